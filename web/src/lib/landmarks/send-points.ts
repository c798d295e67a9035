import { type components, LANDMARKS } from '@isl/contracts/frames';
import { encodeLandmarks, type Finder, type Found, handsBySide } from '@isl/page-kit/landmarks';
import type { FrameService } from '../frames/use-frame-sockets';
import { examine } from './examine';

/** As often as the camera's pictures are looked at, at most. */
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
  /** Whether a message may go now; until then what was found waits for the next. */
  readonly isDue: (service: FrameService) => boolean;
  readonly nextNumber: () => number;
  /** Leaves out what was learnt from the avatar alone. */
  readonly peopleOnly: () => boolean;
  /** One message, with the number of its newest picture and when that was taken. */
  readonly send: (
    service: FrameService,
    number: number,
    takenAt: number,
    bytes: Uint8Array,
  ) => void;
  readonly onLook: (look: Look) => void;
};

export type PointsSender = {
  readonly stop: () => void;
  /** Sends now what was found and waits. */
  readonly flush: () => void;
};

/**
 * Finds points in the camera's pictures and sends each service those that it reads, several pictures
 * in a message where messages are due more seldom than pictures come, until it is told to stop. No
 * picture itself goes anywhere.
 */
export function sendPoints(camera: MediaStream, finder: Finder, sending: Sending): PointsSender {
  // The device's clock may be set anew; that of the page only goes on.
  const epoch = Date.now() - performance.now();
  let looks = 0;
  let lastAt: number | null = null;
  let everyMs = LOOK_EVERY_MS;
  const waiting = new Map(sending.services.map((service) => [service, newMessage]));
  const hasFace = (): boolean => everyMs <= BRISK_MS || looks % FACE_EVERY === 0;
  const flush = (service: FrameService): void => {
    const { newest, pictures } = waiting.get(service) ?? newMessage;
    if (!newest) return;
    waiting.set(service, newMessage);
    sending.send(service, newest.number, newest.takenAt, joined(pictures));
  };
  const keep = (found: Found, takenAt: number, withFace: boolean): void => {
    const number = sending.nextNumber();
    for (const service of sending.services) {
      if (service !== 'signs' && !withFace) continue;
      const header = { number, sentAt: takenAt, peopleOnly: sending.peopleOnly() };
      const bytes = encodeLandmarks(found, service === 'signs' ? 'signs' : 'face', header);
      const message = waiting.get(service) ?? newMessage;
      waiting.set(service, withPicture(message, { number, takenAt, bytes }));
      if (sending.isDue(service)) flush(service);
    }
  };
  const stop = examine(camera, finder, {
    everyMs: LOOK_EVERY_MS,
    finds: () => (hasFace() ? ['hands', 'body', 'face'] : ['hands', 'body']),
    onFound: (found) => {
      const withFace = hasFace();
      looks += 1;
      if (lastAt !== null) everyMs += (found.at - lastAt - everyMs) * NEW_SHARE;
      lastAt = found.at;
      keep(found, epoch + found.at, withFace);
      sending.onLook({ skeleton: skeletonOf(found), everyMs });
    },
  });
  return {
    stop,
    flush: () => {
      for (const service of sending.services) flush(service);
    },
  };
}

type Picture = { readonly number: number; readonly takenAt: number; readonly bytes: Uint8Array };
type Message = { readonly pictures: readonly Picture[]; readonly newest: Picture | null };

const newMessage: Message = { pictures: [], newest: null };

/** The newest pictures that one message may hold. */
function withPicture({ pictures }: Message, picture: Picture): Message {
  const isNear = ({ takenAt }: Picture): boolean =>
    picture.takenAt - takenAt <= LANDMARKS.longestMs;
  const kept = [...pictures.filter(isNear), picture].slice(-LANDMARKS.most);
  return { pictures: kept, newest: picture };
}

function joined(pictures: readonly Picture[]): Uint8Array {
  const whole = new Uint8Array(pictures.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of pictures) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
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
