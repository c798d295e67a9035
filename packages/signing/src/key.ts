import type { At, Hand, Segment, Shift } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { comfortableSwivel } from './arm.js';
import { direction } from './directions.js';
import { type SkinPoint, siteOf } from './hand.js';
import { anglesOf } from './handshapes.js';
import {
  type ArmBones,
  add,
  basisQuat,
  cross,
  dot,
  perpendicular,
  type Rig,
  rotate,
  type SideSign,
  scale,
  unit,
  type Vec,
} from './rig.js';

/** One hand at one moment. */
export type HandKey = {
  readonly angles: Float32Array;
  /** The hand's frame in the world. */
  readonly turn: quat;
  readonly wrist: vec3;
  /** Radians the elbow is swung out. */
  readonly swivel: number;
  /** 1 when it is at the head and goes where the head goes. */
  readonly withHead: number;
  /** Where the hand comes from when it touches something; zero when it does not. */
  readonly from: Vec;
  /** Metres between the two sites of a contact before the arm is asked: what was notated. */
  readonly contact?: { readonly of: string; readonly target: string; readonly at: Vec };
};

/** Both hands at one moment: D solved as the figure's right, N as its left. */
export type BodyKey = { readonly D: HandKey; readonly N: HandKey };

/** How one person makes signs, within what a sign allows; belongs to one sequence. */
export type Manner = {
  /** The angles of a named handshape; the same ones whenever it is asked for. */
  readonly anglesOf: (name: string) => Float32Array;
  /** A small turn in the world that goes over a hand's written one. */
  readonly turnOf: (side: 'D' | 'N') => quat;
  /** Radians by which an elbow is held further out. */
  readonly swivelOf: (side: 'D' | 'N') => number;
  /** Where the hands are before and after. */
  readonly rest: BodyKey;
};

const DISTANCES = {
  touch: 0,
  close: 0.04,
  near: 0.1,
  middle: 0.18,
  far: 0.28,
  stretched: 0.38,
} as const;

const HEAD_PLACES = new Set(
  (
    'head-top forehead forehead-side between-brows eye temple nose nose-side upper-lip mouth cheek ' +
    'chin under-chin ear'
  ).split(' '),
);

const ACROSS: Vec = [-1, 0, 0];
const NOWHERE: Vec = [0, 0, 0];

const mirror = (a: Vec): Vec => [-a[0], a[1], a[2]];
const signOf = (side: 'D' | 'N'): SideSign => (side === 'D' ? 1 : -1);
const shiftVector = (shift: Shift = {}): Vec =>
  scale([-(shift.D ?? 0), shift.u ?? 0, shift.o ?? 0], 0.01);

/** The turn of a hand whose fingers point along `ext` and whose palm looks along `palm`. */
export const orientation = (ext: Vec, palm: Vec): quat => {
  if (Math.abs(dot(ext, palm)) > 0.9) {
    throw new Error('"ext" and "palm" point the same way; the palm is square to the fingers.');
  }
  const z = unit(perpendicular(palm, ext));
  return basisQuat(cross(ext, z), ext, z);
};

/** A named place of the body, in the solver's space. */
export const placeOf = (rig: Rig, name: string, side: 'D' | 'N'): SkinPoint => {
  const row = rig.places[name];
  if (row === undefined) throw new Error(`The rig "${rig.figure}" has no place "${name}".`);
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = row;
  const flip = side === 'D' ? -1 : 1;
  const sided = Math.abs(x) > 0.012;
  return sided
    ? { point: [x * flip, y, z], normal: [nx * flip, ny, nz] }
    : { point: [0, y, z], normal: unit([0, ny, nz]) };
};

type SolvedHands = { readonly D: HandKey | undefined; readonly N: HandKey | undefined };

// A spelled sentence asks for the same few forms again and again. Whoever has a manner of their own
// makes one sequence on one figure.
const solved = new WeakMap<Rig | Manner, WeakMap<Segment, SolvedHands>>();

