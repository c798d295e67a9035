import { Quaternion, Vector3 } from 'three';
import type { Body, BodyHand } from '../signer/signer.js';

const FINGERS = ['index', 'middle', 'ring', 'little'] as const;
const DEGREES = 180 / Math.PI;

/** Skin gives: fingers that lie together are nearer than their radii. */
const PRESSED = 0.92;
const PINCHED = 0.75;
/** The most that a finger leans toward its neighbour, and the thumb's joints close, degrees. */
const MOST_LEAN = 20;
/** So much of the gap between two fingers do their knuckles close, but no more than this, metres. */
const KNUCKLE_SHARE = 0.8;
const MOST_KNUCKLE_M = 0.006;
const MOST_THUMB = { proximal: 25, distal: 40 } as const;
/** Two fingers lie together whose spread is this near, and whose bends are; degrees, from all to none. */
const TOGETHER = [1, 7] as const;
const ALIKE = [25, 60] as const;
/** A finger whose first joints bend by so much is shut, and bends by so much more; degrees. */
const SHUT = [150, 175] as const;
const FOLD = { knuckle: 6, middle: 9, end: -4 } as const;
/** A thumb that bends by so much lies across; degrees, from none to all. */
const ACROSS = [50, 78] as const;
/** Fingers whose first joints bend by more are no longer round enough to meet the thumb; degrees. */
const ROUND = [115, 135] as const;
/** Those of a bunch lean to each other; degrees of spread between two, from all to none. */
const CONVERGING = [-4, -2] as const;
/** So near to the index tip a thumb's tip touches it; metres, from all to none. */
const TOUCHING = [0.016, 0.024] as const;
/** What a palm's bones have of flesh over them, metres. */
const PALM_RADIUS = 0.013;
/** Along a finger's last two bones, and the shares of their ends in it. */
const SAMPLES = [
  [1, 0],
  [1, 0.5],
  [2, 0],
  [2, 0.5],
  [2, 1],
] as const;

/** A joint turns by no more at a time while a tip reaches for its place, six times in all; radians. */
const STEPS = { finger: 0.06, thumb: 0.1 } as const;
const THUMB_SHARES = [0.5, 0.8, 1] as const;

/**
 * The hands of a pose as they are drawn. The solver knows fingers by their bones, which bend and
 * spread; a drawn one has skin, and knuckles stand further apart than fingers are thick. Fingers that
 * are told together lean until they touch, the middle one stays where contacts have it, and a thumb
 * that lies across lies on them.
 */
export function createClosedHands({ hands }: Pick<Body, 'hands'>): ClosedHands {
  const made = hands.map(handOf);
  return {
    knuckles: made.flatMap(({ fingers }) => fingers),
    close: (rotations) => {
      for (const hand of made) {
        hand.read(rotations);
        close(hand);
        hand.write(rotations);
      }
    },
  };
}

export type ClosedHands = {
  /** Each finger's first joint, and by how much it moves in its hand, metres of the figure at rest. */
  readonly knuckles: readonly { readonly joints: readonly number[]; readonly moved: Vector3 }[];
  /** Turns the fingers of these rotations, and works out `knuckles`. */
  readonly close: (rotations: Float32Array) => void;
};

type Digit = {
  readonly base: Vector3;
  readonly lengths: readonly number[];
  readonly radii: readonly number[];
  readonly rest: readonly Vector3[];
  readonly unbend: Quaternion;
  readonly joints: readonly number[];
  readonly moved: Vector3;
  /** Turns of its bones in the hand's frame, where they point, and its joints, the last one the tip. */
  readonly turns: readonly Quaternion[];
  readonly along: readonly Vector3[];
  readonly places: readonly Vector3[];
};

type Hand = {
  /** The way to the index finger's side. */
  readonly aside: Vector3;
  readonly fingers: readonly Digit[];
  readonly thumb: Digit;
  readonly read: (rotations: Float32Array) => void;
  readonly write: (rotations: Float32Array) => void;
};

const turn = new Quaternion();
const before = new Quaternion();
const axis = new Vector3();
const way = new Vector3();
const point = new Vector3();
const near = new Vector3();
const nearest = new Vector3();
const target = new Vector3();
const down = new Vector3(0, 0, -1);
const FORWARD = new Vector3(0, 0, 1);
const across = new Vector3(1, 0, 0);

