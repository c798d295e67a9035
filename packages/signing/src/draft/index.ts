export { draftOf } from './draft.js';
export { shoulderWidth } from './posed-hands.js';
