import { z } from 'zod';
import type { Demuxer } from '../uploads/sniff.js';

const number = z.coerce.number().optional().catch(undefined);

/** The part of ffprobe's answer that is read. */
const answer = z.object({
  format: z.object({ duration: number }).default({}),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      width: number,
      height: number,
      avg_frame_rate: z.string().optional(),
      nb_read_packets: number,
      duration: number,
      disposition: z.object({ attached_pic: z.number().optional() }).default({}),
    }),
  ),
});

export type Probe = {
  /** Of the first picture track; a cover picture is none. */
  readonly videoIndex: number;
  readonly width: number;
  readonly height: number;
  /** Null where the container does not say: a browser's recording has no length in its header. */
  readonly durationSeconds: number | null;
  /** Zero if unknown. */
  readonly framesPerSecond: number;
  /** As counted in the file, whatever its header says; one packet carries one picture. */
  readonly frames: number;
};

/** Only local files are ever opened, and only as the container that the first bytes announced. */
export function inputArguments(file: string, demuxer: Demuxer): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${file}`];
}

export function probeArguments(file: string, demuxer: Demuxer): string[] {
  const shown = ['-show_format', '-show_streams', '-count_packets'];
  return ['-v', 'error', '-of', 'json', ...shown, ...inputArguments(file, demuxer)];
}

/** Null if there is no picture track that can be used. */
export function readProbe(json: string): Probe | null {
  const { format, streams } = answer.parse(JSON.parse(json));
  const video = streams.find(
    (stream) => stream.codec_type === 'video' && stream.disposition.attached_pic !== 1,
  );
  if (!video?.width || !video.height) return null;
  const [frames = 0, seconds = 0] = (video.avg_frame_rate ?? '').split('/').map(Number);
  return {
    videoIndex: video.index,
    width: video.width,
    height: video.height,
    durationSeconds: format.duration ?? video.duration ?? null,
    framesPerSecond: frames > 0 && seconds > 0 ? frames / seconds : 0,
    frames: video.nb_read_packets ?? 0,
  };
}
