import createModule from 'virtual:tasks-vision-wasm/vision_wasm_internal.js';
import {
  FaceLandmarker,
  HandLandmarker,
  HolisticLandmarker,
  PoseLandmarker,
} from '@mediapipe/tasks-vision';
import type { Find } from './found.js';
import type { FromWorker, Networks, ToWorker } from './messages.js';
import { PalmSearch } from './palm-search.js';
import { type Results, showsHands, toFound } from './to-found.js';

/** `person` finds body and hands together. */
type Finders = {
  readonly person: HolisticLandmarker | null;
  readonly hands: HandLandmarker | null;
  readonly body: PoseLandmarker | null;
  readonly face: FaceLandmarker | null;
};

/** What of this worker's surroundings is used; the library's own types are for a page. */
declare const self: {
  ModuleFactory: typeof createModule | undefined;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker, transfer?: Transferable[]) => void;
};

/** Others may stand behind who signs. */
const FACES = 3;
/** None is as sure: what finds body and hands leaves faces alone. */
const NO_FACE = 1;
const NO_HANDS = { landmarks: [], worldLandmarks: [], handedness: [], handednesses: [] };

let finders: Finders = { person: null, hands: null, body: null, face: null };
const palms = new PalmSearch();

self.onmessage = ({ data }) => {
  if (data.type === 'open') void open(data.wasmUrl, data.networks);
  else find(data);
};

async function open(wasmUrl: string, networks: Networks): Promise<void> {
  // The loader is part of this worker, so that no further script is fetched.
  const files = { wasmLoaderPath: '', wasmBinaryPath: wasmUrl };
  const { hands, body, face } = networks;
  try {
    finders = {
      person: hands
        ? await made(() =>
            HolisticLandmarker.createFromOptions(files, {
              ...common(hands),
              minFaceDetectionConfidence: NO_FACE,
            }),
          )
        : null,
      hands: hands
        ? await made(() =>
            HandLandmarker.createFromOptions(files, { ...common(hands), numHands: 2 }),
          )
        : null,
      body: body ? await made(() => PoseLandmarker.createFromOptions(files, common(body))) : null,
      face: face
        ? await made(() =>
            FaceLandmarker.createFromOptions(files, { ...common(face), numFaces: FACES }),
          )
        : null,
    };
    self.postMessage({ type: 'opened' });
  } catch (error) {
    self.postMessage({ type: 'notOpened', reason: String(error) });
  }
}

/** The library forgets the loader after each finder that it makes. */
async function made<Made>(make: () => Promise<Made>): Promise<Made> {
  self.ModuleFactory = createModule;
  return make();
}

const common = (modelAssetBuffer: Uint8Array) =>
  ({
    baseOptions: { modelAssetBuffer, delegate: 'CPU' },
    runningMode: 'VIDEO',
  }) as const;

function find({ id, picture, at, finds }: Extract<ToWorker, { type: 'find' }>): void {
  try {
    const { width, height } = picture;
    const found = toFound(look(picture, at, finds), { at, width, height });
    self.postMessage({ type: 'found', id, found });
  } catch (error) {
    self.postMessage({ type: 'notFound', id, reason: String(error) });
  } finally {
    picture.close();
  }
}

function look(picture: ImageBitmap, at: number, finds: readonly Find[]): Results {
  const wanted = (one: Find): boolean => finds.includes(one);
  const isPerson = wanted('hands') || wanted('body');
  const person = (isPerson && finders.person?.detectForVideo(picture, at)) || null;
  const isLost = wanted('hands') && !(person && showsHands(person, picture));
  return {
    person,
    hands: isLost ? lookForPalms(picture, at) : null,
    body: (wanted('body') && finders.body?.detectForVideo(picture, at)) || null,
    face: (wanted('face') && finders.face?.detectForVideo(picture, at)) || null,
  };
}

/** Of a hand before the camera the body may not be seen. */
function lookForPalms(picture: ImageBitmap, at: number): Results['hands'] {
  if (!palms.isDue(at)) return NO_HANDS;
  const found = finders.hands?.detectForVideo(picture, at) ?? null;
  palms.took(at, found?.landmarks.length ?? 0);
  return found;
}
