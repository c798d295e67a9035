import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSequence } from '../src/index.js';
import { writePose } from '../src/pose-file.js';
import { aForm, aRig } from './support/fixtures.js';

const rig = aRig();
const UV = new URL('../../../.tools/bin/uv', import.meta.url).pathname;
const READ_BACK = `
import json, sys
from pose_format import Pose
pose = Pose.read(open(sys.argv[1], "rb").read())
print(json.dumps([[c.name for c in pose.header.components], list(pose.body.data.shape), pose.body.fps]))
`;

/** Reads the layout of version 0.2 as its specification has it, without our writer. */
const readPose = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const take = (size: number): number => {
    at += size;
    return at - size;
  };
  const short = () => view.getUint16(take(2), true);
  const float = () => view.getFloat32(take(4), true);
  const text = () => {
    const size = short();
    const start = take(size);
    return new TextDecoder().decode(bytes.subarray(start, start + size));
  };
  const version = float();
  const size = [short(), short(), short()];
  const components = Array.from({ length: short() }, () => {
    const name = text();
    const format = text();
    const [points, limbs, colours] = [short(), short(), short()];
    const names = Array.from({ length: points }, text);
    const pairs = Array.from({ length: limbs }, () => [short(), short()]);
    const paints = Array.from({ length: colours }, () => [short(), short(), short()]);
    return { name, format, names, pairs, paints };
  });
  const fps = float();
  const frames = view.getUint32(take(4), true);
  const people = short();
  const count = components.reduce((sum, { names }) => sum + names.length, 0);
  const data = Array.from({ length: frames * count }, () => [float(), float(), float()]);
  const confidence = Array.from({ length: frames * count }, float);
  return {
    version,
    size,
    components,
    fps,
    frames,
    people,
    data,
    confidence,
    count,
    left: bytes.length - at,
  };
};

describe('a .pose file', () => {
  const sequence = compileSequence([{ form: aForm('letter-v-v2') }], rig);
  const file = readPose(writePose(sequence, rig, 25));

  it("has version 0.2, MediaPipe Holistic's groups and nothing left over", () => {
    expect(file.version).toBeCloseTo(0.2, 6);
    expect(file.components.map(({ name, format, names }) => [name, format, names.length])).toEqual([
      ['POSE_LANDMARKS', 'XYZC', 33],
      ['FACE_LANDMARKS', 'XYZC', 10],
      ['LEFT_HAND_LANDMARKS', 'XYZC', 21],
      ['RIGHT_HAND_LANDMARKS', 'XYZC', 21],
    ]);
    expect(file.left).toBe(0);
    expect(file.people).toBe(1);
    expect(file.fps).toBe(25);
    expect(file.frames).toBe(Math.ceil((sequence.durationMs / 1000) * 25) + 1);
    for (const { names, pairs } of file.components) {
      for (const end of pairs.flat()) expect(end).toBeLessThan(names.length);
    }
  });

  it('shows the letter: two fingers up on the right hand, at the left of the picture', () => {
    const frame = Math.round(((sequence.marks[0]?.stillMs ?? 0) / 1000) * 25);
    const point = (group: string, name: string) => {
      let from = frame * file.count;
      for (const component of file.components) {
        if (component.name === group) return file.data[from + component.names.indexOf(name)] ?? [];
        from += component.names.length;
      }
      return [];
    };
    const right = 'RIGHT_HAND_LANDMARKS';
    const heightOf = (name: string) => point(right, name)[1] ?? 0;
    expect(heightOf('INDEX_FINGER_TIP')).toBeLessThan(heightOf('INDEX_FINGER_MCP') - 30);
    expect(heightOf('MIDDLE_FINGER_TIP')).toBeLessThan(heightOf('MIDDLE_FINGER_MCP') - 30);
    expect(heightOf('RING_FINGER_TIP')).toBeGreaterThan(heightOf('RING_FINGER_PIP'));
    expect(point(right, 'WRIST')[0]).toBeLessThan(500);
    expect(point('POSE_LANDMARKS', 'LEFT_SHOULDER')[0]).toBeGreaterThan(500);
  });

  it('is unsure of the legs, which the figure does not have, and of nothing else', () => {
    const first = file.confidence.slice(0, file.count);
    const { names } = file.components[0] ?? { names: [] };
    expect(first.flatMap((value, k) => (value === 0 ? names[k] : [])).join(' ')).toBe(
      'LEFT_KNEE RIGHT_KNEE LEFT_ANKLE RIGHT_ANKLE LEFT_HEEL RIGHT_HEEL LEFT_FOOT_INDEX RIGHT_FOOT_INDEX',
    );
  });

  it.runIf(existsSync(UV))('is read back by the pose-format package', { timeout: 180_000 }, () => {
    const dir = mkdtempSync(join(tmpdir(), 'pose-'));
    const path = join(dir, 'v.pose');
    writeFileSync(path, writePose(sequence, rig, 25));
    const run = ['run', '--no-project', '--with', 'pose-format==0.15.0', 'python', '-c', READ_BACK];
    const [names, shape, fps] = JSON.parse(
      execFileSync(UV, [...run, path], { cwd: dir, encoding: 'utf8', stdio: 'pipe' }),
    ) as unknown[];
    rmSync(dir, { recursive: true });
    expect(names).toEqual(file.components.map(({ name }) => name));
    expect(shape).toEqual([file.frames, 1, 85, 3]);
    expect(fps).toBe(25);
  });
});