function handOf(bones: BodyHand): Hand {
  const frame = new Quaternion().fromArray(Array.from(bones.frame));
  const inverse = frame.clone().invert();
  const fingers = FINGERS.map((name) => digitOf(bones.digits[name]));
  const thumb = digitOf(bones.digits.thumb);
  const digits = [...fingers, thumb];
  return {
    aside: new Vector3(bones.sign, 0, 0),
    fingers,
    thumb,
    read: (rotations) => {
      for (const { joints, turns } of digits) {
        for (let k = 0; k < 3; k += 1) {
          const own = turns[k] as Quaternion;
          own.fromArray(rotations, (joints[k] as number) * 4);
          own.premultiply(inverse).multiply(frame);
          if (k > 0) own.premultiply(turns[k - 1] as Quaternion);
        }
      }
      for (const digit of digits) {
        (digit.places[0] as Vector3).copy(digit.base);
        place(digit, 0);
      }
    },
    write: (rotations) => {
      for (const { joints, turns, base, places, moved } of digits) {
        moved.subVectors(places[0] as Vector3, base).applyQuaternion(frame);
        for (let k = 0; k < 3; k += 1) {
          turn.copy(turns[k] as Quaternion);
          if (k > 0) turn.premultiply(before.copy(turns[k - 1] as Quaternion).invert());
          turn.premultiply(frame).multiply(inverse);
          turn.toArray(rotations, (joints[k] as number) * 4);
        }
      }
    },
  };
}

function digitOf({
  base,
  lengths,
  radii,
  rest,
  straighten,
  joints,
}: BodyHand['digits']['index']): Digit {
  return {
    ...{ lengths, radii, joints, moved: new Vector3() },
    base: new Vector3(...base),
    rest: rest.map((way) => new Vector3(...way)),
    unbend: new Quaternion().fromArray(Array.from(straighten[0])).invert(),
    turns: [new Quaternion(), new Quaternion(), new Quaternion()],
    along: [new Vector3(), new Vector3(), new Vector3()],
    places: [new Vector3(...base), new Vector3(), new Vector3(), new Vector3()],
  };
}

/** Works out where a digit's bones are from this one on. */
function place({ lengths, rest, turns, along, places }: Digit, from: number): void {
  for (let k = from; k < 3; k += 1) {
    const bone = along[k] as Vector3;
    bone.copy(rest[k] as Vector3).applyQuaternion(turns[k] as Quaternion);
    (places[k + 1] as Vector3)
      .copy(places[k] as Vector3)
      .addScaledVector(bone, lengths[k] as number);
  }
}

/** Turns a digit from one of its joints on; `about` is a unit vector. */
function swing(digit: Digit, from: number, about: Vector3, radians: number): void {
  turn.setFromAxisAngle(about, radians);
  for (let k = from; k < 3; k += 1) (digit.turns[k] as Quaternion).premultiply(turn);
  place(digit, from);
}

function close(hand: Hand): void {
  const [index, middle, ring, little] = hand.fingers as [Digit, Digit, Digit, Digit];
  const { thumb, aside } = hand;
  const [spread, knuckle, round] = anglesOf(index, aside.x);
  const isBunch =
    share(spread - anglesOf(middle, aside.x)[0], CONVERGING) * share(knuckle + round, ROUND);
  let shut = 0;
  for (const finger of hand.fingers) shut = Math.max(shut, fold(finger));
  const lies = shut * (1 - share(bendOf(thumb), ACROSS));
  const first = togetherness(index, middle, aside.x);
  const second = togetherness(middle, ring, aside.x);
  const third = togetherness(ring, little, aside.x);
  const bunched = isBunch * share(thumbGap(thumb, index), TOUCHING) * first;
  // Tips that meet lean from where their knuckles are.
  lean(index, middle, -aside.x, first, 1 - bunched);
  lean(ring, middle, aside.x, second, 1 - bunched);
  lean(little, ring, aside.x, third, 1 - bunched);
  if (bunched > 0) {
    gather(index, middle, aside.x, bunched / 2);
    gather(ring, middle, -aside.x, bunched * second);
    gather(little, ring, -aside.x, bunched * second * third);
    meet(thumb, index, middle, bunched);
  }
  if (lies > 0) layAcross(hand, lies);
}

/** 1 up to the first bound, 0 from the second, and smooth between. */
function share(value: number, [all, none]: readonly [number, number]): number {
  const t = Math.min(1, Math.max(0, (none - value) / (none - all)));
  return t * t * (3 - 2 * t);
}

/** How much two neighbours are told to lie together, the first one nearer to the thumb. */
function togetherness(first: Digit, second: Digit, sign: number): number {
  const [spread, knuckle, middle] = anglesOf(first, sign);
  const [otherSpread, otherKnuckle, otherMiddle] = anglesOf(second, sign);
  const unlike = Math.abs(knuckle - otherKnuckle) + Math.abs(middle - otherMiddle);
  return share(spread - otherSpread, TOGETHER) * share(unlike, ALIKE);
}

