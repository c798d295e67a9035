import { readFileSync } from 'node:fs';
import type { RigJson } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { type Object3D, type SkinnedMesh, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, test } from 'vitest';
import { tellSides } from '../render/hand-sides.js';

const RIGS = { woman, man } as unknown as Record<'woman' | 'man', RigJson>;

async function figureOf(name: 'woman' | 'man'): Promise<Object3D> {
  const file = readFileSync(new URL(`../public/avatar/${name}.glb`, import.meta.url));
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { scene } = await new GLTFLoader().parseAsync(bytes as ArrayBuffer, '');
  return scene;
}

describe.each(['woman', 'man'] as const)('the hands of the %s', (name) => {
  test('have a palm where their fingers bend to, and no nail on it', async () => {
    const root = await figureOf(name);
    const { joints } = RIGS[name];
    tellSides(root, joints);
    const skin = root.getObjectByName('skin') as SkinnedMesh;
    const [palms, nails, normals, bones] = ['palm', 'nail', 'normal', 'skinIndex'].map((it) =>
      skin.geometry.getAttribute(it),
    );
    if (!palms || !nails || !normals || !bones) throw new Error('the skin has no hands');
    const at = (joint: string) =>
      new Vector3(...(joints.find((it) => it.name === joint)?.head ?? [0, 0, 0]));
    for (const side of ['Right', 'Left']) {
      for (const digit of ['Index', 'Middle', 'Ring', 'Pinky']) {
        const [base, middle, last] = [1, 2, 3].map((k) => at(`${side}Hand${digit}${k}`)) as [
          Vector3,
          Vector3,
          Vector3,
        ];
        // A finger at rest is bent a little, to the palm.
        const bend = last.clone().sub(middle).normalize();
        bend.sub(middle.clone().sub(base).normalize()).normalize();
        const inward = new Vector3();
        let pads = 0;
        for (let k = 0; k < palms.count; k += 1) {
          const bone = skin.skeleton.bones[bones.getX(k)]?.name;
          if (bone !== `${side}Hand${digit}3`) continue;
          if (nails.getX(k) === 1) expect(palms.getX(k), `${side} ${digit}`).toBeLessThan(0.2);
          inward.addScaledVector(new Vector3().fromBufferAttribute(normals, k), palms.getX(k));
          pads += palms.getX(k);
        }
        expect(pads, `${side} ${digit}`).toBeGreaterThan(10);
        expect(inward.normalize().dot(bend), `${side} ${digit}`).toBeGreaterThan(0.5);
      }
    }
  });

  test('stand alone while they are asked to', async () => {
    const root = await figureOf(name);
    const alone = tellSides(root, RIGS[name].joints);
    const shirt = root.getObjectByName('shirt');
    alone?.(true);
    expect(shirt?.visible).toBe(false);
    alone?.(false);
    expect(shirt?.visible).toBe(true);
  });
});
