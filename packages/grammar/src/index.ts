export { createConverter } from './convert.js';
export type { Converted, Mark, Words } from './types.js';
