import type { Form } from '@isl/lexicon/form';

/** `written`: what stands in the forms, slow enough for pictures and clips; `natural`: as people sign. */
export type PaceName = 'written' | 'natural';

const MOVE_MS = 220;
const HOLD_MS = 380;
/** A long way takes longer: no hand goes faster than this on average. */
const MS_PER_METRE = 950;
/** A person's hand goes a longer way faster, and needs a while for the shortest. */
const SHORTEST_MS = 130;
const MS_PER_ROOT_METRE = 350;
/** What of a hold a viewer needs; the rest of a long one is shortened. */
const NEEDED_MS = 140;
const REST_SHARE = 0.15;
/** Who does something again and again does it more quickly than who does it once for all to see. */
const ONCE_MS = 400;
const AGAIN_SHARE = 0.42;

/** How long the hands are on a way of so many metres, if the form does not say that it takes longer. */
export const transitionMs = (
  pace: PaceName,
  written: number | undefined,
  metres: number,
): number =>
  pace === 'written'
    ? Math.max(written ?? MOVE_MS, metres * MS_PER_METRE)
    : Math.max(written ?? 0, SHORTEST_MS + MS_PER_ROOT_METRE * Math.sqrt(metres));

/** How long motions last that are written to take so long. */
export const strokeMs = (pace: PaceName, written: number): number =>
  pace === 'written'
    ? written
    : Math.min(written, ONCE_MS) + Math.max(0, written - ONCE_MS) * AGAIN_SHARE;

/** How long a sign is held. Spelled letters and numerals have nothing but their hold, and keep it. */
export const holdMs = (pace: PaceName, { kind }: Form, written = HOLD_MS): number => {
  const isSpelled = kind === 'letter' || kind === 'numeral';
  if (pace === 'written' || isSpelled || kind === 'expression') return written;
  return Math.min(written, NEEDED_MS) + Math.max(0, written - NEEDED_MS) * REST_SHARE;
};
