import type { compileWithStops, Rig } from '@isl/signing';
import {
  backOf,
  type CameraPlace,
  cameraPlace,
  closePlace,
  type Projection,
  projectionOf,
} from '../src/avatar/views.js';
import { clearArrows, drawnWay, gap, type Hidden, type Place, unitOf } from './arrow-place.js';
import { closePoints } from './close-points.js';
import { type CloseUp, closeUpsOf, keptCloseUp, shapeOf } from './close-ups.js';
import { type Count, countOf } from './count-place.js';
import {
  rubStrokes,
  type Stroke,
  shapingArrows,
  trembleStrokes,
  wiggleStrokes,
} from './finger-marks.js';
import { type Box, layoutsOf } from './frame-boxes.js';
import { framing } from './framing.js';
import { facingOf, headArrow } from './head-arrow.js';
import { hiddenAt } from './hidden.js';
import { isStartHidden } from './hidden-start.js';
import { turnsOf } from './in-turn.js';
import { jointsOf, raisedOf } from './joints-at.js';
import { KEPT, KEPT_FRAMES, type Kept } from './kept-frames.js';
import { leanArrow } from './lean-arrow.js';
import { areAlike, type Manner, mannerOf } from './manner.js';
import { type Arrow, type Movement, movementOf } from './movement.js';
import { isDrawn, isMeeting, isPress, keptPartsOf, type Part, partsOf } from './parts.js';
import { hintOf } from './picture-hints.js';
import { type Ring, ringOf } from './ring.js';
import type { Shot } from './shots.js';
import { begunBut, type Star, starAt, tipsTouching, touchesAt } from './touches.js';
import { turnArrow, turnOf } from './turn-arrow.js';

/** A near picture shows at least so much of a hand's surroundings above its middle, metres. */
const LEAST_M = { hands: 0.15, part: 0.17, word: 0.2 } as const;
/**
 * So much farther away may the camera be for the whole head, and so much nearer must another layout
 * bring it, or leaving out an elbow.
 */
const HEAD_COSTS = 1.25;
const OTHER_LAYOUT = 1.25;
const NEARER = 1.15;
/** A number that hands are nearer to than this stands in the other corner, pixels. */
const NUMBER_ROOM_PX = 90;
/** Half of a wrist, metres. */
const WRIST_M = 0.04;
/** An arrow around a wrist is at most as wide to each side, of the way to the other wrist. */
const TURN_SHARE = 0.4;
/** Stars that are nearer to each other than this are one; of a picture. */
const STARS_APART = 0.06;
/** Half of an arrow's line with air, pixels. */
const ARROW_PX = 16;

type Stopped = ReturnType<typeof compileWithStops>;

/** A shot, or a frame of it, with what it has otherwise than the rules make it. */
type Shown = Shot & { readonly kept?: Kept | undefined };

/** What is painted into a picture beside the signer. */
export type Told = {
  readonly movement?: Movement | undefined;
  /** How the head goes, beside it. */
  readonly head?: Arrow | undefined;
  /** How the body takes the head along. */
  readonly lean?: Arrow | undefined;
  /** A hand that opens or closes where it is: its start and its end. */
  readonly closeUps?: readonly CloseUp[] | undefined;
  readonly strokes?: readonly Stroke[] | undefined;
  readonly count?: Count | undefined;
  readonly ring?: Ring | undefined;
  /** Where a word's hands touch, as it ends and as it begins. */
  readonly stars?: readonly Star[] | undefined;
};

/** One of the pictures that a sign's picture is made of; one alone has no number. */
export type Frame = Box & {
  readonly atMs: number;
  readonly camera: CameraPlace;
  readonly told: Told;
  /** From 1, in the corner where no hand is. */
  readonly number?: { readonly value: number; readonly isRight: boolean };
};

