import type { Finding } from './compare.js';
import type { AttemptPart } from './measured-form.js';

type Difference = Extract<Finding, { readonly agrees: false }>;
type Of<Part extends AttemptPart> = Extract<Difference, { readonly part: Part }>;
type Height = Of<'place'>['form'];
type Finger = NonNullable<Of<'handshape'>['finger']>['name'];

/** Names the sentence of a difference, and what stands in it; a page has the words in its reader's language. */
export type ToldDifference = {
  readonly part: AttemptPart;
  readonly kind:
    | ('one' | 'two')
    | ('heights' | Of<'place'>['way'])
    | ('other' | 'straight' | 'bent')
    | Of<'movement'>['form'];
  readonly heights?: { readonly form: Height; readonly seen: Height };
  readonly finger?: Finger;
};

/** More at once nobody mends. */
const MOST_DIFFERENCES = 2;

/** What is told of a try: the first differences, and every part that agreed. */
export function toldOf(findings: readonly Finding[]): {
  readonly differing: readonly ToldDifference[];
  readonly agreeing: readonly AttemptPart[];
} {
  const differing = findings.flatMap((finding) => (finding.agrees ? [] : [differenceOf(finding)]));
  return {
    differing: differing.slice(0, MOST_DIFFERENCES),
    agreeing: findings.flatMap(({ agrees, part }) => (agrees ? [part] : [])),
  };
}

function differenceOf(finding: Difference): ToldDifference {
  const { part } = finding;
  switch (part) {
    case 'hands':
      return { part, kind: finding.form === 1 ? 'one' : 'two' };
    case 'place': {
      const { form, seen, way } = finding;
      return form === seen
        ? { part, kind: way }
        : { part, kind: 'heights', heights: { form, seen } };
    }
    case 'handshape': {
      if (!finding.finger) return { part, kind: 'other' };
      const { name, isStraight } = finding.finger;
      return { part, kind: isStraight ? 'straight' : 'bent', finger: name };
    }
    case 'movement':
      return { part, kind: finding.form };
  }
}
