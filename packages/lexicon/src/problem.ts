export type Problem = { readonly file: string; readonly field: string; readonly reason: string };

/** The lexicon's files are not what they should be; the message lists file, field and reason. */
export class LexiconError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The lexicon has ${problems.length} problem(s):\n${problems.map(line).join('\n')}`);
    this.name = 'LexiconError';
    this.problems = problems;
  }
}

const line = ({ file, field, reason }: Problem): string =>
  `  ${file}${field && `: ${field}`}: ${reason}`;
