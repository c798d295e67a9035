import type { Form, NonManual, Segment } from '@isl/lexicon/form';
import { vec3 } from 'gl-matrix';
import { comfortableSwivel } from './arm.js';
import { depthBetweenHands } from './bodies.js';
import { STATE_SIZE, type Swing } from './face.js';
import { type FaceSpan, paintFace } from './face-track.js';
import { readyHand, restingHand } from './idle-hand.js';
import type { BodyKey, HandKey, Manner } from './key.js';
import {
  type Asked,
  askedOf,
  holdsTheViewer,
  LOOK_MS,
  type Look,
  type Watch,
} from './life/attention.js';
import { locusOf } from './life/loci.js';
import { keepsItsMouth, type Said, saidAlong } from './life/mouthing.js';
import { isWatched, phraseBlinks } from './life/phrases.js';
import { afterMotions, motionMs, tracksOf } from './motion.js';
import { holdMs, type PaceName, strokeMs, transitionMs } from './pace.js';
import type { Rig } from './rig.js';
import { createSampler } from './sampler.js';
import { solveSegment } from './segment.js';
import { DIRECT, holding, type Span } from './span.js';
import type { Mark, Pose, SequenceItem } from './types.js';
import { crossing, curved, detoursOf, lifted } from './ways.js';

export type SequenceOptions = {
  readonly isLeftHanded?: boolean;
  /** How one person makes the signs; without it they are made as they are written. */
  readonly manner?: Manner;
  /** Of holds and of ways between; `written` where nothing is said. */
  readonly pace?: PaceName;
  /** Whose breath and blinks they are; the same seed lives the same. */
  readonly seed?: number;
};

/** Signs one after another, from rest to rest. */
export type Sequence = {
  /** At speed 1; speed and pauses are the player's. */
  readonly durationMs: number;
  readonly marks: readonly Mark[];
  /** Fills `pose` with the body at `tMs`; allocates nothing. */
  readonly sample: (tMs: number, pose: Pose) => void;
  /**
   * The same by somebody who lives: hands as in `sample`, and breath, glances, blinks and a trunk that goes
   * with the arms. `lifeMs` is the viewer's time, which goes on while signs rest; allocates nothing.
   */
  readonly live: (tMs: number, lifeMs: number, pose: Pose) => void;
};

/** To rest, at least. */
const BACK_MS = 420;

/** Air between a hand that signs and one that waits. */
const WAITING_AIR_M = 0.05;

/** A key pose on the way of a sequence, for whoever checks it. */
export type Stop = {
  readonly index: number;
  readonly segment: number;
  readonly atMs: number;
  readonly key: BodyKey;
  /** How deep the hands are in each other at the via-points of the way to it, metres. */
  readonly crossing: number;
};

