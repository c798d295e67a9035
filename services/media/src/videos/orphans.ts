import { keysOf, type VideoDocument } from './video.js';
import type { VideosRepository } from './videos.repository.js';

/**
 * Which of these objects belong to nobody. A record is written before its objects, so an object that
 * was listed and whose record is missing afterwards is one. The same holds for the output of a lease
 * that ended.
 */
export async function findOrphans(
  videos: Pick<VideosRepository, 'findMany'>,
  keys: readonly string[],
): Promise<string[]> {
  const ids = new Set(keys.map(videoIdOf));
  const records = await videos.findMany([...ids]);
  const kept = new Set(records.flatMap(keysInUse));
  return keys.filter((key) => !kept.has(key));
}

function videoIdOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

function keysInUse(video: VideoDocument): string[] {
  return video.status === 'rejected' ? [] : keysOf(video);
}
