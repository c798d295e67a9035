import { AppError } from '@isl/service-kit';
import type { Caller } from '../access/callers.js';
import type { ObjectStore } from '../store/object-store.js';
import { isOwnerOrModerator, maySee } from './rights.js';
import { keysOf, type VideoDocument } from './video.js';
import type { VideosRepository } from './videos.repository.js';

export type VideosService = ReturnType<typeof createVideosService>;

export function createVideosService(videos: VideosRepository, store: ObjectStore) {
  const visible = async (id: string, caller: Caller): Promise<VideoDocument> => {
    const video = await videos.find(id);
    if (!video || !maySee(video, caller)) throw videoNotFound();
    return video;
  };
  /** The record goes first: from that moment nothing is shown, and the sweeper knows the rest. */
  const erase = async (id: string): Promise<boolean> => {
    const removed = await videos.remove(id);
    if (removed) await store.remove(keysOf(removed));
    return removed !== null;
  };
  return {
    visible,
    remove: async (id: string, caller: Caller): Promise<void> => {
      const video = await visible(id, caller);
      if (!isOwnerOrModerator(video, caller)) {
        throw new AppError('NOT_YOURS', 'Only the person who uploaded a video may delete it.');
      }
      await erase(id);
    },
    eraseAllOf: async (authorId: string): Promise<number> => {
      const all = await videos.allOf(authorId);
      for (const video of all) await erase(video._id);
      return all.length;
    },
  };
}

export function videoNotFound(): AppError {
  return new AppError('VIDEO_NOT_FOUND', 'There is no such video.');
}
