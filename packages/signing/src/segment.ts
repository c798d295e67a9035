import type { Hand, Segment, Site } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { comfortableSwivel } from './arm.js';
import { direction } from './directions.js';
import { type HandKey, type Manner, orientation } from './key.js';
import { DISTANCES, placeOf, shiftVector } from './place.js';
import { add, type Rig, rotate, type SideSign, type Vec } from './rig.js';
import { anglesOfHand } from './shape.js';
import { siteOf } from './site.js';
import { type Target, targetOf } from './target.js';

const ACROSS: Vec = [-1, 0, 0];
const mirror = (a: Vec): Vec => [-a[0], a[1], a[2]];

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
    const target = targetOf(rig, 'N', sym === 'mirror' ? onOtherSide(hand) : hand, turnOver);
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
    touches: 0,
    from: sign === 1 ? from : mirror(from),
    contact: undefined,
  });
  const site = contact.of;
  const D = placeHand(signer, 'D', { ...hand, point: site }, ext, palm, at(1));
  const otherSite = contact.with.slice(2) as Site;
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

/** The hand with the sides of its places exchanged; its directions stay as they are. */
const onOtherSide = (hand: Hand): Hand => ({
  ...hand,
  ...(hand.at?.side && { at: { ...hand.at, side: hand.at.side === 'D' ? 'N' : 'D' } }),
  ...(hand.contact && {
    contact: {
      ...hand.contact,
      with: hand.contact.with.replace(/(?<=\.)[DN]$/, (side) => (side === 'D' ? 'N' : 'D')),
    },
  }),
});

const solveHand = (signer: Signer, side: 'D' | 'N', hand: Hand, other?: HandKey): HandKey =>
  placeHand(
    signer,
    side,
    hand,
    direction(hand.ext),
    direction(hand.palm),
    targetOf(signer.rig, side, hand, (a) => a, other),
  );

const placeHand = (
  { rig, manner }: Signer,
  side: 'D' | 'N',
  hand: Hand,
  ext: Vec,
  palm: Vec,
  target: Target,
): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const angles = anglesOfHand(hand, manner?.anglesOf);
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
    touches: target.touches,
    from: target.from,
    ...(target.contact === undefined ? {} : { contact: target.contact }),
  };
};