/** A frame for each part of the sign; a sign of one part fills the picture. */
export function framesOf(whole: Shot, sequence: Stopped, rig: Rig): readonly Frame[] {
  const { width, height, items } = whole;
  const [item] = items;
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (!item || !mark || !first) return [];
  const shot: Shown = { ...whole, kept: KEPT[item.form.id] };
  const keptFrames = KEPT_FRAMES[item.form.id];
  if (keptFrames) {
    const kept = keptPartsOf(item.form, sequence.stops, mark, keptFrames);
    return partFrames(shot, sequence, rig, kept);
  }
  const hint = hintOf(item.form.id);
  const isStartApart = hint.isStartApart === true;
  const parts = partsOf(item.form, sequence.stops, mark, { isStartApart });
  if (parts.length > 0) {
    const turned = parts.map((part) => turnedIn(part, sequence, rig));
    return partFrames(shot, sequence, rig, turned);
  }
  const manner = mannerOf(item.form.segments);
  const turns = turnsOf(manner, sequence, rig, { fromMs: first.atMs, endMs: mark.endMs });
  if (manner.brushing && turns.length > 0) {
    return partFrames(shot, sequence, rig, brushesOf(manner, turns));
  }
  const near = wholeCamera(shot, sequence, rig);
  if (isStartHidden(item.form, sequence, rig, mark.stillMs, projectionOf(near, width, height))) {
    const apart = partsOf(item.form, sequence.stops, mark, { isStartApart: true });
    return partFrames(shot, sequence, rig, apart);
  }
  const box = { x: 0, y: 0, width, height };
  const isShaken = item.form.segments.some(({ motion }) => motion !== undefined);
  const { segments } = item.form;
  const leads = isDrawn(item.form) ? 'drawing' : isMeeting(segments) ? 'rub' : 'fingers';
  const startMs = areAlike(item.form.segments) ? (sequence.stops.at(-1)?.atMs ?? 0) : first.atMs;
  const [begunMs = startMs, stillMs = mark.stillMs] = turns;
  const fromMs = isPress(segments) ? stillMs : begunMs;
  const endMs = turns.length > 1 ? stillMs : mark.endMs;
  const span = { fromMs, stillMs, endMs, isShaken, leads, manner } as const;
  const toldFrom = (place: CameraPlace): Told => {
    const told = toldIn(shot, sequence, rig, box, place, span);
    return { ...told, ...touchTold(shot, sequence, rig, stillMs, told, place, box) };
  };
  const camera = isCut(toldFrom(near), box) ? cameraOf(shot, sequence, rig) : near;
  const told = toldFrom(camera);
  // What is known by where it begins shows that first: pale it would be where the hand ends.
  const isOfHands = raisedOf(jointsOf(sequence, rig)(stillMs)).length > 0;
  if (isOfHands && isBackward(told, stillMs)) {
    const apart = partsOf(item.form, sequence.stops, mark, { isStartApart: true });
    if (apart.length > 0) return partFrames(shot, sequence, rig, apart);
  }
  return [{ ...box, atMs: stillMs, camera, told }];
}

/** A part whose hands go in turn, from where one is ahead to where the other one is. */
function turnedIn(part: Part, sequence: Stopped, rig: Rig): Part {
  const [fromMs = part.fromMs, stillMs = part.stillMs] = turnsOf(part.manner, sequence, rig, {
    fromMs: part.fromMs,
    endMs: part.stillMs,
  });
  return { ...part, fromMs, stillMs };
}

/** Of hands that brush in turn, a part for each; how often both do is told in the last one. */
const brushesOf = (manner: Manner, turns: readonly number[]): readonly Part[] =>
  turns.slice(1).map((stillMs, k): Part => {
    const isLast = k === turns.length - 2;
    const fromMs = turns[k] ?? stillMs;
    const own = isLast ? manner : { ...manner, times: 1 };
    return { fromMs, stillMs, isMoving: true, isShaken: true, manner: own, leads: 'fingers' };
  });

