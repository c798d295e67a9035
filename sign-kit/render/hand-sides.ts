import type { RigJson } from '@isl/signing';
import {
  Float32BufferAttribute,
  type MeshStandardMaterial,
  type Object3D,
  type SkinnedMesh,
  Vector3,
} from 'three';
import { DIGITS, SIDES } from './movement.js';

type Side = (typeof SIDES)[number];
/** Shows of shirt and skin the hands and nothing else, or all again. */
export type HandsAlone = (isOn: boolean) => void;
/** Which way a hand's middle and each of its digits have their palm at rest, and where the hand lies. */
type Hand = {
  readonly wrist: Vector3;
  /** To the middle finger's knuckle, which is 1 away, and across to the little finger. */
  readonly along: Vector3;
  readonly across: Vector3;
  readonly inward: ReadonlyMap<string, Vector3>;
};

/** A nail is baked redder than skin, which is grey; of 1. */
const NAIL_IS_REDDER = { from: 0.02, to: 0.06 } as const;
/** From a finger's side to its pad, as the cosine from there. */
const PAD = { from: -0.05, to: 0.4 } as const;
/** Where the arm becomes a palm; in palms from the wrist. */
const HEEL = { from: -0.12, to: 0.08 } as const;
/** Lines of a palm from the wrist toward the knuckles and across to the little finger, in palms. */
const LINES = [
  [
    [0.7, 0.5],
    [0.71, 0.3],
    [0.77, 0.08],
    [0.92, -0.1],
  ],
  [
    [0.7, -0.4],
    [0.64, -0.14],
    [0.57, 0.12],
    [0.44, 0.4],
  ],
  [
    [0.7, -0.4],
    [0.62, -0.2],
    [0.46, -0.06],
    [0.26, -0.02],
    [0.06, -0.06],
  ],
] as const;
/** Half of a line's width, and its soft edge, in palms. */
const LINE = { half: 0.008, soft: 0.024 } as const;

/**
 * Palms lighter and rosier than the backs of hands, with their lines, and nails that are seen: skin alone does not
 * tell which side of a hand is shown.
 */
export function tellSides(root: Object3D, joints: RigJson['joints']): HandsAlone | undefined {
  const skin = root.getObjectByName('skin') as SkinnedMesh | undefined;
  if (!skin) return undefined;
  root.updateMatrixWorld(true);
  skin.skeleton.update();
  const { geometry } = skin;
  const count = geometry.getAttribute('position').count;
  const nails = Array.from({ length: count }, (_, at) => nailAt(skin, at));
  const hands = new Map(SIDES.map((side) => [side, handOf(skin, joints, side, nails)]));
  const palms: number[] = [];
  const shares: number[] = [];
  const places: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { side, weight } = boneAt(skin, at);
    const hand = side && hands.get(side);
    const place = hand ? placeIn(hand, positionAt(skin, at)) : ([-1, -1] as const);
    places.push(...place);
    shares.push(hand ? weight : 0);
    palms.push(hand ? weight * palmAt(skin, at, hand) * steep(place[0], HEEL) : 0);
  }
  geometry.setAttribute('palm', new Float32BufferAttribute(palms, 1));
  geometry.setAttribute('ofHand', new Float32BufferAttribute(shares, 1));
  geometry.setAttribute('nail', new Float32BufferAttribute(nails, 1));
  geometry.setAttribute('inPalm', new Float32BufferAttribute(places, 2));
  const areAlone = { value: 0 };
  paint(skin.material as MeshStandardMaterial, areAlone);
  const shirt = root.getObjectByName('shirt');
  return (isOn) => {
    areAlone.value = isOn ? 1 : 0;
    if (shirt) shirt.visible = !isOn;
  };
}

