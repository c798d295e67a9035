import { fileTypeFromBuffer } from 'file-type';

/** What ffmpeg calls the container; the worker accepts no other for this file. */
export type Demuxer =
  | 'mov'
  | 'matroska'
  | 'avi'
  | 'mpeg'
  | 'mpegts'
  | 'mpegvideo'
  | 'ogg'
  | 'flv'
  | 'asf';

/** file-type looks no further than this into a file's beginning. */
export const SNIFF_BYTES = 4100;

const DEMUXERS: Readonly<Record<string, Demuxer>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/MP1S': 'mpeg',
  'video/MP2P': 'mpeg',
  'video/mpeg': 'mpegvideo',
  'video/mp2t': 'mpegts',
  'video/ogg': 'ogg',
  'video/x-flv': 'flv',
  'video/x-ms-asf': 'asf',
  'application/vnd.ms-asf': 'asf',
};

/** Which kind of video a file's first bytes announce; null if none. Its name is not asked. */
export async function sniffVideo(head: Uint8Array): Promise<Demuxer | null> {
  const type = await fileTypeFromBuffer(head);
  return (type && DEMUXERS[type.mime]) ?? null;
}
