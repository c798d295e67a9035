import type { Motion } from '@isl/lexicon/form';
import { liftedOff, minimumJerkLoose, softEnds, swungAside, toAndFro, WAVES } from '../motion.js';

/** How far a movement has gone at `t` of its time, in each of the directions that it goes in. */
type Course = {
  readonly at: (t: number, repeat: number) => readonly number[];
  readonly mostRepeat: number;
  /** How often it turns round each time, if not once. */
  readonly turns?: number;
};

const turned = (t: number, repeat: number): number => 2 * Math.PI * repeat * t;
const swaying = (t: number, repeat: number): number =>
  Math.sin(turned(t, repeat)) * softEnds(t, repeat);
const bowing = (t: number, repeat: number): number => Math.sin(Math.PI * repeat * t) ** 2;

/** A hand that closes or opens is one: its fingers go to another handshape. What trembles is lost in the finder's errors. */
export type CourseName = Exclude<Motion['type'], 'open' | 'close' | 'tremble'> | 'grip';

export const COURSES: Readonly<Record<CourseName, Course>> = {
  straight: { at: (t, repeat) => [toAndFro(t, repeat)], mostRepeat: 4 },
  arc: {
    at: (t, repeat) => [toAndFro(t, repeat), Math.sin(Math.PI * toAndFro(t, repeat))],
    mostRepeat: 3,
  },
  wave: {
    at: (t) => [toAndFro(t, 1), swungAside('wave', toAndFro(t, 1))],
    mostRepeat: 1,
    turns: WAVES,
  },
  zigzag: {
    at: (t) => [toAndFro(t, 1), swungAside('zigzag', toAndFro(t, 1))],
    mostRepeat: 1,
    turns: WAVES,
  },
  brush: { at: (t) => [toAndFro(t, 1), liftedOff(toAndFro(t, 1))], mostRepeat: 1 },
  circle: {
    at: (t, repeat) => {
      const angle = turned(minimumJerkLoose(t), repeat);
      return [Math.sin(angle), 1 - Math.cos(angle)];
    },
    mostRepeat: 4,
  },
  shake: { at: (t, repeat) => [swaying(t, repeat)], mostRepeat: 6 },
  tap: { at: (t, repeat) => [-bowing(t, repeat)], mostRepeat: 4 },
  twist: { at: (t, repeat) => [swaying(t, repeat)], mostRepeat: 6 },
  swing: { at: (t, repeat) => [swaying(t, repeat)], mostRepeat: 6 },
  nod: { at: (t, repeat) => [bowing(t, repeat)], mostRepeat: 4 },
  stir: {
    at: (t, repeat) => [
      Math.cos(turned(t, repeat)) * softEnds(t, repeat),
      Math.sin(turned(t, repeat)) * softEnds(t, repeat),
    ],
    mostRepeat: 4,
  },
  wiggle: {
    at: (t, repeat) => {
      const soft = softEnds(t, repeat);
      return [soft, soft * Math.cos(turned(t, repeat)), soft * Math.sin(turned(t, repeat))];
    },
    mostRepeat: 6,
  },
  grip: { at: (t, repeat) => [toAndFro(t, repeat)], mostRepeat: 3 },
};
