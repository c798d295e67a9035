import { quat, vec3 } from 'gl-matrix';
import { STATE_SIZE } from '../face.js';
import { ANGLES } from '../handshapes.js';
import { restingHand } from '../idle-hand.js';
import type { BodyKey, HandKey } from '../key.js';
import { askedOf } from '../life/attention.js';
import { transitionMs } from '../pace.js';
import { NOWHERE, type Rig, scale, type Vec } from '../rig.js';
import { createSampler } from '../sampler.js';
import type { Sequence, SequenceOptions } from '../sequence.js';
import { DIRECT, type Span } from '../span.js';
import type { TakenHand, TakenHands } from '../taken-hand.js';
import { detoursOf } from '../ways.js';
import { easedBetween, outOfBody, towardEachOther, towardHead } from './contacts.js';
import { takenFaces } from './faces.js';
import { gapToHead } from './gaps.js';
import { type SeenHand, seenHand } from './hands.js';
import { type SeenHead, seenHead } from './head.js';
import { phasesOf } from './phases.js';
import { checkTake, type Take, TakeError } from './take.js';
import { type View, viewOf } from './view.js';

/** A person's sign as the figure makes it: what the player takes of any row of signs. */
export type Captured = Sequence & {
  /** When the hands have come to where the sign is, and when they leave it. */
  readonly strokeMs: readonly [number, number];
  /** When the first moment of the take that was kept comes to pass, and when it was on the take's own clock. */
  readonly keptFrom: { readonly atMs: number; readonly takenAtMs: number };
  readonly stops: readonly { readonly index: number; readonly atMs: number }[];
  /** The hands that were kept, D the person's right one, from `keptFrom.atMs` on. */
  readonly hands: TakenHands;
};

/** To rest. */
const BACK_MS = 420;
/** A hand so near to the head goes where the head goes, and from so far on not at all. */
const WITH_HEAD_M = [0.04, 0.16] as const;
/** Between rest and what was seen of a hand. */
const FROM_REST_MS = 260;

/**
 * One take of a person as a movement of the figure, from rest to rest. Limbs have the figure's lengths and bend as
 * its limbs can; hands that look as if they touched do. Throws TakeError where nothing can be made of the take.
 */
export function captureMotion(
  take: Take,
  rig: Rig,
  {
    isLeftHanded = false,
    seed = 1,
    id = 'captured',
  }: Pick<SequenceOptions, 'isLeftHanded' | 'seed'> & {
    readonly id?: string;
  } = {},
): Captured {
  checkTake(take);
  const { frames } = take;
  const times = frames.map(({ atMs }) => atMs);
  const view = viewOf(take, rig);
  const head = seenHead(frames, view, rig);
  const seen = { D: seenHand(frames, view, rig.arms[0]), N: seenHand(frames, view, rig.arms[1]) };
  const hands = [seen.D, seen.N].filter((hand) => hand !== null);
  const phases = phasesOf(times, hands);
  if (!phases) throw new TakeError('no-hand', 'No hand came up in any frame.');
  const { first, last } = phases;
  const moved = {
    D: placed(rig, 'D', seen.D, times, head),
    N: placed(rig, 'N', seen.N, times, head),
  };
  restoreContacts(rig, moved, times, view);
  const timesMs = Float32Array.from(times.slice(first, last + 1), (ms) => ms - (times[first] ?? 0));
  const taken: TakenHands = {
    timesMs,
    D: listed(moved.D.slice(first, last + 1)),
    N: listed(moved.N.slice(first, last + 1)),
  };
  const rest: BodyKey = { D: restingHand(rig, 'D'), N: restingHand(rig, 'N') };
  const begin: BodyKey = { D: moved.D[first] as HandKey, N: moved.N[first] as HandKey };
  const end: BodyKey = { D: moved.D[last] as HandKey, N: moved.N[last] as HandKey };
  const upMs = wayMs(rest, begin);
  const lastMs = upMs + (timesMs.at(-1) ?? 0);
  const durationMs = lastMs + Math.max(BACK_MS, wayMs(end, rest));
  const spans: Span[] = [
    { ...way(rig, rest, begin), startMs: 0, endMs: upMs },
    {
      startMs: upMs,
      endMs: lastMs,
      from: begin,
      to: end,
      detours: DIRECT,
      tracks: [],
      ways: 1,
      taken,
    },
    { ...way(rig, end, rest), startMs: lastMs, endMs: durationMs },
  ];
  const none = new Float32Array(STATE_SIZE);
  const faces = [
    { startMs: 0, easeMs: 1, state: none },
    ...takenFaces(frames, head, { first, last, startMs: upMs }),
    { startMs: lastMs, easeMs: BACK_MS, state: none },
  ];
  // The person's own head and eyes, where they were seen; life keeps out of the head.
  const asked = askedOf({ head: 'nod' }, 0, lastMs);
  const attention = { asked, watches: [], looks: [], blinksMs: [], said: [] };
  const sampler = createSampler(
    rig,
    { spans, faces, swings: [], attention },
    { isLeftHanded, seed },
  );
  const msOf = (frame: number): number => upMs + (times[frame] ?? 0) - (times[first] ?? 0);
  const strokeMs = [msOf(phases.strokeFirst), msOf(phases.strokeLast)] as const;
  const stillMs = msOf(phases.still);
  return {
    ...sampler,
    durationMs,
    strokeMs,
    hands: taken,
    keptFrom: { atMs: upMs, takenAtMs: times[first] ?? 0 },
    marks: [{ index: 0, id, gloss: '', startMs: 0, endMs: lastMs, stillMs }],
    stops: [{ index: 0, atMs: strokeMs[0] }],
  };
}

