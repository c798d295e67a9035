import type { Form } from '@isl/lexicon/form';

export type Segments = Form['segments'];

/** What the solver needs of a form beside its segments; none of it moves a hand. */
export const formWith = (segments: Segments): Form => ({
  id: 'word-shown',
  concept: 'shown',
  gloss: 'SHOWN',
  kind: 'word',
  region: 'unknown',
  confidence: 'medium',
  origin: 'gesture',
  uncertain: ['face'],
  sources: [
    {
      name: 'A sign shown to the camera of this device',
      seen: 'Proposed by a computer from one showing; nobody has looked at it',
      seenHi: 'कंप्यूटर ने एक बार दिखाए संकेत से बनाया; किसी ने जाँचा नहीं',
    },
  ],
  alt: 'A computer proposes this from a sign that was shown once to the camera.',
  altHi: 'कैमरे को एक बार दिखाए गए संकेत से कंप्यूटर ने यह सुझाया है।',
  segments,
});
