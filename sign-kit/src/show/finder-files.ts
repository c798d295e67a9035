import wasm from 'virtual:tasks-vision-wasm/vision_wasm_internal.wasm?url';
import type { FinderFiles } from '@isl/page-kit/landmarks';
import body from '@isl/page-kit/models/body.task?url';
import face from '@isl/page-kit/models/face.task?url';
import hands from '@isl/page-kit/models/hands.task?url';

/** What the build put beside the page; their names have their content's checksum. */
export const FINDER_FILES: FinderFiles = { wasm, networks: { hands, body, face } };
