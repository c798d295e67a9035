import type { MotionType } from '@isl/lexicon/form';

const PATHS: Readonly<Record<MotionType | 'none', string>> = {
  none: 'M16 24h16',
  straight: 'M6 24h34M32 16l8 8-8 8',
  arc: 'M6 34C12 8 34 8 40 32M32 28l8 5 3-9',
  circle: 'M38 24a14 14 0 1 1-5-11M34 4v9h-9',
  shake: 'M8 24h32M15 17l-7 7 7 7M33 17l7 7-7 7',
  tap: 'M24 6v24M17 23l7 7 7-7M10 38h28',
  twist: 'M24 6v10M24 32v10M12 24a12 6 0 1 0 10-6M22 12l-2 6 6 3',
  nod: 'M10 40V22a12 12 0 0 1 24 0v6M27 22l7 7 7-7',
  wiggle: 'M8 30q4-16 8 0M18 30q4-20 8 0M28 30q4-16 8 0M8 38h28',
  close: 'M8 24h10M12 18l6 6-6 6M40 24H30M36 18l-6 6 6 6',
  open: 'M22 24H8M14 18l-6 6 6 6M26 24h14M34 18l6 6-6 6',
  tremble: 'M10 24l3-5 4 10 4-10 4 10 4-10 4 10 3-5',
  wave: 'M4 24q5-14 10 0t10 0 10 0M30 18l6 6 4-8',
  zigzag: 'M4 30l8-14 8 14 8-14 8 14M40 22v9h-9',
  brush: 'M6 36h20q8 0 14-16M32 22l8-3 3 8M6 42h26',
  swing: 'M24 42V20M10 18a20 20 0 0 1 28 0M10 10v8h8M38 10v8h-8',
  stir: 'M24 44V26M38 16a14 8 0 1 1-6-6M34 2v9h-9',
};

/** What a movement looks like, in one line. */
export function MotionIcon({ type }: { readonly type: MotionType | 'none' }) {
  return (
    <svg class="edit-motion" viewBox="0 0 48 48" aria-hidden="true">
      <path d={PATHS[type]} />
    </svg>
  );
}
