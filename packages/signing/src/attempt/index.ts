export type { Finding } from './compare.js';
export type { AskedFace } from './face.js';
export type { AttemptPart } from './measured-form.js';
export { type ToldDifference, toldOf } from './words.js';
