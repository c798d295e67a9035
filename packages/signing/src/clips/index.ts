export { ASPECT, axesOf, BEFORE_FIGURE, type Camera } from './camera.js';
export {
  type Clip,
  type Figures,
  FRAMES_PER_SECOND,
  type Recording,
  recordNothing,
  recordSign,
  recordSpelled,
} from './clip.js';
export { writeNpy } from './npy.js';
export { POINTS } from './points.js';
export { createRandom } from './random.js';
export { asksFace, SHOWN_REST_MS } from './shown.js';
export { RANGES, SPLITS, type Split } from './splits.js';
