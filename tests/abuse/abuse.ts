import type { StackFile } from '../support/stack.js';

/** What one attack did to the people who wanted to use the product meanwhile. */
export type Outcome = {
  /** What they got before the attack, in one line with its figures. */
  readonly before: string;
  /** What they got during it or after, measured in the same way. */
  readonly after: string;
  readonly held: boolean;
};

/** Traffic to a stack of its own on loopback, bounded in count and in time. */
export type Abuse = {
  readonly name: string;
  readonly run: (stack: StackFile) => Promise<Outcome>;
};