/** The hands of a segment; a hand that it does not name comes back as `undefined`. */
export const solveSegment = (rig: Rig, segment: Segment, manner?: Manner): SolvedHands => {
  const maker = manner ?? rig;
  let ofMaker = solved.get(maker);
  if (ofMaker === undefined) {
    ofMaker = new WeakMap();
    solved.set(maker, ofMaker);
  }
  const known = ofMaker.get(segment);
  if (known !== undefined) return known;
  const hands = solveHands({ rig, manner }, segment);
  ofMaker.set(segment, hands);
  return hands;
};

/** Whose hands they are, and how that person makes signs if not as they are written. */
type Signer = { readonly rig: Rig; readonly manner: Manner | undefined };

const solveHands = (signer: Signer, segment: Segment): SolvedHands => {
  const { D, N, sym } = segment;
  if (D !== undefined && sym !== undefined) return solvePair(signer, D, sym);
  if (D !== undefined && N?.contact?.with.startsWith('D.')) {
    const first = solveHand(signer, 'D', D);
    return { D: first, N: solveHand(signer, 'N', N, first) };
  }
  const second = N && solveHand(signer, 'N', N);
  return { D: D && solveHand(signer, 'D', D, second), N: second };
};

const solvePair = (signer: Signer, hand: Hand, sym: 'mirror' | 'parallel'): SolvedHands => {
  const { rig } = signer;
  const meeting = hand.contact?.with.startsWith('N.') === true;
  const turnOver = sym === 'mirror' ? mirror : (a: Vec): Vec => a;
  const ext = direction(hand.ext);
  const palm = direction(hand.palm);
  if (!meeting || hand.contact === undefined) {
    const D = placeHand(signer, 'D', hand, ext, palm, targetOf(rig, 'D', hand));
    const target = targetOf(rig, 'N', hand, turnOver);
    return { D, N: placeHand(signer, 'N', hand, turnOver(ext), turnOver(palm), target) };
  }
  // Both hands meet in the plane between them, before the chest.
  const { contact } = hand;
  const chest = placeOf(rig, 'chest', 'D');
  const middle = add(chest.point, add([0, 0, DISTANCES.middle], shiftVector(contact.offset)));
  const apart = (contact.gap ?? 0) / 2000;
  const from = contact.from === undefined ? ACROSS : direction(contact.from);
  const at = (sign: SideSign): Target => ({
    point: add(middle, [-sign * apart, 0, 0]),
    withHead: 0,
    from: sign === 1 ? from : mirror(from),
    contact: undefined,
  });
  const site = contact.of;
  const D = placeHand(signer, 'D', { ...hand, point: site }, ext, palm, at(1));
  const otherSite = contact.with.slice(2);
  const N = placeHand(
    signer,
    'N',
    { ...hand, point: otherSite },
    turnOver(ext),
    turnOver(palm),
    at(-1),
  );
  const atMiddle: Vec = [middle[0] - apart, middle[1], middle[2]];
  return { D: { ...D, contact: { of: site, target: contact.with, at: atMiddle } }, N };
};

type Target = {
  readonly point: Vec;
  readonly withHead: number;
  readonly from: Vec;
  readonly contact: HandKey['contact'];
};

const solveHand = (signer: Signer, side: 'D' | 'N', hand: Hand, other?: HandKey): HandKey =>
  placeHand(
    signer,
    side,
    hand,
    direction(hand.ext),
    direction(hand.palm),
    targetOf(signer.rig, side, hand, (a) => a, other),
  );

const targetOf = (
  rig: Rig,
  side: 'D' | 'N',
  hand: Hand,
  turnOver: (a: Vec) => Vec = (a) => a,
  other?: HandKey,
): Target => {
  if (hand.contact !== undefined) return contactTarget(rig, side, hand.contact, other, turnOver);
  return placeTarget(rig, side, hand.at ?? { place: 'chest' }, turnOver);
};

const placeTarget = (rig: Rig, side: 'D' | 'N', at: At, turnOver: (a: Vec) => Vec): Target => {
  const { place, distance = 'middle', shift } = at;
  const { point, normal } = placeOf(rig, place, at.side ?? side);
  const away = DISTANCES[distance];
  // Far from the body a place is straight ahead of it, whichever way its skin is turned.
  const outward = away > 0.05 ? unit(add(scale(normal, 0.3), [0, 0, 1])) : normal;
  const touching = away < 0.05;
  return {
    point: add(add(point, scale(outward, away)), turnOver(shiftVector(shift))),
    withHead: HEAD_PLACES.has(place) && away < 0.11 ? 1 : 0,
    from: touching ? unit(add(normal, [0, 0, 0.3])) : NOWHERE,
    contact: undefined,
  };
};

