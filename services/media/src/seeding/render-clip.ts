import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Category } from '../videos/video.js';
import { drawExpression, FRAMES_PER_SECOND, HEIGHT, WIDTH } from './face.js';

const INPUT = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i pipe:0`;
const OUTPUT = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -movflags +faststart -f mp4';

/** Draws a clip of the expression and writes it as MP4. */
export async function renderClip(ffmpeg: string, category: Category, file: string): Promise<void> {
  const args = ['-v', 'error', '-y', ...INPUT.split(' '), ...OUTPUT.split(' '), file];
  const child = spawn(ffmpeg, args, { stdio: ['pipe', 'ignore', 'pipe'], env: {} });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  // Its end says why it stopped reading.
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close') as Promise<[number | null]>;
  for (const frame of drawExpression(category)) {
    if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), ended]);
    if (child.exitCode !== null) break;
  }
  child.stdin.end();
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error(`the clip of ${category} was not made: ${complaint}`);
}
