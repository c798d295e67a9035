import { describe, expect, test } from 'vitest';
import { bendOf, bothHands, drawerOf, gapMm } from './support/drawn-hand.js';

const FINGERS = ['Index', 'Middle', 'Ring', 'Pinky'] as const;
const SIDES = ['Right', 'Left'] as const;
const cases = (['woman', 'man'] as const).flatMap((figure) =>
  SIDES.map((side) => [figure, side] as const),
);
const PAIRS = [
  ['Index', 'Middle'],
  ['Middle', 'Ring'],
  ['Ring', 'Pinky'],
] as const;
/** Handshapes, and which of their fingers stand by themselves. */
const ALONE = [
  ['five', FINGERS],
  ['claw', FINGERS],
  ['v', ['Index', 'Middle']],
  ['ring', ['Index', 'Thumb']],
  ['l', ['Index', 'Thumb']],
] as const;
/** Handshapes, a finger of theirs, and the least that it bends; between the middles of its bones. */
const BENT = [
  ['hook', 'Index', 55],
  ['v-bent', 'Middle', 55],
  ['little-hook', 'Pinky', 75],
  ['c-index', 'Index', 35],
] as const;
const STRAIGHT = [
  ['index', 'Index'],
  ['little', 'Pinky'],
  ['h', 'Middle'],
  ['flat', 'Ring'],
] as const;
/** Points of the skin are some millimetres apart, so that those of hands that touch are. */
const TOUCHING_MM = 2.5;

describe.each(cases)('the skin that is drawn of the %s, %s hand', (figure, side) => {
  const draw = drawerOf(figure);

  test('shows a fist whose finger ends touch the palm', () => {
    const fist = draw(bothHands('fist'), side);
    for (const finger of FINGERS) {
      expect(gapMm(fist[`Hand${finger}3`], fist.Hand), finger).toBeLessThan(TOUCHING_MM);
    }
  });

  test('shows no gap between the fingers of a fist, with the thumb up or across', () => {
    for (const hs of ['fist', 'thumb'] as const) {
      const fist = draw(bothHands(hs), side);
      for (const [one, other] of PAIRS) {
        const gap = gapMm(fist[`Hand${one}2`], fist[`Hand${other}2`]);
        expect(gap, `${hs} ${one} ${other}`).toBeLessThan(TOUCHING_MM);
      }
    }
  });

  test('lays the thumb on the fingers that it lies across', () => {
    for (const hs of ['fist', 'index', 'h', 'v', 'horns'] as const) {
      const hand = draw(bothHands(hs), side);
      const below = FINGERS.flatMap((finger) => [
        ...(hand[`Hand${finger}2`] ?? []),
        ...(hand[`Hand${finger}3`] ?? []),
      ]);
      expect(gapMm(hand.HandThumb3, below), hs).toBeLessThan(4);
    }
  });

  test('keeps fingers together along their length that are told together', () => {
    const hand = draw(bothHands('h'), side);
    for (const bone of [1, 2, 3]) {
      const gap = gapMm(hand[`HandIndex${bone}`], hand[`HandMiddle${bone}`]);
      expect(gap, `bone ${bone}`).toBeLessThan(TOUCHING_MM);
    }
    const flat = draw(bothHands('flat'), side);
    for (const [one, other] of PAIRS) {
      const whole = [1, 2, 3].flatMap((bone) => flat[`Hand${one}${bone}`] ?? []);
      expect(gapMm(flat[`Hand${other}3`], whole), `${one} ${other}`).toBeLessThan(TOUCHING_MM);
    }
  });

  test('brings the tips of bunched fingers to each other and to the thumb', () => {
    for (const hs of ['bunch', 'o'] as const) {
      const hand = draw(bothHands(hs), side);
      for (const [one, other] of PAIRS.slice(0, 2)) {
        const gap = gapMm(hand[`Hand${one}3`], hand[`Hand${other}3`]);
        expect(gap, `${hs} ${one} ${other}`).toBeLessThan(TOUCHING_MM);
      }
      expect(gapMm(hand.HandIndex3, hand.HandThumb3), hs).toBeLessThan(TOUCHING_MM);
      expect(gapMm(hand.HandMiddle3, hand.HandThumb3), hs).toBeLessThan(6.5);
    }
  });

  test('bends what is hooked or round, and nothing that is straight', () => {
    for (const [hs, finger, degrees] of BENT) {
      expect(bendOf(draw(bothHands(hs), side), finger), hs).toBeGreaterThan(degrees);
    }
    for (const [hs, finger] of STRAIGHT) {
      expect(bendOf(draw(bothHands(hs), side), finger), hs).toBeLessThan(12);
    }
  });

  test('leaves fingers alone that are told apart, or stand by themselves', () => {
    for (const [hs, fingers] of ALONE) {
      const [drawn, told] = [draw(bothHands(hs), side), draw(bothHands(hs), side, false)];
      for (const finger of fingers) {
        const before = told[`Hand${finger}3`] ?? [];
        const moved = drawn[`Hand${finger}3`]?.map((point, at) =>
          gapMm([point], before.slice(at, at + 1)),
        );
        expect(Math.max(...(moved ?? [])), `${hs} ${finger}`).toBeLessThan(1);
      }
    }
  });
});
