export { createConverter } from './convert.js';
export { spansOf } from './order.js';
export type { Converted, FaceSpan, Gloss, Lexeme, Mark, Words } from './types.js';
