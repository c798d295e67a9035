import type { Finding } from './finding.js';
import type { ReadSign, RefusedSign } from './read.js';

/** A sign with whether figures can make it; refused ones were not tried. */
export type TriedSign = (ReadSign | RefusedSign) & {
  readonly file: string;
  readonly solved?: { readonly is: boolean; readonly why: string; readonly gaveWay: boolean };
};

const percent = (part: number, all: number): string =>
  `${((part / Math.max(1, all)) * 100).toFixed(1)} %`;

const line = ({ line: at, element, outcome, cause, value }: Finding): string =>
  `line ${at}, <${element}>: ${outcome}: ${cause}${value === undefined ? '' : `: "${value}"`}`;

/** What became of each sign and of each element that was not simply read. */
export const signLines = (signs: readonly TriedSign[]): string[] =>
  signs.flatMap((sign) => {
    const solved =
      sign.solved === undefined
        ? ''
        : sign.solved.is
          ? sign.solved.gaveWay
            ? ', hands gave way'
            : ''
          : `, not solved: ${sign.solved.why}`;
    const refused =
      sign.outcome === 'refused'
        ? [
            `    line ${sign.refused.line}, <${sign.refused.element}>: refused: ${sign.refused.cause}${sign.refused.value === undefined ? '' : `: "${sign.refused.value}"`}`,
          ]
        : [];
    return [
      `${sign.file}: line ${sign.line}: ${sign.gloss || '(no gloss)'}: ${sign.outcome}${solved}`,
      ...refused,
      ...sign.findings.map((finding) => `    ${line(finding)}`),
    ];
  });

/** All signs in numbers, and the causes, the commonest first. */
export const summaryLines = (signs: readonly TriedSign[]): string[] => {
  const count = (outcome: TriedSign['outcome']): number =>
    signs.filter((sign) => sign.outcome === outcome).length;
  const row = (name: string, number: number): string =>
    `${name.padEnd(34)}${String(number).padStart(6)}  ${percent(number, signs.length)}`;
  const solved = signs.filter((sign) => sign.solved?.is === true);
  const rows = [
    row('signs', signs.length),
    row('read', count('read')),
    row('kept with a warning', count('kept with a warning')),
    row('refused', count('refused')),
    row('solved as told', solved.filter((sign) => sign.solved?.gaveWay === false).length),
    row('solved, hands giving way', solved.filter((sign) => sign.solved?.gaveWay === true).length),
    row('not solved', signs.filter((sign) => sign.solved?.is === false).length),
  ];
  const causes = new Map<string, Set<TriedSign>>();
  const add = (cause: string, sign: TriedSign): void => {
    causes.set(cause, (causes.get(cause) ?? new Set()).add(sign));
  };
  for (const sign of signs) {
    for (const { outcome, cause } of sign.findings) add(`${outcome}: ${cause}`, sign);
    if (sign.outcome === 'refused') add(`refused: ${sign.refused.cause}`, sign);
    if (sign.solved?.is === false) add(`not solved: ${sign.solved.why}`, sign);
  }
  const table = [...causes].sort(([, a], [, b]) => b.size - a.size);
  return [
    ...rows,
    '',
    'signs by cause',
    ...table.map(([cause, of]) => `${String(of.size).padStart(6)}  ${cause}`),
  ];
};
