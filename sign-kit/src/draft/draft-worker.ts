/// <reference lib="webworker" />
import { createRig, type RigJson } from '@isl/signing';
import { captureMotion, type Take } from '@isl/signing/captured';
import { draftOf, shoulderWidth } from '@isl/signing/draft';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import type { FigureName } from '../signer/signer.js';
import type { Written } from './kept-draft.js';

const RIGS = { woman, man } as const;

self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly take: Take; readonly figure: FigureName }>) => {
    const rig = createRig(RIGS[data.figure] as unknown as RigJson);
    const { form, costs } = draftOf(captureMotion(data.take, rig), rig);
    const cm = 100 * shoulderWidth(rig);
    const written: Written = {
      segments: form.segments,
      uncertain: form.uncertain,
      costs: costs.map(({ place, palm, handshape, path }) => ({
        placeCm: place * cm,
        palmDegrees: palm,
        handshapeDegrees: handshape,
        pathCm: path * cm,
      })),
    };
    self.postMessage(written);
  },
);
