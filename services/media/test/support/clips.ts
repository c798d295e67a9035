import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMOTIONS } from '@isl/contracts/vocabulary';

const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg';

/** What ffmpeg makes of the arguments, as bytes; the last argument names the file's ending. */
export function makeFile(ending: string, ...args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'isl-clip-'));
  try {
    const file = join(folder, `clip.${ending}`);
    execFileSync(FFMPEG, ['-v', 'error', '-y', ...args, file]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const picture = (size: string, seconds: number): string[] =>
  `-f lavfi -i testsrc=size=${size}:rate=15:duration=${seconds}`.split(' ');
const tone = (seconds: number): string[] =>
  `-f lavfi -i sine=frequency=440:duration=${seconds}`.split(' ');
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p'.split(' ');

type Clip = {
  readonly size?: string;
  readonly seconds?: number;
  readonly hasSound?: boolean;
  readonly isIndexFirst?: boolean;
};

/** A playable MP4 of moving bars. */
export function anMp4({
  size = '320x180',
  seconds = 2,
  hasSound = false,
  isIndexFirst = false,
}: Clip = {}): Buffer {
  const sound = hasSound ? [...tone(seconds), '-c:a', 'aac'] : [];
  const inputs = [...picture(size, seconds), ...sound.slice(0, 4)];
  const flags = isIndexFirst ? ['-movflags', '+faststart'] : [];
  return makeFile('mp4', ...inputs, ...H264, ...sound.slice(4), ...flags);
}

/** A folder of assets with a clip for each emotion; the caller removes it. */
export function someAssets(): string {
  const folder = mkdtempSync(join(tmpdir(), 'isl-assets-'));
  const clip = anMp4();
  mkdirSync(join(folder, 'emotions'));
  for (const category of EMOTIONS) {
    writeFileSync(join(folder, 'emotions', `${category}.mp4`), clip);
  }
  return folder;
}

/** What a browser records: WebM, written as a stream, without its length in the header. */
export function aRecording(seconds = 2): Buffer {
  const codec = '-c:v libvpx -deadline realtime -cpu-used 8 -live 1 -f webm'.split(' ');
  return makeFile('webm', ...picture('320x180', seconds), ...codec);
}

/** Filmed upright: the picture lies on its side and the header says to turn it. */
export function aTurnedClip(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'isl-clip-'));
  try {
    const flat = join(folder, 'flat.mp4');
    execFileSync(FFMPEG, ['-v', 'error', '-y', ...picture('320x180', 1), ...H264, flat]);
    const turn = ['-i', flat, '-metadata:s:v:0', 'rotate=90', '-c', 'copy'];
    return makeFile('mov', ...turn);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Begins as a clip does and is noise from there on. */
export function aBrokenMp4(): Buffer {
  const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251));
  return Buffer.concat([anMp4().subarray(0, 64), noise]);
}

/** The clip with a `free` box behind it, so that a playable file has any size wished for. */
export function padded(clip: Buffer, totalBytes: number): Buffer {
  const box = Buffer.alloc(totalBytes - clip.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([clip, box]);
}
