import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Demuxer } from '../uploads/sniff.js';
import { inputArguments, type Probe, probeArguments, readProbe } from './probe.js';
import type { Programs } from './programs.js';
import { RejectedError } from './rejected-error.js';
import { type Limits, runLimited } from './run-limited.js';

export type Result = {
  readonly videoFile: string;
  readonly posterFile: string;
  readonly videoBytes: number;
  readonly posterBytes: number;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
};

export type Transcoder = (
  input: { folder: string; file: string; demuxer: Demuxer },
  signal: AbortSignal,
) => Promise<Result>;

type Settings = {
  readonly programs: Programs;
  readonly threads: number;
  readonly memoryMib: number;
  readonly jobSeconds: number;
  readonly maxSeconds: number;
};

const PROBE_SECONDS = 30;
/** A decoder's memory grows with the picture; no camera that people upload from is beyond this. */
const MAX_SIDE = 4096;
/** Containers round: a clip of exactly the limit passes. */
const SLACK_SECONDS = 1;
/** A clip of which less than this share could be decoded breaks off. */
const LEAST_DECODED = 0.5;
const MAX_FRAMES_PER_SECOND = 60;
const OUTPUT_MIB = 1024;
const POSTER_WIDTH = 640;

/**
 * At most 1280x720, or 720x1280 upright; never larger than it was; square pixels and even sides.
 * ffmpeg has turned the picture by the recording's rotation before this.
 */
const SCALE = [
  "scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2'",
  "scale='min(iw,if(gte(iw,ih),1280,720))':'min(ih,if(gte(iw,ih),720,1280))'" +
    ':force_original_aspect_ratio=decrease:force_divisible_by=2',
  'setsar=1',
];
const VIDEO_CODEC = '-c:v libx264 -preset veryfast -crf 23 -profile:v high -pix_fmt yuv420p';
/** With this the output's size is bounded by its length; a key frame every 2 s makes seeking quick. */
const VIDEO_RATE = '-maxrate 4M -bufsize 8M -force_key_frames expr:gte(t,n_forced*2)';
const AUDIO_CODEC = '-c:a aac -b:a 128k -ac 2 -ar 48000';
/** Without metadata: where and with what something was filmed is nobody's business. */
const CONTAINER = '-map_metadata -1 -map_chapters -1 -sn -dn -movflags +faststart -f mp4';

/** Makes of any accepted recording what browsers play: H.264 MP4, and a picture of it. */
export function createTranscoder(settings: Settings): Transcoder {
  const { programs, threads, maxSeconds } = settings;
  const limits: Limits = {
    wallSeconds: settings.jobSeconds,
    cpuSeconds: settings.jobSeconds * (threads + 1),
    memoryMib: settings.memoryMib,
    fileMib: OUTPUT_MIB,
  };
  const probe = async (cwd: string, file: string, demuxer: Demuxer, signal: AbortSignal) => {
    const bounds = { ...limits, wallSeconds: PROBE_SECONDS, cpuSeconds: PROBE_SECONDS };
    const args = probeArguments(file, demuxer);
    const { stdout, stderr, exitCode } = await runLimited(programs.ffprobe, args, {
      cwd,
      limits: bounds,
      signal,
    });
    if (exitCode === null) throw new Error('ffprobe was ended by a limit');
    if (exitCode !== 0) throw new RejectedError(UNREADABLE, stderr);
    const found = readProbe(stdout);
    if (!found) throw new RejectedError('The file has no picture that could be shown.');
    return found;
  };
  const encode = async (cwd: string, args: string[], signal: AbortSignal): Promise<void> => {
    const flags = ['-v', 'error', '-nostdin', '-y', ...args];
    const { stderr, exitCode } = await runLimited(programs.ffmpeg, flags, { cwd, limits, signal });
    if (exitCode !== 0) throw new Error(`ffmpeg ended with ${exitCode ?? 'a signal'}: ${stderr}`);
  };

  return async ({ folder, file, demuxer }, signal) => {
    const source = await probe(folder, file, demuxer, signal);
    checkSource(source, maxSeconds);
    const videoFile = join(folder, 'video.mp4');
    const posterFile = join(folder, 'poster.webp');
    const input = ['-threads', String(threads), ...inputArguments(file, demuxer)];
    const options = encodeOptions(source, threads, maxSeconds + 2 * SLACK_SECONDS);
    await encode(folder, [...input, ...options, videoFile], signal);
    const made = await probe(folder, videoFile, 'mov', signal);
    const durationSeconds = checkMade(source, made, maxSeconds);
    const at = Math.min(1, durationSeconds / 3).toFixed(3);
    const poster = ['-frames:v', '1', '-vf', `scale='min(${POSTER_WIDTH},iw)':-2`];
    const picture = [...poster, '-c:v', 'libwebp', '-quality', '80', '-f', 'webp', posterFile];
    await encode(folder, ['-ss', at, ...inputArguments(videoFile, 'mov'), ...picture], signal);
    const [video, still] = await Promise.all([stat(videoFile), stat(posterFile)]);
    const { width, height } = made;
    const sizes = { videoBytes: video.size, posterBytes: still.size };
    return { videoFile, posterFile, ...sizes, durationSeconds, width, height };
  };
}

const UNREADABLE = 'The file could not be read as a video.';

function checkSource(source: Probe, maxSeconds: number): void {
  if (Math.max(source.width, source.height) > MAX_SIDE) {
    throw new RejectedError(`The picture is more than ${MAX_SIDE} pixels wide or high.`);
  }
  checkLength(source.durationSeconds ?? 0, maxSeconds);
}

/** The length of what was made, if it is what was to be expected. */
function checkMade(source: Probe, made: Probe, maxSeconds: number): number {
  const seconds = made.durationSeconds ?? 0;
  checkLength(seconds, maxSeconds);
  if (seconds <= 0 || seconds < (source.durationSeconds ?? 0) * LEAST_DECODED) {
    throw new RejectedError('The video breaks off: most of it could not be read.');
  }
  return Math.round(seconds * 1000) / 1000;
}

function checkLength(seconds: number, maxSeconds: number): void {
  if (seconds <= maxSeconds + SLACK_SECONDS) return;
  const limit = maxSeconds % 60 === 0 ? `${maxSeconds / 60} minutes` : `${maxSeconds} seconds`;
  throw new RejectedError(`The video is longer than ${limit}.`);
}

function encodeOptions(source: Probe, threads: number, cutSeconds: number): string[] {
  const isUsualRate = source.framesPerSecond > 0 && source.framesPerSecond <= MAX_FRAMES_PER_SECOND;
  const filters = isUsualRate ? SCALE : ['fps=30', ...SCALE];
  const tracks = ['-map', `0:${source.videoIndex}`, '-map', '0:a:0?', '-vf', filters.join(',')];
  const bounds = ['-t', String(cutSeconds), '-threads', String(threads), '-fps_mode', 'vfr'];
  const codecs = [VIDEO_CODEC, VIDEO_RATE, AUDIO_CODEC, CONTAINER].join(' ').split(' ');
  return [...tracks, ...bounds, ...codecs];
}