/** Like `compileSequence`, with the key poses it went through. */
export const compileWithStops = (
  items: readonly SequenceItem[],
  rig: Rig,
  { isLeftHanded = false, manner, pace = 'written', seed = 1 }: SequenceOptions = {},
): Sequence & { readonly stops: readonly Stop[] } => {
  const rest: BodyKey = manner?.rest ?? { D: restingHand(rig, 'D'), N: restingHand(rig, 'N') };
  const ready = readyHand(rig, 'N');
  const spans: Span[] = [];
  const faces: FaceSpan[] = [{ startMs: 0, easeMs: 1, state: new Float32Array(STATE_SIZE) }];
  const swings: Swing[] = [];
  const marks: Mark[] = [];
  const stops: Stop[] = [];
  const asked: Asked[] = [];
  const watches: Watch[] = [];
  const looks: Look[] = [];
  const said: Said[] = [];
  let now = 0;
  let at = rest;
  let crossed = 0;

  const go = (to: BodyKey, segment: Segment, isAgain = false): void => {
    const far = Math.max(
      vec3.distance(at.D.wrist, to.D.wrist),
      vec3.distance(at.N.wrist, to.N.wrist),
    );
    const ms = transitionMs(pace, segment.move, far);
    const round = segment.slide === true ? DIRECT : detoursOf(rig, at, to);
    const detours = curved(isAgain ? lifted(round) : round, segment);
    crossed = crossing(rig, at, to, detours.D, detours.N);
    spans.push({ startMs: now, endMs: now + ms, from: at, to, detours, tracks: [], ways: 1 });
    now += ms;
    at = to;
  };

  const move = (segment: Segment, key: BodyKey): BodyKey => {
    const motions = segment.motion ?? [];
    const ms = strokeMs(pace, motionMs(motions));
    if (ms === 0) return key;
    const tracks = tracksOf(segment, pace === 'natural');
    const to: BodyKey = {
      D: settled(rig, 'D', afterMotions(key.D, 'D', motions, tracks, manner?.anglesOf), key.D),
      N: settled(rig, 'N', afterMotions(key.N, 'N', motions, tracks, manner?.anglesOf), key.N),
    };
    const ways = Math.max(1, ...motions.filter(staysAway).map(({ repeat = 1 }) => repeat));
    spans.push({ startMs: now, endMs: now + ms, from: key, to, detours: DIRECT, tracks, ways });
    now += ms;
    return to;
  };

  items.forEach(({ form, nmf, mouthing }, index) => {
    const startMs = now;
    let arrivalMs = now;
    let best = { ms: -1, stillMs: now };
    const twoHandedNear = [index - 1, index + 1].some((k) => usesN(items[k]?.form));
    const waits = twoHandedNear && leavesRoom(rig, form, ready, manner);
    const idle: BodyKey = { D: rest.D, N: waits ? ready : rest.N };
    let previous: BodyKey = idle;
    form.segments.forEach((segment, k) => {
      const segmentStart = now;
      const { D, N } = solveSegment(rig, segment, manner);
      const key: BodyKey = { D: D ?? previous.D, N: N ?? previous.N };
      const isAgain = k === 0 && items[index - 1]?.form.id === form.id;
      const cameFrom = at;
      go(key, segment, isAgain);
      if (k === 0) arrivalMs = now;
      stops.push({ index, segment: k, atMs: now, key, crossing: crossed });
      const ended = move(segment, key);
      const hold = holdMs(pace, form, segment.hold);
      spans.push(holding(now, hold, ended));
      // A picture shows the longest rest; of equals the last.
      if (hold >= best.ms) best = { ms: hold, stillMs: now + hold / 2 };
      const movedMs = now;
      now += hold;
      at = ended;
      previous = ended;
      const face = { ...segment.nmf, ...nmf };
      paintFace(faces, swings, face, segmentStart, now);
      // What a sentence asks of the gaze goes before; a form's own D or N is where it points.
      const isFree = nmf?.gaze === undefined && isAsideOrUnsaid(segment.nmf?.gaze);
      const locus = isFree ? locusOf(rig, { form, at: k, from: cameFrom, to: ended }) : null;
      if (locus) {
        const { gaze: _there, ...rest } = face;
        asked.push(...askedOf(rest, segmentStart, now));
        looks.push({ ...locus, startMs: segmentStart + LOOK_MS, endMs: now });
        return;
      }
      asked.push(...askedOf(face, segmentStart, now));
      const strokeFrom = k === 0 ? key : cameFrom;
      if (!holdsTheViewer(face) && isWatched(form, segment, strokeFrom, ended)) {
        watches.push({ startMs: segmentStart, endMs: movedMs });
      }
    });
    const hasOwn = form.segments.some((segment) => keepsItsMouth({ ...segment.nmf, ...nmf }));
    if (mouthing && !hasOwn) said.push(saidAlong(mouthing, arrivalMs, now));
    const { id, gloss } = form;
    marks.push({ index, id, gloss, startMs, endMs: now, stillMs: best.stillMs });
  });

  if (items.length > 0) {
    paintFace(faces, swings, {}, now, now + 400);
    go(rest, { move: BACK_MS });
  }
  if (spans.length === 0) spans.push(holding(0, 0, rest));
  const blinksMs = phraseBlinks(items, marks, asked, seed);
  const attention = { asked, watches, looks, blinksMs, said };
  const score = { spans, faces, swings, attention };
  const { sample, live } = createSampler(rig, score, { isLeftHanded, seed });
  return { durationMs: now, marks, stops, sample, live };
};

/** Signs one after another as movement in time. */
export const compileSequence = (
  items: readonly SequenceItem[],
  rig: Rig,
  options: SequenceOptions = {},
): Sequence => {
  const { durationMs, marks, sample, live } = compileWithStops(items, rig, options);
  return { durationMs, marks, sample, live };
};

const isAsideOrUnsaid = (gaze: NonManual['gaze']): boolean =>
  gaze === undefined || gaze === 'D' || gaze === 'N';

const usesN = (form: Form | undefined): boolean =>
  form?.segments.some(({ N, sym }) => N !== undefined || sym !== undefined) === true;

/** Whether a hand can wait there while the other one makes this sign. */
const leavesRoom = (
  rig: Rig,
  { segments }: Form,
  waiting: HandKey,
  manner: Manner | undefined,
): boolean =>
  segments.every((segment) => {
    const { D } = solveSegment(rig, segment, manner);
    return !D || depthBetweenHands(rig, D, waiting) < -WAITING_AIR_M;
  });

/** Motions of which a repetition goes the whole way back between. */
const TRAVELS_AND_BACK = new Set(['straight', 'wave', 'zigzag', 'brush', 'open', 'close']);

const staysAway = ({ type }: { readonly type: string }): boolean => TRAVELS_AND_BACK.has(type);

const settled = (rig: Rig, side: 'D' | 'N', after: HandKey, before: HandKey): HandKey => {
  if (after === before) return before;
  const arm = rig.arms[side === 'D' ? 0 : 1];
  return { ...after, swivel: comfortableSwivel(arm, after.wrist, after.turn) };
};
