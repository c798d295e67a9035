export {
  compareVariants,
  type Finding,
  HEIGHTS,
  type Height,
  WAYS,
  type Way,
} from './compare.js';
export type { AttemptPart, MeasuredForm } from './measured-form.js';
export type { SeenPoints } from './points.js';
export { DIGIT_NAMES, type DigitName } from './shape.js';
export { nothingTried, type Trying, tryingAfter } from './trying.js';
