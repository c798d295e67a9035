import { loadForms } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import keptFaces from '../asked-faces.json' with { type: 'json' };
import kept from '../measured-forms.json' with { type: 'json' };
import { facesOf } from '../src/attempt/face.js';
import { faceOf } from '../src/attempt/faces.js';
import { measureForms } from '../src/attempt/measured-form.js';
import { aRig, LEXICON } from './support/fixtures.js';

describe('the measured forms', () => {
  it('are those of the lexicon as it is', () => {
    const now = measureForms(loadForms(LEXICON), aRig());
    const stale = Object.keys({ ...now, ...kept }).filter(
      (id) => JSON.stringify(now[id]) !== JSON.stringify(kept[id as keyof typeof kept]),
    );
    expect(stale, 'npm run -w @isl/signing measured-forms').toEqual([]);
  });
});

describe('the faces of signs without hands', () => {
  it('are those of the lexicon as it is', () => {
    expect(facesOf(loadForms(LEXICON)), 'npm run -w @isl/signing measured-forms').toEqual(
      keptFaces,
    );
  });

  it('are asked of no sign that hands make', () => {
    expect(faceOf('expression-negation')).toContainEqual({ channel: 'head', value: 'shake' });
    expect(faceOf('word-hello')).toEqual([]);
  });
});
