import type { components } from '@isl/contracts/frames';
import { encodeLandmarks, type Finder, type Found, handsBySide } from '@isl/page-kit/landmarks';
import type { FrameService } from '../frames/use-frame-sockets';
import { examine } from './examine';

/** As often as the services are to be sent points, at most. */
const LOOK_EVERY_MS = 1000 / 12;
/** A device that looks more seldom than this saves the face for every third picture. */
const BRISK_MS = 125;
const FACE_EVERY = 3;
const NEW_SHARE = 0.2;

export type Look = {
  readonly skeleton: components['schemas']['Skeleton'];
  /** From one look to the next, smoothed. */
  readonly everyMs: number;
};

type Sending = {
  readonly services: readonly FrameService[];
  readonly isDue: (service: FrameService) => boolean;
  readonly nextNumber: () => number;
  /** Leaves out what was learnt from the avatar alone. */
  readonly peopleOnly: () => boolean;
  readonly send: (
    service: FrameService,
    number: number,
    takenAt: number,
    bytes: Uint8Array,
  ) => void;
  readonly onLook: (look: Look) => void;
};

/**
 * Finds points in the camera's pictures and sends each service those that it reads, until it is told
 * to stop. No picture goes anywhere.
 */
export function sendPoints(camera: MediaStream, finder: Finder, sending: Sending): () => void {
  // The device's clock may be set anew; that of the page only goes on.
  const epoch = Date.now() - performance.now();
  let looks = 0;
  let lastAt: number | null = null;
  let everyMs = LOOK_EVERY_MS;
  const hasFace = (): boolean => everyMs <= BRISK_MS || looks % FACE_EVERY === 0;
  return examine(camera, finder, {
    everyMs: LOOK_EVERY_MS,
    finds: () => (hasFace() ? ['hands', 'body', 'face'] : ['hands', 'body']),
    onFound: (found) => {
      const withFace = hasFace();
      looks += 1;
      if (lastAt !== null) everyMs += (found.at - lastAt - everyMs) * NEW_SHARE;
      lastAt = found.at;
      sendFound(found, epoch + found.at, withFace, sending);
      sending.onLook({ skeleton: skeletonOf(found), everyMs });
    },
  });
}

function sendFound(found: Found, takenAt: number, withFace: boolean, sending: Sending): void {
  const due = sending.services.filter(
    (service) => (service === 'signs' || withFace) && sending.isDue(service),
  );
  if (due.length === 0) return;
  const number = sending.nextNumber();
  for (const service of due) {
    const bytes = encodeLandmarks(found, service === 'signs' ? 'signs' : 'face', {
      number,
      sentAt: takenAt,
      peopleOnly: sending.peopleOnly(),
    });
    sending.send(service, number, takenAt, bytes);
  }
}

function skeletonOf(found: Found): Look['skeleton'] {
  const { left, right } = handsBySide(found);
  return {
    pose: flat(found.body?.points),
    leftHand: flat(left),
    rightHand: flat(right),
  };
}

/** Without the depth. */
const flat = (points: Float32Array | null | undefined): number[] =>
  points ? [...points].filter((_, index) => index % 3 !== 2) : [];