/** Whether an arrow leads out of the picture. */
const isCut = ({ movement }: Told, box: Box): boolean =>
  waysOf(movement?.arrows ?? [], box)
    .flat()
    .some(({ x, y }) => Math.min(x, y, box.width - x, box.height - y) < 0);

const isBackward = ({ movement }: Told, stillMs: number): boolean =>
  movement !== undefined &&
  movement.paleMs > stillMs &&
  movement.arrows.some(({ isBothWays }) => !isBothWays);

/** Of a word the elbow is left out that would make the hand small. */
function wholeCamera(shot: Shot, sequence: Stopped, rig: Rig): CameraPlace {
  const { width, height, items } = shot;
  const usual = cameraOf(shot, sequence, rig);
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (items[0]?.form.kind !== 'word' || !mark || !first) return usual;
  const span = { fromMs: first.atMs, stillMs: mark.stillMs };
  const nearWith = (hasRoomAbove: boolean): CameraPlace => {
    const { withHead } = closePoints(sequence, rig, span, hasRoomAbove);
    return closePlace(nearView(shot), width / height, withHead, LEAST_M.word);
  };
  const isNear = distanceOf(usual) > NEARER * distanceOf(nearWith(false));
  return isNear ? nearWith(needsRoomAbove(mannerOf(items[0].form.segments))) : usual;
}

const needsRoomAbove = ({ head, isLeaning }: Manner): boolean => head === 'across' || isLeaning;

function partFrames(
  shot: Shown,
  sequence: Stopped,
  rig: Rig,
  parts: readonly Part[],
): readonly Frame[] {
  const laidOut = layoutsOf(parts.length, shot.width, shot.height).map((boxes) =>
    boxes.map((box, k): Frame => {
      const part = parts[k] as Part;
      const { kept = shot.kept } = part;
      const shown = { ...shot, view: kept?.view ?? shot.view, kept };
      return partFrame(shown, sequence, rig, part, box, k + 1);
    }),
  );
  const smallest = (frames: readonly Frame[]): number => Math.min(...frames.map(nearnessOf));
  return laidOut.reduce((best, it) => (smallest(it) > OTHER_LAYOUT * smallest(best) ? it : best));
}

function partFrame(
  whole: Shown,
  sequence: Stopped,
  rig: Rig,
  part: Part,
  box: Box,
  value: number,
): Frame {
  const hint = hintOf(whole.items[0]?.form.id ?? '');
  const shot = { ...whole, view: hint.views?.[value - 1] ?? whole.view };
  const { stillMs, isMoving } = part;
  const fromMs = isMoving ? (part.cameMs ?? part.fromMs) : stillMs;
  const points = closePoints(sequence, rig, { fromMs, stillMs }, needsRoomAbove(part.manner));
  const camera = partCamera(shot, box, points, part.manner);
  const project = projectionOf(camera, box.width, box.height);
  const hidden = hiddenAt(sequence, rig, stillMs, project);
  const told: Told = isMoving
    ? toldIn(shot, sequence, rig, box, camera, { ...part, endMs: stillMs }, value)
    : shapeTold(shot, sequence, rig, stillMs, hidden, camera, box, value);
  const { face, hands } = hidden;
  const headWay = told.head ? drawnWay(told.head, [], box) : [];
  const isLeftTaken =
    [face, ...hands, ...headWay].some(({ x, y }) => Math.hypot(x, y) < NUMBER_ROOM_PX) ||
    told.closeUps?.some(({ x, y }) => x < box.width / 2 && y < box.height / 2) === true;
  const touched = touchTold(shot, sequence, rig, stillMs, told, camera, box, value);
  const number = { value, isRight: isLeftTaken };
  return { ...box, atMs: stillMs, camera, told: { ...told, ...touched }, number };
}

