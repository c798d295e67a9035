import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@isl/service-kit';
import { HOLISTIC } from '@isl/signing/holistic';
import { decodePose, PoseFileError, pointsOf } from '@isl/signing/pose-layout';
import type { ObjectStore } from '../store/object-store.js';
import type { Written } from '../store/object-writer.js';

/** Of a take of a minute at 30 a second, and a second beside. */
const MOST_FRAMES = 61 * 30;
const MIB = 1024 * 1024;
export const MOST_BYTES = 17 * MIB;
export const POSE_TYPE = 'application/octet-stream';

/** The bytes of a body that may have so many; what is beyond them is not read. */
export async function readBody(body: Readable, declared: number): Promise<Buffer> {
  if (declared > MOST_BYTES) throw tooLarge();
  let read = 0;
  body.on('data', (piece: Buffer) => {
    read += piece.length;
    if (read > MOST_BYTES) body.destroy(tooLarge());
  });
  return buffer(body);
}

/** Nothing but points of a person as a finder finds them; what a stranger sent is read before. */
export function checkLandmarks(file: Uint8Array): void {
  try {
    const limits = { frames: MOST_FRAMES, points: pointsOf(HOLISTIC) };
    const { components } = decodePose(file, limits);
    const isHolistic =
      components.length === HOLISTIC.length &&
      components.every(
        ({ name, points }, index) =>
          name === HOLISTIC[index]?.name && points.length === HOLISTIC[index].points.length,
      );
    if (!isHolistic) throw new PoseFileError('its points are not those of MediaPipe Holistic');
  } catch (error) {
    if (!(error instanceof PoseFileError)) throw error;
    throw new AppError('LANDMARKS_BROKEN', `The points cannot be read: ${error.message}.`);
  }
}

export async function keepPoints(
  store: Pick<ObjectStore, 'openWriter'>,
  key: string,
  file: Uint8Array,
): Promise<Written> {
  const writer = store.openWriter(key, POSE_TYPE);
  try {
    await writer.write(file);
    return await writer.finish();
  } catch (error) {
    await writer.abort().catch(() => undefined);
    throw error;
  }
}

function tooLarge(): AppError {
  return new AppError('LANDMARKS_TOO_LARGE', `Points may have ${MOST_BYTES / MIB} MiB.`);
}
