/** How often clips on their way are looked at again. */
export const POLL_MS = 3000;
/** Where the toasts of this screen are said once more. */
export const PLACE = 'contributions';
/** About how high a contribution is, and how far they stand apart (`--space-16`). */
export const ROW_PX = 560;
export const GAP_PX = 16;
