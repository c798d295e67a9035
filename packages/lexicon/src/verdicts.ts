import { createHash } from 'node:crypto';
import type { Form, FormStatus, Review } from './form.js';

/** What one member says of how the avatar makes a form. */
export type FormVerdict = {
  /** Of the form as it was seen; of another notation the verdict says nothing. */
  readonly formHash: string;
  readonly verdict: 'right' | 'wrong';
  readonly region: string;
  /** The day, as in 2026-03-01. */
  readonly date: string;
  /** Of a moderator, whose newest word outweighs all reviewers. */
  readonly decides: boolean;
};

/** The reviews of members stand in a form under this and a number, without a name. */
const MEMBER = 'member ';
/** How many reviewers must find a form right. One who finds it wrong is enough: people copy it. */
const RIGHT_NEEDED = 2;

/** Changes with what the avatar signs, and not with the form's sources, text or reviews. */
export const formHashOf = ({ segments }: Pick<Form, 'segments'>): string =>
  createHash('sha256').update(JSON.stringify(segments)).digest('hex');

/** What the verdicts on a form, one of each member, make of it, and those that it rests on. */
export const decide = (
  formHash: string,
  verdicts: readonly FormVerdict[],
): {
  readonly status: Exclude<FormStatus, 'withdrawn'>;
  readonly because: readonly FormVerdict[];
} => {
  const valid = verdicts
    .filter((one) => one.formHash === formHash)
    .sort((a, b) => a.date.localeCompare(b.date));
  const right = valid.filter(({ verdict }) => verdict === 'right');
  const wrong = valid.filter(({ verdict }) => verdict === 'wrong');
  const decided = valid.filter(({ decides }) => decides).at(-1)?.verdict;
  if ((decided ?? (wrong.length > 0 && 'wrong')) === 'wrong') {
    return { status: 'disputed', because: wrong };
  }
  const isReviewed = decided === 'right' || right.length >= RIGHT_NEEDED;
  return isReviewed ? { status: 'reviewed', because: right } : { status: 'draft', because: [] };
};

/** The verdicts on forms, by the form's id. */
export type FormVerdicts = ReadonlyMap<string, readonly FormVerdict[]>;

/** A form's reviews with what the verdicts decide; those that were written by hand stay. */
export const reviewsFrom = (
  form: Pick<Form, 'reviews' | 'segments'>,
  verdicts: readonly FormVerdict[],
): Review[] => [
  ...(form.reviews ?? []).filter(({ who }) => !who.startsWith(MEMBER)),
  ...decide(formHashOf(form), verdicts).because.map(
    ({ region, date, verdict }, index): Review => ({
      who: `${MEMBER}${index + 1}`,
      region,
      date,
      verdict,
    }),
  ),
];
