import type { Form } from '@isl/lexicon/form';
import type { PaceName } from '../pace.js';
import { createRig } from '../rig.js';
import { compileWithStops, type Stop } from '../sequence.js';
import { createPose } from '../skeleton.js';
import type { Mark, Pose, RigJson } from '../types.js';
import { type Camera, drawCamera, projectionOf } from './camera.js';
import {
  drawManner,
  type Looseness,
  OF_A_SIGN,
  OF_A_SIGN_ELSEWHERE,
  OF_NO_SIGN,
  type Person,
  strayedForm,
} from './manners.js';
import { formOf, MOVEMENTS } from './movements/index.js';
import { otherwise } from './otherwise.js';
import { drawPace } from './pace.js';
import { drawPhysique, type Physique, rigOf } from './physique.js';
import { createPointFinder, LEFT_HAND, POINTS, RIGHT_HAND } from './points.js';
import { createRandom, type Random } from './random.js';
import { RANGES, type Split } from './splits.js';
import { drawSway } from './sway.js';

/** The rate of every clip; whoever needs fewer frames leaves some out. */
export const FRAMES_PER_SECOND = 30;

/** A part of a clip in frames: from where the hands have come to the sign until they leave it. */
type Stretch = { readonly id: string; readonly start: number; readonly end: number };

/** One person before one camera for a few seconds. */
export type Clip = {
  readonly frames: number;
  readonly rig: RigJson;
  readonly physique: Physique;
  readonly camera: Camera;
  readonly pace: PaceName;
  /** Against that pace. */
  readonly speed: number;
  readonly hold: number;
  readonly isLeftHanded: boolean;
  /** The sign, and what is signed before and after it. */
  readonly sign: (Stretch & { readonly gloss: string }) | null;
  /** The letters of a spelled word, each from where the hands have come to it until they leave it. */
  readonly letters: readonly Stretch[];
  readonly neighbours: readonly Stretch[];
  /** What is done that is no sign. */
  readonly movements: readonly string[];
  /** Fills a pose of `rig` with a frame's. */
  readonly poseAt: (frame: number, pose: Pose) => void;
};

export type Figures = { readonly woman: RigJson; readonly man: RigJson };

type Source = {
  readonly figures: Figures;
  readonly split: Split;
  /** All that is drawn comes from it. */
  readonly seed: string;
  /** Of one person before several cameras: body, habits and shapes of the hands come from it instead. */
  readonly person?: string;
  /** Renderings show a figure as it is baked: 0 is the woman, 1 the man. */
  readonly figure?: number;
  /** The share of people who learnt elsewhere: what a form's sources leave open is otherwise there. */
  readonly elsewhere?: number;
  /** No sign before or after it: from rest to rest. */
  readonly isAlone?: boolean;
  /** Drawn too where it is left out. */
  readonly pace?: PaceName;
};

/** A clip and the points of all its frames: 75 times x, y and MediaPipe's z each. */
export type Recording = { readonly clip: Clip; readonly points: Float32Array };

/** How often a person is placed anew whose hand signs outside the picture. */
const TRIES = 8;
const MOST_OUTSIDE = 0.15;
/** How much farther places stray with somebody who learnt elsewhere. */
const ELSEWHERE = 1.8;

/** A person who makes a sign, alone or between two others of `forms`. */
export const recordSign = (source: Source, form: Form, forms: readonly Form[]): Recording => {
  for (let attempt = 1; ; attempt += 1) {
    const random = createRandom(`${source.seed} ${attempt}`);
    const hold = random.between(0.4, 1.8);
    const besides = source.isAlone ? 0 : 0.4;
    const before = random.chance(besides) ? [random.pick(forms)] : [];
    const after = random.chance(besides) ? [random.pick(forms)] : [];
    const person = personOf(source, random);
    const isElsewhere = source.elsewhere !== undefined && person.own.chance(source.elsewhere);
    const made = isElsewhere ? otherwise(person.of(form.id), form) : form;
    const row = [...before, made, ...after].map((one) =>
      strayedForm(random, one, hold, isElsewhere ? ELSEWHERE : 1),
    );
    const looseness = isElsewhere ? OF_A_SIGN_ELSEWHERE : OF_A_SIGN;
    const clip = clipOf(source, random, person, { row, sign: before.length, hold, looseness });
    const points = pointsOf(clip);
    if (attempt === TRIES || outside(clip, points) <= MOST_OUTSIDE) return { clip, points };
  }
};

