import type { Segment } from '@isl/lexicon/form';
import { type Fit, fitted } from './fit.js';
import type { ReadSign } from './read.js';
import type { TriedSign } from './table.js';

/** A sign of another collection: no form of ours, and no ISL before a signer of ISL has said so. */
export type ImportedSign = {
  readonly status: 'draft';
  readonly isShownAsIsl: false;
  readonly gloss: string;
  readonly language: string;
  readonly licence: string;
  readonly source: string;
  readonly file: string;
  readonly line: number;
  /** What is only nearly as it was told, or left out. */
  readonly findings: ReadSign['findings'];
  readonly segments: readonly Segment[];
};

export type Provenance = Pick<ImportedSign, 'language' | 'licence' | 'source'>;

const kindOf = (reason: string): string =>
  reason
    .replace(/-?[\d.]+ (mm|degrees)/g, 'some $1')
    .replace(/ beyond .*/, ' beyond its limits')
    .replace(/^[a-z.-]+ stays/, 'a site stays')
    .replace(/from [DN]\.[a-z.-]+/, 'from the other hand');

/** How hands gave way, in the words of a finding. */
const gaveWay = ({ degrees, cm, isSmaller }: Fit): string[] => [
  ...(degrees > 0
    ? [`hands turned so that an arm can, by up to ${degrees > 25 ? '75' : '25'} degrees`]
    : []),
  ...(cm > 0
    ? [`hands moved so that they are in nothing, by up to ${cm > 5 ? '14' : '5'} cm`]
    : []),
  ...(isSmaller ? ['a movement made smaller'] : []),
];

/** The sign with hands that give way where no arm can do what is told, and whether figures can make it then. */
export const tried = (sign: ReadSign, file: string): TriedSign & ReadSign => {
  const fit = fitted(sign.segments);
  const ways = gaveWay(fit);
  const findings = [
    ...sign.findings,
    ...ways.map((cause) => ({
      line: sign.line,
      element: 'sign_manual',
      outcome: 'kept' as const,
      cause,
    })),
  ];
  const why = fit.problems[0]?.reason;
  return {
    ...sign,
    file,
    outcome: findings.length > 0 ? 'kept with a warning' : sign.outcome,
    findings,
    segments: fit.segments,
    solved: {
      is: why === undefined,
      why: why === undefined ? '' : kindOf(why),
      gaveWay: ways.length > 0,
    },
  };
};

export const importedSign = (sign: TriedSign & ReadSign, provenance: Provenance): ImportedSign => ({
  status: 'draft',
  isShownAsIsl: false,
  gloss: sign.gloss,
  ...provenance,
  file: sign.file,
  line: sign.line,
  findings: sign.findings,
  segments: sign.segments,
});
