import { AppError } from '@isl/service-kit';
import type { Caller } from '../access/callers.js';
import type { ContributionsRepository } from '../contributions/contributions.repository.js';
import type { VerdictsRepository } from '../reviews/verdicts.repository.js';
import type { ObjectStore } from '../store/object-store.js';
import { isOwnerOrModerator, maySee } from './rights.js';
import { keysOf, type VideoDocument } from './video.js';
import type { VideosRepository } from './videos.repository.js';

export type VideosService = ReturnType<typeof createVideosService>;

/** What went, with what was kept beside it. */
export type Erased = {
  readonly video: VideoDocument;
  readonly timelines: number;
  readonly verdicts: number;
};

type Deps = {
  readonly videos: VideosRepository;
  readonly store: ObjectStore;
  readonly contributions: Pick<ContributionsRepository, 'removeTimeline'>;
  readonly verdicts: Pick<VerdictsRepository, 'removeAbout'>;
  /** Reports of it and decisions about it. */
  readonly removeAbout: (videoId: string) => Promise<void>;
};

export function createVideosService(deps: Deps) {
  const { videos, store, contributions, verdicts } = deps;
  const visible = async (id: string, caller: Caller): Promise<VideoDocument> => {
    const video = await videos.find(id);
    if (!video || !maySee(video, caller)) throw videoNotFound();
    return video;
  };
  /** The record goes first: from that moment nothing is shown, and the sweeper knows the rest. */
  const erase = async (id: string): Promise<Erased | null> => {
    const video = await videos.remove(id);
    const timelines = await contributions.removeTimeline(id);
    const said = await verdicts.removeAbout(id);
    await deps.removeAbout(id);
    if (!video) return null;
    if (video.arriving) await store.abortIncomplete(video.original.key);
    await store.remove(keysOf(video));
    return { video, timelines, verdicts: said };
  };
  return {
    visible,
    /** Null where it was gone already. */
    erase,
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