/** Spread toward the thumb, and the bends of the first two joints, degrees. */
function anglesOf({ turns, unbend, along }: Digit, sign: number): [number, number, number] {
  turn.copy(turns[0] as Quaternion).multiply(unbend);
  const spread = -sign * 2 * Math.atan2(turn.z, turn.w) * DEGREES;
  const knuckle = 2 * Math.atan2(turn.x, turn.w) * DEGREES;
  return [wrapped(spread), wrapped(knuckle), angleBetween(along[0], along[1])];
}

const wrapped = (degrees: number): number =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;

const angleBetween = (a: Vector3 | undefined, b: Vector3 | undefined): number =>
  a && b ? Math.acos(Math.min(1, Math.max(-1, a.dot(b)))) * DEGREES : 0;

const bendOf = ({ along: [a, b, c] }: Digit): number => angleBetween(a, b) + angleBetween(b, c);

/** Folds a shut finger the rest of the way; how shut it is, of 1. */
function fold(digit: Digit): number {
  const [proximal, middle] = digit.along as [Vector3, Vector3];
  const knuckle = 90 - angleBetween(proximal, FORWARD);
  const shut = 1 - share(knuckle + angleBetween(proximal, middle), SHUT);
  if (shut === 0) return 0;
  axis.crossVectors(proximal, middle).normalize();
  swing(digit, 0, axis, (FOLD.knuckle / DEGREES) * shut);
  swing(digit, 1, axis, (FOLD.middle / DEGREES) * shut);
  swing(digit, 2, axis, (FOLD.end / DEGREES) * shut);
  return shut;
}

/** Leans a finger aside until its skin meets its neighbour's. */
function lean(
  digit: Digit,
  neighbour: Digit,
  toward: number,
  weight: number,
  isBeside: number,
): void {
  if (weight === 0) return;
  moveKnuckle(digit, neighbour, toward, weight * isBeside);
  let leant = 0;
  for (let round = 0; round < 3; round += 1) {
    way.copy(digit.along[0] as Vector3).add(digit.along[1] as Vector3);
    way.addScaledVector(across, -way.x).normalize();
    axis.copy(across).multiplyScalar(toward);
    axis.crossVectors(way, axis).normalize();
    let least = MOST_LEAN / DEGREES - leant;
    for (const [bone, share] of SAMPLES) {
      const radius = sample(digit, bone, share);
      const lever = near.subVectors(point, digit.places[0] as Vector3).dot(way);
      if (lever < 0.01) continue;
      const together = (radius + closest(neighbour, point)) * PRESSED;
      near.subVectors(nearest, point);
      const apart = near.x * toward;
      const beside = near.lengthSq() - apart * apart;
      const wanted = Math.sqrt(Math.max(together * together - beside, 0.3 * together * together));
      least = Math.min(least, Math.atan((apart - wanted) / lever));
    }
    if (least <= 0) break;
    swing(digit, 0, axis, least);
    leant += least;
  }
  if (weight < 1) swing(digit, 0, axis, leant * (weight - 1));
}

/** Flesh gives between knuckles too. */
function moveKnuckle(digit: Digit, neighbour: Digit, toward: number, weight: number): void {
  const radius = sample(digit, 0, 0.7);
  const together = (radius + closest(neighbour, point)) * PRESSED;
  const gap = near.subVectors(nearest, point).length() - together;
  const by = Math.min(MOST_KNUCKLE_M, Math.max(0, gap) * KNUCKLE_SHARE);
  (digit.places[0] as Vector3).x += toward * by * weight;
  place(digit, 0);
}

/** Puts a place along a digit's bone into `point`; its skin's radius there. */
function sample({ places, along, radii }: Digit, bone: number, share: number): number {
  const isTip = bone === 2 && share === 1;
  point.lerpVectors(places[bone] as Vector3, places[bone + 1] as Vector3, share);
  if (isTip) point.addScaledVector(along[2] as Vector3, -(radii[2] as number));
  return radiusAt(radii, bone, share);
}

/** Each bone's radius is its middle's. */
function radiusAt(radii: readonly number[], bone: number, share: number): number {
  const own = radii[bone] as number;
  const other = radii[share < 0.5 ? bone - 1 : bone + 1] ?? own;
  return own + (other - own) * Math.abs(share - 0.5);
}

