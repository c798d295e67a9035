import type { Form } from './form.js';
import type { Problem } from './problem.js';

const BODY =
  /\b(hands?|fingers?|fingertips?|thumbs?|fists?|palms?|arms?|head|face|brows|eyes|mouth)\b/i;

/** A sign in words is a sentence about the signer's own sides, never about the viewer's left or right. */
export const altProblems = ({ id, alt }: Pick<Form, 'id' | 'alt'>): Problem[] => {
  const of = (reason: string): Problem => ({ file: `forms/${id}.json`, field: 'alt', reason });
  const side = /\b(left|right)\b(?! angle)/i.exec(alt)?.[0];
  return [
    ...(side === undefined ? [] : [of(`says "${side}"; sides are the dominant and the other`)]),
    ...(/^[A-Z].*\.$/s.test(alt) && alt.split(' ').length >= 5 ? [] : [of('is not a sentence')]),
    ...(BODY.test(alt) ? [] : [of('names nothing that moves or is seen: no hand, finger or face')]),
  ];
};