/** The whole head is in it where its face tells, or there is room above and it costs little. */
function partCamera(
  shot: Shown,
  { width, height }: Box,
  { withFace, withHead }: ReturnType<typeof closePoints>,
  { isOfFace }: Manner,
): CameraPlace {
  const [near, whole] = [withFace, withHead].map((points) =>
    closePlace(nearView(shot), width / height, points, LEAST_M.part),
  ) as [CameraPlace, CameraPlace];
  const isCheap = distanceOf(whole) < HEAD_COSTS * distanceOf(near);
  return isOfFace || shot.kept?.hasHead || (height > width && isCheap) ? whole : near;
}

const distanceOf = ({ eye, target }: CameraPlace): number =>
  Math.hypot(...eye.map((value, axis) => value - (target[axis] ?? 0)));

/** Pixels of a metre where the camera is aimed. */
const nearnessOf = ({ height, camera }: Frame): number => height / distanceOf(camera);

/** What is told of a stretch in its frame. */
function toldIn(
  shot: Shown,
  sequence: Stopped,
  rig: Rig,
  box: Box,
  camera: CameraPlace,
  span: Omit<Part, 'isMoving'> & { readonly endMs: number },
  frame = 1,
): Told {
  const { isShaken, manner, stillMs, leads } = span;
  const project = projectionOf(camera, box.width, box.height);
  const isFromFront = shot.view === 'front';
  const back = backOf(nearView(shot));
  const isSizeTold = shot.items[0]?.form.kind === 'word';
  const seen = { project, back, width: unitOf(box), isFromFront, isShaken, isSizeTold };
  const whole = movementOf(sequence, rig, span, seen);
  const came = cameTo(sequence, rig, span, { ...seen, isShaken: false });
  const hidden = hiddenAt(sequence, rig, stillMs, project);
  const facing = facingOf(jointsOf(sequence, rig)(stillMs), project);
  const isLeanTold = isSizeTold && manner.isLeaning;
  const headIn = (taken: Hidden): Pick<Told, 'head' | 'lean'> => {
    const head = manner.head && headArrow(manner.head, facing, taken, box);
    const at = jointsOf(sequence, rig);
    const lean = isLeanTold ? { lean: leanArrow(at(0), at(stillMs), project) } : {};
    return { ...(head && { head }), ...lean };
  };
  const hand = (taken: Hidden): Pick<Told, 'closeUps'> =>
    shapeTold(shot, sequence, rig, stillMs, taken, camera, box, frame);
  if (!whole) return { ...headIn(hidden), ...hand(hidden) };
  const moments = { paleMs: whole.paleMs, stillMs };
  const at = jointsOf(sequence, rig);
  const still = at(stillMs);
  const raised = raisedOf(still);
  const of = (sides: Manner['wiggling']) => sides.filter((side) => raised.includes(side));
  const pale = at(whole.paleMs);
  const isAgain = manner.times > 1;
  const wrists = raised.map((side) => project(still(`${side}Hand`)));
  const [[x = 0, y = 0] = [], [otherX = Infinity, otherY = 0] = []] = wrists;
  // Two arrows around wrists that are near each other would cross.
  const mostPx = TURN_SHARE * Math.hypot(x - otherX, y - otherY);
  const turns = raised.flatMap((side) => {
    const turn = turnOf(pale, still, side);
    const isTwisted = manner.twisting.includes(side);
    if (!isTwisted && (!turn || leads === 'hand')) return [];
    return [turnArrow(still, side, turn, isTwisted || isAgain, camera.eye, project, mostPx)];
  });
  const brushed = (it: Arrow): Arrow[] => {
    if (!manner.brushing) return [it];
    // Of two hands in turn one lifts off meanwhile, and goes back.
    if (manner.inTurn) return isUp(it) === (manner.brushing === 'up') ? [it] : [];
    return [oneWay(it, manner.brushing)];
  };
  const { isWithoutArrows = false } = hintOf(shot.items[0]?.form.id ?? '');
  const isHeadAlone = raised.length === 0 && manner.head !== undefined;
  const arrows =
    isHeadAlone || isWithoutArrows
      ? []
      : manner.isInPlace
        ? shapingArrows(pale, still, of(manner.shaping), hidden, project)
        : turns.length > 0
          ? turns
          : leads === 'drawing' || shot.kept?.isInPlace
            ? whole.arrows.map(inPlace)
            : clearArrows(whole.arrows.flatMap(brushed), hidden, box);
  const withWrists = ({ face, hands }: Hidden): Hidden => ({
    face,
    hands: [...hands, ...raised.map((side) => wristIn(still(`${side}Hand`), project))],
  });
  const rubs = rubStrokes(still, of(manner.wiggling), project);
  const strokes = [
    ...rubs,
    ...wiggleStrokes(still, of(manner.wiggling), project),
    ...trembleStrokes(still, of(manner.trembling), hidden, project),
  ];
  const drawn = [...arrows, ...(came?.arrows ?? [])];
  const drawnWays = waysOf(drawn, box);
  const [ways, cameWays] = [drawnWays.slice(0, arrows.length), drawnWays.slice(arrows.length)];
  const withWays = (taken: Hidden, added: readonly (readonly Place[])[]): Hidden => ({
    face: taken.face,
    hands: [...taken.hands, ...added.flat().map((place) => ({ ...place, radius: ARROW_PX }))],
  });
  const told = headIn(withWays(hidden, [...ways, ...cameWays]));
  const headWays = told.head ? [drawnWay(told.head, [], box)] : [];
  const withArrows = withWays(hidden, [...ways, ...cameWays, ...headWays]);
  const isWhole = box.width === shot.width && box.height === shot.height;
  const changes = isWhole
    ? closeUpsOf(sequence, rig, moments, nearView(shot), manner.shaping, withArrows, box)
    : [];
  const begun = hiddenAt(sequence, rig, whole.paleMs, project).hands;
  const circles =
    changes.length > 0
      ? { closeUps: changes }
      : hand({ ...withArrows, hands: [...withArrows.hands, ...begun] });
  return {
    // Tips that rub each other stay where they are: a pale finger would stand apart from them.
    ...((!manner.isInPlace || rubs.length === 0) && {
      movement: { paleMs: came?.paleMs ?? whole.paleMs, arrows: drawn },
    }),
    ...told,
    ...circles,
    ...(strokes.length > 0 && { strokes }),
    count: countOf(
      manner.times,
      isWithoutArrows ? [circleWay(circles.closeUps ?? [])] : ways,
      withWays(withWrists(hidden), [...cameWays, ...headWays]),
      circles.closeUps ?? [],
      box,
    ),
  };
}