/** Puts the nearest place of a digit's bones into `nearest`; its skin's radius there. */
function closest({ places, lengths, radii }: Digit, to: Vector3): number {
  let least = Number.POSITIVE_INFINITY;
  let radius = 0;
  for (let k = 0; k < 3; k += 1) {
    const distance = nearestOn(places[k] as Vector3, places[k + 1] as Vector3, to);
    if (distance >= least) continue;
    least = distance;
    radius = radiusAt(radii, k, near.distanceTo(places[k] as Vector3) / (lengths[k] as number));
    nearest.copy(near);
  }
  return radius;
}

/** Puts the place between two that is nearest to a third into `near`; how far it is. */
function nearestOn(from: Vector3, until: Vector3, to: Vector3): number {
  near.subVectors(until, from);
  const length = near.length();
  near.divideScalar(length);
  const along = (to.x - from.x) * near.x + (to.y - from.y) * near.y + (to.z - from.z) * near.z;
  near.multiplyScalar(Math.min(length, Math.max(0, along))).add(from);
  return near.distanceTo(to);
}

function thumbGap(thumb: Digit, index: Digit): number {
  return (thumb.places[3] as Vector3).distanceTo(index.places[3] as Vector3);
}

/** Stretches a finger of a bunch until its tip is beside its neighbour's, as far as it can. */
function gather(digit: Digit, neighbour: Digit, aside: number, weight: number): void {
  const tip = digit.places[3] as Vector3;
  const gap = ((digit.radii[2] as number) + (neighbour.radii[2] as number)) * PRESSED;
  target.copy(neighbour.places[3] as Vector3);
  target.addScaledVector(across, aside * gap).lerp(tip, 1 - weight);
  reach(digit, target, STEPS.finger);
}

/** Brings the thumb's tip under the pads of index and middle finger. */
function meet(thumb: Digit, index: Digit, middle: Digit, weight: number): void {
  const tip = thumb.places[3] as Vector3;
  const gap = ((thumb.radii[2] as number) + (index.radii[2] as number)) * PINCHED;
  target
    .copy(index.places[3] as Vector3)
    .add(middle.places[3] as Vector3)
    .multiplyScalar(0.5);
  target.addScaledVector(way.crossVectors(across, index.along[2] as Vector3), gap);
  target.lerp(tip, 1 - weight);
  reach(thumb, target, STEPS.thumb);
}

/** Turns a digit's first two joints until its tip is at a place, or as near as they bring it. */
function reach(digit: Digit, to: Vector3, most: number): void {
  const tip = digit.places[3] as Vector3;
  for (let round = 0; round < 6; round += 1) {
    for (let joint = 1; joint >= 0; joint -= 1) {
      const from = digit.places[joint] as Vector3;
      way.subVectors(tip, from).normalize();
      near.subVectors(to, from).normalize();
      axis.crossVectors(way, near);
      const sine = axis.length();
      if (sine < 1e-6) continue;
      const radians = Math.min(most, Math.atan2(sine, way.dot(near)));
      swing(digit, joint, axis.divideScalar(sine), radians);
    }
  }
}

/** Bends the thumb until it lies on what is below it: fingers, or the palm. */
function layAcross(hand: Hand, weight: number): void {
  settle(hand, 1, MOST_THUMB.proximal / DEGREES, weight);
  settle(hand, 2, MOST_THUMB.distal / DEGREES, weight);
}

function settle({ thumb, fingers }: Hand, joint: number, most: number, weight: number): void {
  let bent = 0;
  const from = thumb.places[joint] as Vector3;
  for (let round = 0; round < 6; round += 1) {
    axis.crossVectors(thumb.along[joint] as Vector3, down).normalize();
    let least = most - bent;
    for (let bone = joint; bone < 3; bone += 1) {
      for (const share of THUMB_SHARES) {
        const radius = sample(thumb, bone, share) * PRESSED;
        const lever = near.subVectors(point, from).length();
        least = Math.min(least, (clearance(fingers, point) - radius) / lever);
      }
    }
    if (Math.abs(least) < 1e-3) break;
    swing(thumb, joint, axis, least);
    bent += least;
  }
  if (weight < 1) swing(thumb, joint, axis, bent * (weight - 1));
}

const wrist = new Vector3();

/** How far a place is from the skin of fingers and palm. */
function clearance(fingers: readonly Digit[], from: Vector3): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { base, places, radii } of fingers) {
    for (let k = 0; k < 3; k += 1) {
      const distance = nearestOn(places[k] as Vector3, places[k + 1] as Vector3, from);
      least = Math.min(least, distance - (radii[k] as number) * PRESSED);
    }
    least = Math.min(least, nearestOn(wrist, base, from) - PALM_RADIUS);
  }
  return least;
}