/** A person who spells a word by these letters' forms, so many a second, from rest to rest. */
export const recordSpelled = (
  source: Source,
  letters: readonly Form[],
  lettersPerSecond: number,
): Recording => {
  for (let attempt = 1; ; attempt += 1) {
    const random = createRandom(`${source.seed} ${attempt}`);
    const hold = spelledHold(random, lettersPerSecond);
    const person = personOf(source, random);
    const isElsewhere = source.elsewhere !== undefined && person.own.chance(source.elsewhere);
    const row = letters.map((form) => {
      const made = isElsewhere ? otherwise(person.of(form.id), form) : form;
      return strayedForm(random, made, hold, isElsewhere ? ELSEWHERE : 1);
    });
    const looseness = isElsewhere ? OF_A_SIGN_ELSEWHERE : OF_A_SIGN;
    const clip = clipOf(source, random, person, {
      row,
      sign: -1,
      hold,
      looseness,
      lettersPerSecond,
    });
    const points = pointsOf(clip);
    if (attempt === TRIES || outside(clip, points) <= MOST_OUTSIDE) return { clip, points };
  }
};

/** A person who does something that is no sign. */
export const recordNothing = (source: Source): Recording => {
  const random = createRandom(source.seed);
  const names = Object.keys(MOVEMENTS) as (keyof typeof MOVEMENTS)[];
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const row = Array.from({ length: count }, () => {
    const name = random.pick(names);
    return formOf(name, MOVEMENTS[name](random));
  });
  const play = { row, sign: -1, hold: 1, looseness: OF_NO_SIGN };
  const clip = clipOf(source, random, personOf(source, random), play);
  return { clip, points: pointsOf(clip) };
};

/** Where a person's own ways are drawn from: anew with each clip, unless it is one person's. */
const personOf = ({ person }: Source, random: Random): Person =>
  person === undefined
    ? { own: random, of: () => random }
    : { own: createRandom(person), of: (name) => createRandom(`${person} ${name}`) };

/** For which share of its sign the dominant hand is not in the picture. */
const outside = ({ sign, letters, isLeftHanded }: Clip, points: Float32Array): number => {
  const { start, end } = sign ?? { start: letters[0]?.start ?? 0, end: letters.at(-1)?.end ?? 0 };
  let missing = 0;
  for (let frame = start; frame < end; frame += 1) {
    const wrist = frame * POINTS + (isLeftHanded ? LEFT_HAND : RIGHT_HAND);
    if (Number.isNaN(points[wrist * 3])) missing += 1;
  }
  return missing / Math.max(1, end - start);
};

const pointsOf = (clip: Clip): Float32Array => {
  const rig = createRig(clip.rig);
  const find = createPointFinder(rig);
  const projection = projectionOf(clip.camera);
  const pose = createPose(rig);
  const points = new Float32Array(clip.frames * POINTS * 3);
  for (let frame = 0; frame < clip.frames; frame += 1) {
    clip.poseAt(frame, pose);
    find(pose, projection, points.subarray(frame * POINTS * 3, (frame + 1) * POINTS * 3));
  }
  return points;
};

type Play = {
  readonly row: readonly Form[];
  /** Which of the row is the sign; -1 when none is. */
  readonly sign: number;
  readonly hold: number;
  readonly looseness: Looseness;
  /** The row is a spelled word. */
  readonly lettersPerSecond?: number;
};

