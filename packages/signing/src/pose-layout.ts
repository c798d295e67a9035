import type { Pair } from './mediapipe.js';

/** A group of points of a `.pose` file. */
export type PoseComponent = {
  readonly name: string;
  readonly points: readonly string[];
  readonly limbs: readonly Pair[];
  /** Red, green and blue, 0 to 255; what a viewer draws it in. */
  readonly colour: readonly [number, number, number];
};

/**
 * One person's points over time. `values` has x, y and z of each point of each frame, in pixels of
 * the picture, depth in the same measure; `confidence` is 0 to 1, and 0 for what was not found.
 */
export type PoseRecording = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly framesPerSecond: number;
  readonly components: readonly PoseComponent[];
  readonly frames: number;
  readonly values: Float32Array;
  readonly confidence: Float32Array;
};

/** What a file may have that is read from a stranger. */
export type PoseLimits = { readonly frames: number; readonly points: number };

export class PoseFileError extends Error {}

const VERSION = 0.2;
const AXES = 3;
const FORMAT = 'XYZC';
const FLOAT_BYTES = 4;

export const pointsOf = (components: readonly PoseComponent[]): number =>
  components.reduce((sum, { points }) => sum + points.length, 0);

/** The bytes of a `.pose` file, version 0.2 of sign-language-processing/pose (docs/specs). */
export function encodePose(recording: PoseRecording): Uint8Array<ArrayBuffer> {
  const { width, height, depth, components, values, confidence } = recording;
  const bytes = new Writer();
  bytes.float(VERSION);
  for (const side of [width, height, depth]) bytes.short(side);
  bytes.short(components.length);
  for (const { name, points, limbs, colour } of components) {
    bytes.text(name);
    bytes.text(FORMAT);
    for (const count of [points.length, limbs.length, 1]) bytes.short(count);
    for (const point of points) bytes.text(point);
    for (const value of limbs.flat()) bytes.short(value);
    for (const value of colour) bytes.short(value);
  }
  bytes.float(recording.framesPerSecond);
  bytes.long(recording.frames);
  bytes.short(1);
  for (const value of values) bytes.float(value);
  for (const value of confidence) bytes.float(value);
  return bytes.done();
}

/**
 * Reads a file of version 0.2 with one person and points in x, y, z. What is announced is held
 * against the file's size and the limits before anything is kept of it. Throws PoseFileError.
 */
export function decodePose(file: Uint8Array, limits: PoseLimits): PoseRecording {
  const bytes = new Reader(file);
  const version = bytes.float();
  if (Math.abs(version - VERSION) > 1e-6) throw new PoseFileError(`version ${version} is not read`);
  const [width, height, depth] = [bytes.short(), bytes.short(), bytes.short()];
  const components = Array.from({ length: bytes.short() }, () => readComponent(bytes));
  const framesPerSecond = bytes.float();
  const frames = bytes.long();
  if (bytes.short() !== 1) throw new PoseFileError('it has not exactly one person');
  const points = pointsOf(components);
  if (points === 0 || points > limits.points) throw new PoseFileError(`it has ${points} points`);
  if (frames === 0 || frames > limits.frames) throw new PoseFileError(`it has ${frames} frames`);
  if (!(framesPerSecond > 0 && framesPerSecond <= 1000)) {
    throw new PoseFileError(`${framesPerSecond} frames a second is no rate`);
  }
  const count = frames * points;
  if (bytes.left !== count * (AXES + 1) * FLOAT_BYTES) {
    throw new PoseFileError('its size is not that of its frames');
  }
  const values = bytes.floats(count * AXES);
  const confidence = bytes.floats(count);
  if (!values.every(Number.isFinite)) throw new PoseFileError('a point is not a number');
  if (!confidence.every((value) => value >= 0 && value <= 1)) {
    throw new PoseFileError('a confidence is not between 0 and 1');
  }
  return { width, height, depth, framesPerSecond, components, frames, values, confidence };
}

function readComponent(bytes: Reader): PoseComponent {
  const name = bytes.text();
  const format = bytes.text();
  if (format !== FORMAT) throw new PoseFileError(`points of the form ${format} are not read`);
  const [count, pairs, colours] = [bytes.short(), bytes.short(), bytes.short()];
  const points = Array.from({ length: count }, () => bytes.text());
  const limbs = Array.from({ length: pairs }, (): Pair => [bytes.short(), bytes.short()]);
  const [colour = [0, 0, 0] as const] = Array.from(
    { length: colours },
    () => [bytes.short(), bytes.short(), bytes.short()] as const,
  );
  if (limbs.flat().some((end) => end >= count)) throw new PoseFileError('a limb ends at no point');
  return { name, points, limbs, colour };
}

/** Little-endian bytes, which end where they end. */
class Reader {
  private readonly view: DataView;
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.view.byteLength - this.at;
  }

  private take(size: number): number {
    if (size > this.left) throw new PoseFileError('it ends too early');
    this.at += size;
    return this.at - size;
  }

  float(): number {
    return this.view.getFloat32(this.take(FLOAT_BYTES), true);
  }

  floats(count: number): Float32Array {
    const from = this.take(count * FLOAT_BYTES);
    return Float32Array.from({ length: count }, (_, index) =>
      this.view.getFloat32(from + index * FLOAT_BYTES, true),
    );
  }

  short(): number {
    return this.view.getUint16(this.take(2), true);
  }

  long(): number {
    return this.view.getUint32(this.take(4), true);
  }

  text(): string {
    const size = this.short();
    const from = this.take(size);
    return new TextDecoder().decode(this.bytes.subarray(from, from + size));
  }
}

/** Little-endian bytes that grow. */
class Writer {
  private data = new DataView(new ArrayBuffer(1 << 16));
  private at = 0;

  private room(bytes: number): number {
    if (this.at + bytes > this.data.byteLength) {
      const grown = new Uint8Array(this.data.byteLength * 2 + bytes);
      grown.set(new Uint8Array(this.data.buffer));
      this.data = new DataView(grown.buffer);
    }
    const start = this.at;
    this.at += bytes;
    return start;
  }

  float(value: number): void {
    const at = this.room(FLOAT_BYTES);
    this.data.setFloat32(at, value, true);
  }

  short(value: number): void {
    const at = this.room(2);
    this.data.setUint16(at, value, true);
  }

  long(value: number): void {
    const at = this.room(4);
    this.data.setUint32(at, value, true);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.short(encoded.length);
    const start = this.room(encoded.length);
    new Uint8Array(this.data.buffer).set(encoded, start);
  }

  done(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.data.buffer.slice(0, this.at));
  }
}
