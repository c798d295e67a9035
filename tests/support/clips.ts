import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repository.js';

/** A real four-second clip: moving bars with a tone, 640x360, H.264 and AAC. */
export function writeClip(target: string, seconds = 4): void {
  const input = ['-f', 'lavfi', '-i', `testsrc=size=640x360:rate=25:duration=${seconds}`];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
  const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const flags = ['-movflags', '+faststart', '-shortest', '-y', target];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...input, ...tone, ...output, ...flags]);
}

/** What the fake webcam plays: a face, and drawn hands that sign the letters one by one. */
export function writeWebcamClip(target: string, letters: string): void {
  const maker = join(ROOT, 'tests/fixtures/make_webcam.py');
  const python = join(ROOT, '.venv/bin/python');
  execFileSync(python, [maker, '--letters', letters, '--out', target], { stdio: 'inherit' });
}

/**
 * What the fake webcam plays: the avatar of sign-kit, which spells the word between two rests; each
 * letter stands still for so long.
 */
export function writeSpelledClip(target: string, word: string, holdMs = 1500): void {
  const script = ['run', '--silent', '-w', '@isl/sign-kit', 'webcam', '--'];
  const given = ['--text', word, '--hold', String(holdMs), '--out', target];
  execFileSync('npm', [...script, ...given], { cwd: ROOT, stdio: 'inherit' });
}

/** What the fake webcam plays: the dictionary's avatar, which makes one sign again and again. */
export function writeSignedClip(target: string, formId: string): void {
  const input = ['-i', join(ROOT, 'assets/signs', `${formId}.mp4`)];
  const shape = ['-vf', 'fps=30,scale=480:480,pad=640:480:80:0:color=0xE8E4DC'];
  const output = ['-c:v', 'mjpeg', '-q:v', '3', '-f', 'mjpeg', '-y', target];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...input, ...shape, ...output]);
}

/** Begins as the clip does and is noise from its middle on: a player gives up on it. */
export function writeBrokenClip(source: string, target: string): void {
  const bytes = readFileSync(source);
  const head = bytes.subarray(0, 64);
  const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
  writeFileSync(target, Buffer.concat([head, noise]));
}

/** The clip with a `free` box behind it, so that a playable file has any size wished for. */
export function writePaddedClip(source: string, target: string, totalBytes: number): void {
  const clip = readFileSync(source);
  const padding = totalBytes - clip.length;
  const header = Buffer.alloc(16);
  // size 1 announces a 64-bit size after the type.
  header.writeUInt32BE(1, 0);
  header.write('free', 4, 'latin1');
  header.writeBigUInt64BE(BigInt(padding), 8);
  const file = openSync(target, 'w');
  try {
    writeSync(file, clip);
    writeSync(file, header);
    const block = Buffer.alloc(1 << 20);
    for (let left = padding - header.length; left > 0; left -= block.length) {
      writeSync(file, block, 0, Math.min(left, block.length));
    }
  } finally {
    closeSync(file);
  }
}

/** A small file that is much work: 4096x4096 at 60 a second, one second of it again and again. */
export function writeHeavyClip(target: string, seconds: number): void {
  const once = `${target}.once.mp4`;
  const input = ['-f', 'lavfi', '-i', 'color=black:size=4096x4096:rate=60:duration=1'];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...input, ...codec, '-y', once]);
  const again = ['-stream_loop', String(seconds - 1), '-i', once, '-c', 'copy', '-y', target];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...again]);
}