const clipOf = (
  source: Source,
  random: Random,
  person: Person,
  { row, sign, hold, looseness, lettersPerSecond }: Play,
): Clip => {
  const isSign = sign >= 0;
  const isSpelled = lettersPerSecond !== undefined;
  const ranges = RANGES[source.split];
  const drawn = drawPhysique(person.own, ranges);
  const physique = { ...drawn, figure: source.figure ?? drawn.figure };
  const json = rigOf(source.figures.woman, source.figures.man, physique);
  const rig = createRig(json);
  const camera = drawCamera(random, ranges, json.places['head-top']?.[1] ?? 1.75);
  // Half of them as people sign: long ways faster, short holds; the others as slowly as the forms are written.
  const paceName = source.pace ?? (isSpelled || random.chance(0.5) ? 'natural' : 'written');
  const drawnSpeed = random.within(paceName === 'natural' ? ranges.naturalSpeed : ranges.speed);
  const isLeftHanded = person.own.chance(0.2);
  const manner = drawManner(random, rig, looseness, person);
  const items = row.map((form) => ({ form }));
  const { sample, durationMs, marks, stops } = compileWithStops(items, rig, {
    isLeftHanded,
    manner,
    pace: paceName,
  });

  const speed = isSpelled ? spellingSpeed(marks, stops, lettersPerSecond) : drawnSpeed;
  const shown = isSpelled ? wholeOf(marks) : marks[sign];
  const [beginMs, endMs] = shown
    ? window(random, shown, durationMs, speed)
    : [-random.between(0, 500), durationMs + random.between(0, 500)];
  const pace = drawPace(random, speed, beginMs);
  const frames = Math.max(2, Math.round(pace.lengthOf(endMs) * FRAMES_PER_SECOND));
  const frameOf = (ms: number): number =>
    Math.min(frames, Math.max(0, Math.round(pace.lengthOf(ms) * FRAMES_PER_SECOND)));
  const stretches = isSign || isSpelled ? marks.map((mark) => stretchOf(mark, stops, frameOf)) : [];
  const signed = stretches[sign];
  const sway = drawSway(random, rig);
  return {
    frames,
    rig: json,
    physique,
    camera,
    pace: paceName,
    speed,
    hold,
    isLeftHanded,
    sign: signed ? { ...signed, gloss: marks[sign]?.gloss ?? '' } : null,
    letters: isSpelled ? stretches : [],
    neighbours: isSpelled
      ? []
      : stretches.filter(({ start, end }, k) => k !== sign && end > 0 && start < frames),
    movements: isSign || isSpelled ? [] : row.map(({ id }) => id),
    poseAt: (frame, pose) => {
      const seconds = frame / FRAMES_PER_SECOND;
      sample(Math.min(durationMs, Math.max(0, pace.at(seconds))), pose);
      sway(seconds, pose);
    },
  };
};

/** The way from one letter to the next at the natural pace, milliseconds. */
const WAY_MS = 190;
/** What a form's hold counts from (`strayedForm`), milliseconds. */
const WRITTEN_HOLD_MS = 380;

/** The quicker somebody spells, the smaller the share of a letter's time for which it is held. */
const spelledHold = (random: Random, lettersPerSecond: number): number => {
  const share = 0.62 - 0.055 * lettersPerSecond + random.between(-0.1, 0.1);
  return (WAY_MS * share) / (1 - share) / WRITTEN_HOLD_MS;
};

/** Against the pace of the forms, so that so many letters are come to in a second. */
const spellingSpeed = (
  marks: readonly Mark[],
  stops: readonly Stop[],
  lettersPerSecond: number,
): number => {
  const first = arrivalOf(marks[0] as Mark, stops);
  const last = arrivalOf(marks.at(-1) as Mark, stops);
  const ways = marks.length - 1;
  const letterMs = ways > 0 ? (last - first) / ways : WAY_MS + wholeOf(marks).endMs - first;
  return (lettersPerSecond * letterMs) / 1000;
};

const wholeOf = (marks: readonly Mark[]): Mark => ({
  ...(marks[0] as Mark),
  endMs: (marks.at(-1) as Mark).endMs,
});

/** From when to when the camera runs, in the sequence's time: some rest, or some of the neighbours. */
const window = (
  random: Random,
  { startMs, endMs }: Mark,
  durationMs: number,
  speed: number,
): [number, number] => {
  const before = random.between(200, 1100) * speed;
  const after = random.between(500, 1200) * speed;
  return [Math.max(-600, startMs - before), Math.min(durationMs + 600, endMs + after)];
};

const stretchOf = (
  mark: Mark,
  stops: readonly Stop[],
  frameOf: (ms: number) => number,
): Stretch => {
  return { id: mark.id, start: frameOf(arrivalOf(mark, stops)), end: frameOf(mark.endMs) };
};

const arrivalOf = ({ index, startMs }: Mark, stops: readonly Stop[]): number =>
  stops.find((stop) => stop.index === index)?.atMs ?? startMs;
