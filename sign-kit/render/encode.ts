import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Setup leaves one here on a machine that has none. */
const CARRIED = fileURLToPath(new URL('../../.tools/bin/ffmpeg', import.meta.url));
/** Same input, same bytes: no dates, no versions, no threads that share the work by chance. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** A PNG as WebP. */
export function encodeWebp(png: Buffer): Promise<Buffer> {
  return ffmpeg(
    ['-f', 'png_pipe', '-i', '-'],
    // The encoder's own conversion from RGB keeps the edges of fingers better than ffmpeg's.
    ['-pix_fmt', 'bgra', '-c:v', 'libwebp', '-preset', 'picture', '-quality', '86'],
    ['-compression_level', '6', ...REPEATABLE, '-f', 'image2pipe', '-'],
    png,
  );
}

/** JPEGs one after another as an MP4 without sound that can start before it is loaded. */
export async function encodeMp4(
  jpegs: readonly Buffer[],
  framesPerSecond: number,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const file = join(folder, 'clip.mp4');
  try {
    await ffmpeg(
      ['-f', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-'],
      [
        ...['-an', '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
        ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
        ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-threads', '1'],
      ],
      [...REPEATABLE, '-movflags', '+faststart', '-y', file],
      Buffer.concat(jpegs),
    );
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ffmpeg(
  input: readonly string[],
  codec: readonly string[],
  output: readonly string[],
  data: Buffer,
): Promise<Buffer> {
  const program = process.env.FFMPEG_PATH ?? (existsSync(CARRIED) ? CARRIED : 'ffmpeg');
  const args = ['-loglevel', 'error', ...input, ...codec, ...output];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    const out: Buffer[] = [];
    const complaints: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.on('error', (error) => reject(new Error(`FFMPEG_PATH: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new Error(`${program}: ${Buffer.concat(complaints).toString().trim()}`));
    });
    // It says itself why it stopped reading.
    child.stdin.on('error', () => undefined);
    child.stdin.end(data);
  });
}