/** From one circle to the other. */
const circleWay = (closeUps: readonly CloseUp[]): readonly Place[] =>
  closeUps.flatMap(({ x, y }, k) => {
    const to = closeUps[k + 1] ?? { x, y };
    const middle = { x: (x + to.x) / 2, y: (y + to.y) / 2 };
    return [
      { x, y, nearer: 0 },
      { ...middle, nearer: 0 },
    ];
  });

/** The way of hands that were held elsewhere before they move where they are. */
function cameTo(
  sequence: Stopped,
  rig: Rig,
  { cameMs, fromMs }: Pick<Part, 'cameMs' | 'fromMs'>,
  seen: Parameters<typeof movementOf>[3],
): Movement | undefined {
  if (cameMs === undefined) return undefined;
  const span = { fromMs: cameMs, stillMs: fromMs, endMs: fromMs, leads: 'rub' } as const;
  return movementOf(sequence, rig, span, seen);
}

/** A word's hand that is hard to see, in a circle; letters and numerals are of hands alone. */
function shapeTold(
  shot: Shown,
  sequence: Stopped,
  rig: Rig,
  stillMs: number,
  taken: Hidden,
  camera: CameraPlace,
  box: Box,
  frame = 1,
): Pick<Told, 'closeUps'> {
  const form = shot.items[0]?.form;
  const circle = shot.kept?.circle;
  if (form?.kind !== 'word' || circle === 'none') return {};
  const { circles, stars } = hintOf(form.id);
  const hint = circles?.[frame - 1];
  if (hint === 'none') return {};
  const at = jointsOf(sequence, rig);
  const isStarred = stars?.[frame - 1] !== 'none';
  const touches = isStarred ? touchesAt(form, sequence.stops, stillMs, at, rig) : [];
  if (circle) return { closeUps: [keptCloseUp(at(stillMs), stillMs, circle, taken, box)] };
  const view = nearView(shot);
  const closeUps = shapeOf(at(stillMs), stillMs, camera, view, touches, taken, box, hint);
  return closeUps.length > 0 ? { closeUps } : {};
}