const contactTarget = (
  rig: Rig,
  side: 'D' | 'N',
  contact: NonNullable<Hand['contact']>,
  other: HandKey | undefined,
  turnOver: (a: Vec) => Vec,
): Target => {
  const onHand = /^([DN])\.(.+)$/.exec(contact.with);
  const offset = turnOver(shiftVector(contact.offset));
  const gap = (contact.gap ?? 0) / 1000;
  let skin: SkinPoint;
  let withHead = 0;
  if (onHand?.[2] !== undefined) {
    if (other === undefined) throw new Error(`"${contact.with}" is of a hand that is not there.`);
    const arm = rig.arms[side === 'D' ? 1 : 0];
    const site = siteOf(arm, onHand[2], other.angles);
    skin = {
      point: add(rotate(site.point, other.turn), other.wrist as unknown as Vec),
      normal: rotate(site.normal, other.turn),
    };
    withHead = other.withHead;
  } else {
    const [place = '', placeSide] = contact.with.split('.');
    const written = placeSide as 'D' | 'N' | undefined;
    skin = placeOf(rig, place, written ?? side);
    withHead = HEAD_PLACES.has(place) ? 1 : 0;
  }
  const from = contact.from === undefined ? skin.normal : turnOver(direction(contact.from));
  const point = add(add(skin.point, scale(from, gap)), offset);
  return { point, withHead, from, contact: { of: contact.of, target: contact.with, at: point } };
};

const placeHand = (
  { rig, manner }: Signer,
  side: 'D' | 'N',
  hand: Hand,
  ext: Vec,
  palm: Vec,
  target: Target,
): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const angles = (manner?.anglesOf ?? anglesOf)(hand.hs);
  const turn = orientation(ext, palm);
  if (manner !== undefined) quat.multiply(turn, manner.turnOf(side), turn);
  const site = siteOf(arm, hand.contact?.of ?? hand.point ?? 'palm', angles);
  const reach = rotate(site.point, turn);
  const wrist = vec3.subtract(vec3.create(), target.point as vec3, reach as vec3);
  return {
    angles,
    turn,
    wrist,
    swivel: comfortableSwivel(arm, wrist, turn) + (manner?.swivelOf(side) ?? 0),
    withHead: target.withHead,
    from: target.from,
    ...(target.contact === undefined ? {} : { contact: target.contact }),
  };
};

/** A loose hand with its wrist there, fingers along `ext` and its palm toward `palm`. */
export const looseHand = (arm: ArmBones, wrist: Vec, ext: Vec, palm: Vec): HandKey => {
  const turn = orientation(unit(ext), unit(palm));
  const at = vec3.fromValues(...wrist);
  return {
    angles: anglesOf('relaxed'),
    turn,
    wrist: at,
    swivel: comfortableSwivel(arm, at, turn),
    withHead: 0,
    from: NOWHERE,
  };
};

/** A hand that hangs at the side. */
export const restingHand = (rig: Rig, side: 'D' | 'N'): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const sign = signOf(side);
  const [x, y] = arm.shoulder;
  const drop = (arm.upperLength + arm.lowerLength) * 0.965;
  const wrist: Vec = [x - sign * 0.075, y - drop, 0.07];
  return looseHand(arm, wrist, [sign * 0.05, -1, 0.12], [sign, 0, -0.35]);
};

/** A hand that is not needed now but soon: before its side, as high as a picture of signs reaches. */
export const readyHand = (rig: Rig, side: 'D' | 'N'): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const sign = signOf(side);
  const [x, y] = arm.shoulder;
  const wrist: Vec = [x + sign * 0.02, y - 0.25, 0.17];
  return looseHand(arm, wrist, [sign * 0.45, 0.3, 0.85], [sign * 0.55, -0.8, 0]);
};
