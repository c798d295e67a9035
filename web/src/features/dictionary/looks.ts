import type { BodyPlace, Handshape } from './api';

/** Those with a picture, in the order of their fingers: none, one, two, three, all, round ones last. */
export const handshapes = [
  ...['fist', 'thumb', 'index', 'hook', 'little', 'little-hook', 'six', 'middle'],
  ...['l', 'u', 'y', 'h', 'h-bent', 'v', 'three-thumb'],
  ...['three', 'w', 'four', 'flat', 'flat-thumb', 'bent', 'five', 'claw'],
  ...['c', 'c-index', 'o', 'o-index', 'ring', 'pinch', 'bunch'],
] as const satisfies readonly Handshape[];

/** On the body picture, from the top down; the last two are beside it. */
export const bodyPlaces = [
  ...['forehead', 'eye', 'ear', 'nose', 'cheek', 'mouth', 'chin', 'neck'],
  ...['shoulder', 'chest', 'stomach', 'hand', 'space'],
] as const satisfies readonly BodyPlace[];

/** The ways to look for a sign without its word. */
export const waysToFind = ['hand', 'make', 'picture', 'group'] as const;
export type WayToFind = (typeof waysToFind)[number];