/** What tells letters apart that are alike, and where a word's hands touch. */
function touchTold(
  { items, kept }: Shown,
  sequence: Stopped,
  rig: Rig,
  stillMs: number,
  { movement }: Told,
  camera: CameraPlace,
  box: Box,
  frame = 1,
): Pick<Told, 'ring' | 'stars'> {
  const form = items[0]?.form;
  if (!form || kept?.hasNoStars) return {};
  const hint = hintOf(form.id);
  if (hint.stars?.[frame - 1]) return {};
  const { stops } = sequence;
  const project = projectionOf(camera, box.width, box.height);
  if (form.kind !== 'word') return { ring: ringOf(form, stops, stillMs, project) };
  const at = jointsOf(sequence, rig);
  const touching = (atMs: number) => touchesAt(form, stops, atMs, at, rig);
  const still = touching(stillMs);
  const tips = tipsTouching(at(stillMs), hint.touching ?? []);
  const begun = movement ? begunBut(touching(movement.paleMs), still) : [];
  const apart = STARS_APART * unitOf(box);
  const stars: Star[] = [];
  for (const touch of [...still, ...tips, ...begun]) {
    const star = starAt(touch, project);
    if (stars.every((it) => gap(it, star) > apart)) stars.push(star);
  }
  return stars.length > 0 ? { stars } : {};
}

function wristIn(wrist: readonly [number, number, number], project: Projection): Ring {
  const [x, y] = project(wrist);
  return { x, y, radius: project([wrist[0], wrist[1] - WRIST_M, wrist[2]])[1] - y };
}

const waysOf = (arrows: readonly Arrow[], box: Box): readonly (readonly Place[])[] =>
  arrows.map((arrow) =>
    drawnWay(
      arrow,
      arrows.filter((it) => it !== arrow),
      box,
    ),
  );

/** A way that the front shows there and back is made the way that the hand touches. */
function oneWay(arrow: Arrow, brushing: NonNullable<Manner['brushing']>): Arrow {
  if (!arrow.isBothWays) return arrow;
  const points = isUp(arrow) === (brushing === 'up') ? arrow.points : [...arrow.points].reverse();
  return { ...arrow, points, isBothWays: false };
}

const isUp = ({ points }: Arrow): boolean => (points.at(-1)?.[1] ?? 0) < (points[0]?.[1] ?? 0);

/** A way that is drawn on a hand tells where: it stands there and nowhere else. */
const inPlace = (arrow: Arrow): Arrow => ({ ...arrow, aside: [0, 0] });

/** Where a shot is taken from whose frames have no cameras of their own. */
export function cameraOf(shot: Shot, sequence: Stopped, rig: Rig): CameraPlace {
  const { view, width, height, backdrop, items, isClose } = shot;
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (isClose && mark && first) {
    const span = { fromMs: first.atMs, stillMs: mark.stillMs };
    const { hands } = closePoints(sequence, rig, span);
    return closePlace(nearView(shot), width / height, hands, LEAST_M.hands);
  }
  const eyeHeight = rig.joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 0;
  const reach = framing(items, sequence, rig, { hasAir: backdrop !== undefined });
  return cameraPlace(view, eyeHeight, width / height, reach);
}

const nearView = ({ view }: Shot) => (view === 'own' ? 'front' : view);