const steep = (value: number, { from, to }: { readonly from: number; readonly to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

function handOf(
  skin: SkinnedMesh,
  joints: RigJson['joints'],
  side: Side,
  nails: readonly number[],
): Hand {
  const at = (name: string): Vector3 =>
    new Vector3(...(joints.find((joint) => joint.name === `${side}${name}`)?.head ?? [0, 0, 0]));
  const wrist = at('Hand');
  const along = at('HandMiddle1').sub(wrist);
  const palm = along.length();
  along.divideScalar(palm * palm);
  const across = at('HandPinky1').sub(at('HandIndex1'));
  across.addScaledVector(along, -across.dot(along) * palm * palm).setLength(1 / palm);
  const inward = new Map(
    DIGITS.map((digit) => [digit, padOf(skin, `${side}Hand${digit}3`, nails)]),
  );
  const middle = new Vector3().crossVectors(along, across).normalize();
  if (middle.dot(inward.get('Middle') ?? middle) < 0) middle.negate();
  return { wrist, along, across, inward: new Map([...inward, ['', middle]]) };
}

/** Opposite of where a digit's nail looks. */
function padOf(skin: SkinnedMesh, bone: string, nails: readonly number[]): Vector3 {
  const sum = new Vector3();
  nails.forEach((nail, at) => {
    if (nail > 0 && boneAt(skin, at).name === bone) sum.addScaledVector(normalAt(skin, at), -nail);
  });
  return sum.normalize();
}

function nailAt(skin: SkinnedMesh, at: number): number {
  if (!boneAt(skin, at).name.endsWith('3')) return 0;
  const tint = skin.geometry.getAttribute('color');
  return steep(tint.getX(at) - tint.getZ(at), NAIL_IS_REDDER);
}

/** The bone that a place of the skin follows most, whose hand it is of, and how much of it is. */
function boneAt(skin: SkinnedMesh, at: number) {
  const bones = bonesAt(skin, at);
  const first = bones.reduce((most, it) => (it.weight > most.weight ? it : most));
  const side = SIDES.find((one) => bones.some(({ name }) => name.startsWith(`${one}Hand`)));
  const weight = bones.reduce(
    (sum, it) => sum + (it.name.startsWith(`${side}Hand`) ? it.weight : 0),
    0,
  );
  return { name: first.name, side, weight };
}

function bonesAt(skin: SkinnedMesh, at: number) {
  const [indices, weights] = ['skinIndex', 'skinWeight'].map((it) =>
    skin.geometry.getAttribute(it),
  );
  return [0, 1, 2, 3].flatMap((k) => {
    const weight = weights?.getComponent(at, k) ?? 0;
    const name = skin.skeleton.bones[indices?.getComponent(at, k) ?? 0]?.name ?? '';
    return weight > 0 ? [{ name, weight }] : [];
  });
}

/** 1 where the palm or a pad is, 0 on the back. */
function palmAt(skin: SkinnedMesh, at: number, { inward }: Hand): number {
  const toward = new Vector3();
  for (const { name, weight } of bonesAt(skin, at)) {
    const digit = DIGITS.find((it) => name.includes(it)) ?? '';
    toward.addScaledVector(inward.get(digit) ?? toward, weight);
  }
  return steep(normalAt(skin, at).dot(toward.normalize()), PAD);
}

const positionAt = (skin: SkinnedMesh, at: number): Vector3 =>
  skin.getVertexPosition(at, new Vector3()).applyMatrix4(skin.matrixWorld);

const normalAt = (skin: SkinnedMesh, at: number): Vector3 =>
  new Vector3().fromBufferAttribute(skin.geometry.getAttribute('normal'), at).normalize();

function placeIn({ wrist, along, across }: Hand, position: Vector3): readonly [number, number] {
  const from = position.sub(wrist);
  return [from.dot(along), from.dot(across)];
}

const PIECES = LINES.flatMap((line) => line.slice(1).map((to, k) => [line[k] ?? to, to] as const));
const vec2 = ([x, y]: readonly [number, number]): string =>
  `vec2(${x.toFixed(3)}, ${y.toFixed(3)})`;

/** A palm's lines are drawn where it is; tones are linear. */
function paint(material: MeshStandardMaterial, areAlone: { value: number }): void {
  const distances = PIECES.map(
    ([from, to]) => `least = min(least, toLine(vInPalm, ${vec2(from)}, ${vec2(to)}));`,
  );
  material.onBeforeCompile = (shader) => {
    shader.uniforms.areAlone = areAlone;
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
         attribute float palm, nail, ofHand;
         attribute vec2 inPalm;
         varying float vPalm, vNail, vOfHand;
         varying vec2 vInPalm;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
         vPalm = palm; vNail = nail; vOfHand = ofHand; vInPalm = inPalm;`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>
         varying float vPalm, vNail, vOfHand;
         varying vec2 vInPalm;
         uniform float areAlone;
         float toLine(vec2 place, vec2 from, vec2 to) {
           vec2 way = to - from;
           float share = clamp(dot(place - from, way) / dot(way, way), 0.0, 1.0);
           return distance(place, from + share * way);
         }`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
         if (areAlone > 0.5 && vOfHand < 0.5) discard;
         vec3 back = diffuseColor.rgb;
         float pale = dot(back, vec3(0.2126, 0.7152, 0.0722));
         vec3 rosy = mix(vec3(0.7, 0.37, 0.27), vec3(0.95, 0.47, 0.38), pale);
         vec3 inside = mix(back, rosy, mix(0.4, 0.6, pale));
         float least = 1.0;
         ${distances.join('\n')}
         float line = (1.0 - smoothstep(${LINE.half}, ${LINE.half + LINE.soft}, least)) * step(0.6, vPalm);
         inside *= 1.0 - 0.45 * line;
         vec3 nails = mix(vec3(0.85, 0.5, 0.42), vec3(1.0, 0.55, 0.5), pale);
         diffuseColor.rgb = mix(mix(back, inside, vPalm), nails, 0.85 * vNail);`,
      );
  };
  material.needsUpdate = true;
}
