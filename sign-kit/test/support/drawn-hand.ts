import { readFileSync } from 'node:fs';
import { loadForms } from '@isl/lexicon';
import type { Form, Hand } from '@isl/lexicon/form';
import { compileSequence, createPose, createRig, type RigJson } from '@isl/signing';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { createClosedHands } from '../../src/avatar/closed-hands.js';
import type { FigureName } from '../../src/signer/signer.js';
import { readBaked } from './baked.js';

export type Handshape = Hand['hs'];
export type Point = readonly [number, number, number];

/** The skin of a figure's hand, by the bone that holds most of each point; metres. */
export type DrawnHand = Readonly<Record<string, readonly Point[]>>;

const LEXICON = new URL('../../../packages/lexicon', import.meta.url).pathname;
const FORMS = new Map(loadForms(LEXICON).map((form) => [form.id, form]));

/** Draws the hands of one figure: one for each handshape, side `Right` (dominant) or `Left`. */
export function drawerOf(figure: FigureName) {
  const json = new URL(`../../../packages/signing/rig/${figure}.json`, import.meta.url);
  const rig = createRig(JSON.parse(readFileSync(json, 'utf8')) as RigJson);
  const skin = readBaked(new URL(`../../public/avatar/${figure}.glb`, import.meta.url), 'skin');
  const hands = createClosedHands({ hands: rig.arms });
  const knuckles = new Map(hands.knuckles.map(({ joints, moved }) => [joints[0] ?? -1, moved]));

  /** Where each bone brings the skin that it holds. */
  const turned = (rotations: Float32Array): Matrix4[] => {
    const places: Matrix4[] = [];
    rig.joints.forEach(({ parent, head }, joint) => {
      const from = new Vector3(...(rig.joints[parent]?.head ?? [0, 0, 0]));
      const offset = new Vector3(...head).sub(from);
      const moved = knuckles.get(joint);
      if (moved) offset.add(moved);
      const turn = new Quaternion().fromArray(rotations, joint * 4);
      const own = new Matrix4().compose(offset, turn, new Vector3(1, 1, 1));
      const above = places[parent];
      places.push(above ? own.premultiply(above) : own);
    });
    return places.map((place, joint) => {
      const [x, y, z] = rig.joints[joint]?.head ?? [0, 0, 0];
      return place.clone().multiply(new Matrix4().makeTranslation(-x, -y, -z));
    });
  };

  return (form: Form, side: 'Right' | 'Left', isDrawn = true): DrawnHand => {
    const sequence = compileSequence([{ form }], rig);
    const pose = createPose(rig);
    sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
    for (const moved of knuckles.values()) moved.set(0, 0, 0);
    if (isDrawn) hands.close(pose.rotations);
    const places = turned(pose.rotations);
    const parts: Record<string, Point[]> = {};
    skin.held.forEach((held, at) => {
      const most = held.reduce((one, other) => (other.share > one.share ? other : one));
      const name = rig.joints[most.bone]?.name ?? '';
      if (!name.startsWith(`${side}Hand`)) return;
      const rest = new Vector3(...(skin.points[at] as [number, number, number]));
      const point = new Vector3();
      for (const { bone, share } of held) {
        const place = places[bone];
        if (place) point.addScaledVector(rest.clone().applyMatrix4(place), share);
      }
      const part = name.slice(side.length);
      parts[part] = [...(parts[part] ?? []), [point.x, point.y, point.z]];
    });
    return parts;
  };
}

/** Both hands in this handshape before the chest. */
export function bothHands(hs: Handshape): Form {
  const some = FORMS.get('letter-i-v2');
  if (!some) throw new Error('there is no letter I');
  const at = { place: 'chest', shift: { D: 14 } } as const;
  return { ...some, segments: [{ D: { hs, ext: 'u', palm: 'o', at }, sym: 'mirror' }] };
}

/** How near two parts of the skin come to each other, millimetres. */
export function gapMm(one: readonly Point[] = [], other: readonly Point[] = []): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one) {
    for (const b of other)
      least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return least * 1000;
}

/** By how much a finger's last bone points elsewhere than its first, degrees, from the middles of their skin. */
export function bendOf(hand: DrawnHand, finger: string): number {
  const [a, b, c] = [1, 2, 3].map((bone) => middleOf(hand[`Hand${finger}${bone}`] ?? []));
  if (!(a && b && c)) throw new Error(`there is no ${finger}`);
  return (b.clone().sub(a).angleTo(c.clone().sub(b)) * 180) / Math.PI;
}

const middleOf = (points: readonly Point[]): Vector3 =>
  points
    .reduce((sum, point) => sum.add(new Vector3(...point)), new Vector3())
    .divideScalar(points.length);
