import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trim } from '../contributions/contribution.js';
import type { Demuxer } from '../uploads/sniff.js';
import { inputArguments, type Probe, probeArguments, readProbe } from './probe.js';
import type { Programs } from './programs.js';
import { RejectedError } from './rejected-error.js';
import { type Ending, type Limits, runLimited } from './run-limited.js';
import type { Sandbox } from './sandbox.js';

export type Result = {
  readonly videoFile: string;
  readonly posterFile: string;
  /** The given part of the recording, as good as it was; null where the whole was given. */
  readonly cutFile: string | null;
  readonly videoBytes: number;
  readonly posterBytes: number;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
};

export type Transcoder = (
  input: { folder: string; file: string; demuxer: Demuxer; trim?: Trim | undefined },
  signal: AbortSignal,
) => Promise<Result>;

type Settings = {
  readonly programs: Programs;
  readonly sandbox: Sandbox;
  readonly threads: number;
  readonly memoryMib: number;
  readonly jobSeconds: number;
  readonly maxSeconds: number;
  /** Width times height times frames: what has to be decoded. */
  readonly maxPixels: number;
  /** The slowest that a clip may be converted; a clip's time is bounded by its pixels with this. */
  readonly leastPixelsPerSecond: number;
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
/** Beside the time that its pixels take: starting, sound, a picture of it, a busy machine. */
const LEAST_JOB_SECONDS = 120;
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
/** Of a cut recording: what is lost by writing it again is not seen. */
const CUT_CODEC = '-c:v libx264 -preset veryfast -crf 17 -profile:v high -pix_fmt yuv420p';
const EVEN_SIDES = "scale='trunc(iw/2)*2':'trunc(ih/2)*2'";
/** With this the output's size is bounded by its length; a key frame every 2 s makes seeking quick. */
const VIDEO_RATE = '-maxrate 4M -bufsize 8M -force_key_frames expr:gte(t,n_forced*2)';
const AUDIO_CODEC = '-c:a aac -b:a 128k -ac 2 -ar 48000';
/** Without metadata: where and with what something was filmed is nobody's business. */
const CONTAINER = '-map_metadata -1 -map_chapters -1 -sn -dn -movflags +faststart -f mp4';

/** Makes of any accepted recording what browsers play: H.264 MP4, and a picture of it. */
export function createTranscoder(settings: Settings): Transcoder {
  const { programs, sandbox, threads, maxSeconds } = settings;
  const limitsFor = (wallSeconds: number): Limits => ({
    wallSeconds,
    cpuSeconds: wallSeconds * (threads + 1),
    memoryMib: settings.memoryMib,
    fileMib: OUTPUT_MIB,
  });
  const probe = async (cwd: string, file: string, demuxer: Demuxer, signal: AbortSignal) => {
    const args = probeArguments(file, demuxer);
    const limits = { ...limitsFor(PROBE_SECONDS), cpuSeconds: PROBE_SECONDS };
    const outcome = await runLimited(programs.ffprobe, args, { cwd, limits, signal, sandbox });
    const { stdout, stderr, exitCode, endedBy } = outcome;
    if (endedBy) throw endedEarly(endedBy, stderr);
    if (exitCode !== 0) throw unreadable(stderr);
    const found = readProbe(stdout);
    if (!found) {
      throw new RejectedError('NO_PICTURE', 'The file has no picture that could be shown.');
    }
    return found;
  };
  const encode = async (
    cwd: string,
    args: string[],
    { limits, signal }: { limits: Limits; signal: AbortSignal },
  ): Promise<void> => {
    const flags = ['-v', 'error', '-nostdin', '-y', ...args];
    const outcome = await runLimited(programs.ffmpeg, flags, { cwd, limits, signal, sandbox });
    const { stderr, exitCode, endedBy } = outcome;
    if (endedBy) throw endedEarly(endedBy, stderr);
    if (exitCode !== 0) throw new Error(`ffmpeg ended with ${exitCode}: ${stderr}`);
  };

  const limitsOf = (source: Probe): Limits => {
    const forPixels = pixelsOf(source) / settings.leastPixelsPerSecond;
    return limitsFor(Math.min(settings.jobSeconds, LEAST_JOB_SECONDS + forPixels));
  };
  const cut = async (
    { folder, file, demuxer }: { folder: string; file: string; demuxer: Demuxer },
    trim: Trim,
    signal: AbortSignal,
  ): Promise<string> => {
    const source = await probe(folder, file, demuxer, signal);
    checkSource(source, settings);
    const cutFile = join(folder, 'cut.mp4');
    const input = ['-threads', String(threads), ...inputArguments(file, demuxer)];
    const options = [...cutOptions(source, trim), '-threads', String(threads)];
    await encode(folder, [...input, ...options, cutFile], { limits: limitsOf(source), signal });
    return cutFile;
  };

  return async ({ folder, trim, ...whole }, signal) => {
    const cutFile = trim ? await cut({ folder, ...whole }, trim, signal) : null;
    const { file, demuxer } = cutFile ? { file: cutFile, demuxer: 'mov' as const } : whole;
    const source = await probe(folder, file, demuxer, signal);
    checkSource(source, settings);
    const run = { limits: limitsOf(source), signal };
    const videoFile = join(folder, 'video.mp4');
    const posterFile = join(folder, 'poster.webp');
    const input = ['-threads', String(threads), ...inputArguments(file, demuxer)];
    const options = encodeOptions(source, threads, maxSeconds + 2 * SLACK_SECONDS);
    await encode(folder, [...input, ...options, videoFile], run);
    const made = await probe(folder, videoFile, 'mov', signal);
    const durationSeconds = checkMade(source, made, maxSeconds);
    const at = Math.min(1, durationSeconds / 3).toFixed(3);
    const poster = ['-frames:v', '1', '-vf', `scale='min(${POSTER_WIDTH},iw)':-2`];
    const picture = [...poster, '-c:v', 'libwebp', '-quality', '80', '-f', 'webp', posterFile];
    await encode(folder, ['-ss', at, ...inputArguments(videoFile, 'mov'), ...picture], run);
    const [video, still] = await Promise.all([stat(videoFile), stat(posterFile)]);
    const { width, height } = made;
    const sizes = { videoBytes: video.size, posterBytes: still.size };
    return { videoFile, posterFile, cutFile, ...sizes, durationSeconds, width, height };
  };
}

function unreadable(details: string): RejectedError {
  return new RejectedError('UNREADABLE', 'The file could not be read as a video.', details);
}

/** A limit that one attempt runs into, the next would as well. */
function endedEarly(by: Ending, details: string): RejectedError {
  switch (by) {
    case 'time':
      return new RejectedError('TOOK_TOO_LONG', 'The video takes too long to prepare.', details);
    case 'memory':
      return new RejectedError('TOO_MUCH_MEMORY', 'The video needs too much memory.', details);
    case 'size':
      return new RejectedError('RESULT_TOO_LARGE', 'The prepared video is too large.', details);
    case 'crash':
      return unreadable(details);
  }
}

function pixelsOf({ width, height, frames }: Probe): number {
  return width * height * frames;
}

function checkSource(source: Probe, { maxSeconds, maxPixels }: Settings): void {
  if (Math.max(source.width, source.height) > MAX_SIDE) {
    const text = `The picture is more than ${MAX_SIDE} pixels wide or high.`;
    throw new RejectedError('PICTURE_TOO_LARGE', text);
  }
  checkLength(source.durationSeconds ?? 0, maxSeconds);
  if (pixelsOf(source) > maxPixels) {
    const text = 'The video has too many or too large pictures. Send a smaller or shorter one.';
    throw new RejectedError('TOO_HEAVY', text);
  }
}

/** The length of what was made, if it is what was to be expected. */
function checkMade(source: Probe, made: Probe, maxSeconds: number): number {
  const seconds = made.durationSeconds ?? 0;
  checkLength(seconds, maxSeconds);
  if (seconds <= 0 || seconds < (source.durationSeconds ?? 0) * LEAST_DECODED) {
    const text = 'The video breaks off: most of it could not be read.';
    throw new RejectedError('BREAKS_OFF', text);
  }
  return Math.round(seconds * 1000) / 1000;
}

function checkLength(seconds: number, maxSeconds: number): void {
  if (seconds <= maxSeconds + SLACK_SECONDS) return;
  const limit = maxSeconds % 60 === 0 ? `${maxSeconds / 60} minutes` : `${maxSeconds} seconds`;
  throw new RejectedError('TOO_LONG', `The video is longer than ${limit}.`);
}

/** Decoded from the start: a browser's recording has no index to seek by. */
function cutOptions(source: Probe, { fromMs, toMs }: Trim): string[] {
  const tracks = ['-map', `0:${source.videoIndex}`, '-map', '0:a:0?', '-vf', EVEN_SIDES];
  const part = ['-ss', String(fromMs / 1000), '-to', String(toMs / 1000), '-fps_mode', 'vfr'];
  const codecs = [CUT_CODEC, AUDIO_CODEC, CONTAINER].join(' ').split(' ');
  return [...tracks, ...part, ...codecs];
}

function encodeOptions(source: Probe, threads: number, cutSeconds: number): string[] {
  const isUsualRate = source.framesPerSecond > 0 && source.framesPerSecond <= MAX_FRAMES_PER_SECOND;
  const filters = isUsualRate ? SCALE : ['fps=30', ...SCALE];
  const tracks = ['-map', `0:${source.videoIndex}`, '-map', '0:a:0?', '-vf', filters.join(',')];
  const bounds = ['-t', String(cutSeconds), '-threads', String(threads), '-fps_mode', 'vfr'];
  const codecs = [VIDEO_CODEC, VIDEO_RATE, AUDIO_CODEC, CONTAINER].join(' ').split(' ');
  return [...tracks, ...bounds, ...codecs];
}