const wayMs = (from: BodyKey, to: BodyKey): number =>
  transitionMs(
    'natural',
    undefined,
    Math.max(vec3.distance(from.D.wrist, to.D.wrist), vec3.distance(from.N.wrist, to.N.wrist)),
  );

const way = (rig: Rig, from: BodyKey, to: BodyKey): Omit<Span, 'startMs' | 'endMs'> => ({
  from,
  to,
  detours: detoursOf(rig, from, to),
  tracks: [],
  ways: 1,
});

type MovedHand = { -readonly [Part in keyof HandKey]: HandKey[Part] };

/** A hand frame by frame: as it was seen where it is up, at rest elsewhere, and moved along with the figure's head. */
function placed(
  rig: Rig,
  side: 'D' | 'N',
  seen: SeenHand | null,
  times: readonly number[],
  { noseOff }: SeenHead,
): MovedHand[] {
  const rest = restingHand(rig, side);
  if (!seen) return times.map(() => ({ ...rest }));
  const up = easedUp(times, seen.isUp);
  return times.map((_, k) => {
    const turn = seen.turns[k] as quat;
    const angles = seen.angles[k] as Float32Array;
    const wrist = vec3.fromValues(...(seen.wrists[k] as Vec));
    const off = noseOff[k] as Vec;
    // As it would be against the figure's head, if it goes with it.
    const atHead = vec3.subtract(vec3.create(), wrist, off as unknown as vec3);
    const withHead =
      near(gapToHead(rig, side, { angles, turn, wrist: atHead })) * (up[k] as number);
    vec3.lerp(wrist, wrist, atHead, withHead);
    return blended(
      rest,
      { ...rest, angles, turn, wrist, swivel: seen.swivels[k] as number, withHead, rests: 0 },
      up[k] as number,
    );
  });
}

const near = (gap: number): number => {
  const t = Math.min(1, Math.max(0, (WITH_HEAD_M[1] - gap) / (WITH_HEAD_M[1] - WITH_HEAD_M[0])));
  return t * t * (3 - 2 * t);
};

