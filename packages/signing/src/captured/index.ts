export { type Captured, captureMotion } from './captured.js';
export { type Take, TakeError, type TakeFault, type TakenFrame } from './take.js';
export { readTake } from './take-file.js';
