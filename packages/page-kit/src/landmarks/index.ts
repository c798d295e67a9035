export { encodeLandmarks, type LandmarkHeader, type LandmarkPart } from './encode-landmarks.js';
export { type Finder, type FinderFiles, openFinder } from './finder.js';
export {
  AXES,
  BODY,
  FINDS,
  type Find,
  type Found,
  type FoundHand,
  networksFor,
  POINTS,
  type Point,
  pointAt,
} from './found.js';
export { handsBySide } from './hand-sides.js';
export { areKept, dropKept } from './kept-file.js';
