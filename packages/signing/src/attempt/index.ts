export { compareVariants, type Finding } from './compare.js';
export type { AttemptPart, MeasuredForm } from './measured-form.js';
export type { SeenPoints } from './points.js';
export { nothingTried, tryingAfter } from './trying.js';
