import type { FaceChannel, FaceParameters } from '../../../lib/face/use-face-words';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';
import type { LessonSentence } from '../api';

/** What is asked of a face as the face service would name it: any of these words. */
export type FaceWish = { readonly channel: FaceChannel; readonly words: readonly string[] };

const TILTED = ['tilt-left', 'tilt-right'];
/** The codes of forms and grammar that a camera plainly sees; what is slight, or within the face, is left out. */
const SEEN_AS: Readonly<Record<string, readonly FaceWish[]>> = {
  'brows up': [{ channel: 'brows', words: ['up'] }],
  'brows up-high': [{ channel: 'brows', words: ['up'] }],
  'brows down': [{ channel: 'brows', words: ['down'] }],
  'brows furrowed': [{ channel: 'brows', words: ['down'] }],
  'brows neutral': [{ channel: 'brows', words: ['neutral'] }],
  'eyes wide': [{ channel: 'eyes', words: ['wide'] }],
  'eyes wide-open': [{ channel: 'eyes', words: ['wide'] }],
  'eyes squint': [{ channel: 'eyes', words: ['squint'] }],
  'eyes closed': [{ channel: 'eyes', words: ['closed'] }],
  'eyes neutral': [{ channel: 'eyes', words: ['neutral'] }],
  'mouth smile': [{ channel: 'lipCorners', words: ['corners-up'] }],
  'mouth laugh': [{ channel: 'lipCorners', words: ['corners-up'] }],
  'mouth corners-up': [{ channel: 'lipCorners', words: ['corners-up'] }],
  'mouth corners-down': [{ channel: 'lipCorners', words: ['corners-down'] }],
  'mouth open': [{ channel: 'mouth', words: ['open', 'wide-open'] }],
  'mouth wide-open': [{ channel: 'mouth', words: ['wide-open', 'open'] }],
  'mouth jaw-drop': [{ channel: 'mouth', words: ['open', 'wide-open'] }],
  'mouth neutral': [{ channel: 'mouth', words: ['neutral'] }],
  'head nod': [{ channel: 'headMovement', words: ['nod'] }],
  'head nods': [{ channel: 'headMovement', words: ['nod'] }],
  'head shake': [{ channel: 'headMovement', words: ['shake'] }],
  'head sway': [{ channel: 'headMovement', words: ['sway'] }],
  'head neutral': [{ channel: 'headMovement', words: ['neutral'] }],
  'head chin-up': [{ channel: 'chin', words: ['chin-up'] }],
  'head chin-down': [{ channel: 'chin', words: ['chin-down'] }],
  'head tilt-D': [{ channel: 'headTilt', words: TILTED }],
  'head tilt-N': [{ channel: 'headTilt', words: TILTED }],
  'head tilt-side': [{ channel: 'headTilt', words: TILTED }],
  'head forward': [{ channel: 'headDistance', words: ['forward'] }],
};

type Asked = { readonly channel: string; readonly value: string };
const seenAs = ({ channel, value }: Asked): readonly FaceWish[] =>
  SEEN_AS[`${channel} ${value}`] ?? [];

/** Of what is asked, all that the face service can tell of. */
export const wishesOf = (asked: readonly Asked[]): readonly FaceWish[] => asked.flatMap(seenAs);

/** What a sentence asks of the face over its glosses from `start` to before `end`. */
export type WishOver = FaceWish & { readonly start: number; readonly end: number };

/** What asks and denies, and no more: while hands sign, little else of a face is told for sure. */
const GRAMMAR: readonly FaceChannel[] = ['brows', 'chin', 'headMovement'];

export const wishesOfSentence = (spans: LessonSentence['spans']): readonly WishOver[] =>
  spans.flatMap((span) =>
    seenAs(span)
      .filter(({ channel }) => GRAMMAR.includes(channel))
      .map((wish) => ({ ...wish, start: span.start, end: span.end })),
  );

const CALM: readonly FaceWish[] = [
  { channel: 'brows', words: ['neutral'] },
  { channel: 'headMovement', words: ['neutral'] },
];

/**
 * The face of a sentence, to be made without its signs: what asks or denies, and a calm one where nothing is asked.
 * None where all that is asked is slight, as with a request.
 */
export function wishesOfFace(spans: LessonSentence['spans']): readonly FaceWish[] {
  if (spans.length === 0) return CALM;
  const wishes = new Map(
    wishesOfSentence(spans).map(({ channel, words }) => [channel, { channel, words }]),
  );
  return [...wishes.values()];
}

type FaceSample = { readonly at: number; readonly parameters: FaceParameters };

export type FaceSeen = {
  /** Left out before the first answer. */
  readonly state?: FrameProcessed['face_state'];
  readonly samples: readonly FaceSample[];
};

export const noFaceSeen: FaceSeen = { samples: [] };

/** So long a face is kept in mind. */
const KEPT_MS = 60_000;
/** What is shorter is a twitch, or a mistake of the service. */
const HELD_MS = 300;

export const faceAfter = (
  { samples }: FaceSeen,
  { face_state: state, face_parameters: parameters }: FrameProcessed,
  at: number,
): FaceSeen => ({
  state,
  samples: [...samples.filter((one) => at - one.at < KEPT_MS), { at, parameters }],
});

export type Time = { readonly from: number; readonly until: number };
const ANY_TIME: Time = { from: 0, until: Number.POSITIVE_INFINITY };

/** Whether what is wished came and was held, in this time. */
export function hasCome(
  samples: readonly FaceSample[],
  { channel, words }: FaceWish,
  { from, until }: Time = ANY_TIME,
): boolean {
  let since: number | null = null;
  for (const { at, parameters } of samples) {
    if (at < from || at > until) continue;
    if (!words.includes(parameters[channel]?.word ?? '')) since = null;
    // A movement of the head is named by the second before.
    else if (channel === 'headMovement') return true;
    else if (since === null) since = at;
    else if (at - since >= HELD_MS) return true;
  }
  return false;
}