/** 1 where a hand is up, and on the way there before and after. */
function easedUp(times: readonly number[], isUp: readonly boolean[]): number[] {
  return times.map((now) => {
    let least = Number.POSITIVE_INFINITY;
    isUp.forEach((one, k) => {
      if (one) least = Math.min(least, Math.abs((times[k] ?? 0) - now));
    });
    const t = Math.max(0, 1 - least / FROM_REST_MS);
    return t * t * (3 - 2 * t);
  });
}

function blended(rest: HandKey, up: HandKey, share: number): MovedHand {
  if (share === 1) return { ...up };
  const angles = rest.angles.map((angle, k) => angle + ((up.angles[k] ?? 0) - angle) * share);
  return {
    ...up,
    angles,
    turn: quat.slerp(quat.create(), rest.turn, up.turn, share),
    wrist: vec3.lerp(vec3.create(), rest.wrist, up.wrist, share),
    swivel: rest.swivel + (up.swivel - rest.swivel) * share,
    rests: 1 - share,
    from: NOWHERE,
  };
}

/** Moves hands so that those touch that look as if they did, and none is in the body. */
function restoreContacts(
  rig: Rig,
  hands: { readonly D: MovedHand[]; readonly N: MovedHand[] },
  times: readonly number[],
  view: View,
): void {
  const isFree = (hand: MovedHand): boolean => hand.rests === 0;
  for (const side of ['D', 'N'] as const) {
    const others = hands[side === 'D' ? 'N' : 'D'];
    const asked = hands[side].map((hand, k) =>
      isFree(hand)
        ? towardHead(rig, side, hand, others[k]?.rests === 1 ? view.awayAt(k, hand.wrist) : null)
        : null,
    );
    const { by, share } = easedBetween(times, asked);
    for (const [k, hand] of hands[side].entries()) {
      shift(hand, by[k] ?? NOWHERE);
      hand.touches = share[k] ?? 0;
      hand.withHead = Math.max(hand.withHead, share[k] ?? 0);
    }
  }
  const asked = hands.D.map((hand, k) => {
    const other = hands.N[k] as MovedHand;
    return isFree(hand) && isFree(other) ? towardEachOther(rig, hand, other) : null;
  });
  const { by } = easedBetween(times, asked);
  for (const [k, hand] of hands.D.entries()) {
    shift(hand, scale(by[k] ?? NOWHERE, 0.5));
    shift(hands.N[k] as MovedHand, scale(by[k] ?? NOWHERE, -0.5));
  }
  for (const side of ['D', 'N'] as const) {
    const out = hands[side].map((hand) => (isFree(hand) ? outOfBody(rig, side, hand) : null));
    const eased = easedBetween(times, out).by;
    for (const [k, hand] of hands[side].entries()) shift(hand, eased[k] ?? NOWHERE);
  }
}

const shift = (hand: MovedHand, by: Vec): void => {
  hand.wrist = vec3.add(vec3.create(), hand.wrist, by as unknown as vec3);
};

/** Keys as the lists that a span plays. */
function listed(keys: readonly HandKey[]): TakenHand {
  const list = (size: number, of: (key: HandKey) => ArrayLike<number>): Float32Array => {
    const values = new Float32Array(keys.length * size);
    for (const [k, key] of keys.entries()) values.set(of(key), k * size);
    return values;
  };
  const turns = list(4, ({ turn }) => turn);
  for (let at = 4; at < turns.length; at += 4) {
    let along = 0;
    for (let k = 0; k < 4; k += 1)
      along += (turns[at + k] as number) * (turns[at + k - 4] as number);
    if (along < 0) for (let k = 0; k < 4; k += 1) turns[at + k] = -(turns[at + k] as number);
  }
  return {
    wrists: list(3, ({ wrist }) => wrist),
    turns,
    angles: list(ANGLES, ({ angles }) => angles),
    swivels: list(1, ({ swivel }) => [swivel]),
    withHead: list(1, ({ withHead }) => [withHead]),
    touches: list(1, ({ touches = 0 }) => [touches]),
    rests: list(1, ({ rests = 0 }) => [rests]),
  };
}
