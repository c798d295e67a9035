import type { Readable } from 'node:stream';
import type { components } from '@isl/contracts/media';
import { AppError } from '@isl/service-kit';
import { looksForFace, PoseFileError, readTake, TakeError } from '@isl/signing/take';
import { keepPoints } from '../contributions/landmarks.js';
import type { ObjectStore } from '../store/object-store.js';
import { takeKey, type VideoDocument, type WireVideo } from '../videos/video.js';
import { videoNotFound } from '../videos/videos.service.js';
import type { TakesRepository } from './takes.repository.js';

type TakenSign = components['schemas']['TakenSign'];
type Store = Pick<ObjectStore, 'openWriter' | 'read' | 'remove'>;
export type TakesService = ReturnType<typeof createTakesService>;

/** Nothing of a clip that was taken back is kept for longer than a minute. */
export const TAKES_DROPPED_INTERVAL_MS = 20_000;

/** The points by which the avatar signs what a person showed, each a clip's own: never longer there than the clip. */
export function createTakesService(takes: TakesRepository, store: Store) {
  return {
    listWanted: async (): Promise<{ wanted: string[]; faces: string[] }> => {
      const wanted = await takes.listWanted();
      return { wanted, faces: await takes.mayHaveFace(wanted) };
    },
    /** Of clips that may be signed no longer; how many. */
    dropForbidden: async (): Promise<number> => {
      const forbidden = await takes.listForbidden();
      for (const id of forbidden) {
        // The record first: an object of no record is swept.
        await takes.unmark(id);
        await store.remove([takeKey(id)]);
      }
      return forbidden.length;
    },
    keep: async (id: string, file: Buffer): Promise<void> => {
      if (!(await takes.find(id))) throw videoNotFound();
      const fault = faultOf(file);
      if (fault !== null) {
        await takes.markFault(id, fault);
        throw unreadable(fault);
      }
      const hasFace = looksForFace(file);
      // The word for the face was taken back meanwhile: nothing of it is stored, and the clip is looked at anew.
      if (hasFace && (await takes.mayHaveFace([id])).length === 0) throw videoNotFound();
      const { bytes, sha256 } = await keepPoints(store, takeKey(id), file);
      if (await takes.mark(id, { bytes, sha256, ...(hasFace && { hasFace }) })) return;
      // Taken back meanwhile.
      await takes.forget(id);
      await store.remove([takeKey(id)]);
      throw videoNotFound();
    },
    refuse: async (id: string): Promise<void> => {
      if (!(await takes.markFault(id, 'nobody'))) throw videoNotFound();
    },
    /** The best clip of each sign. */
    list: async (): Promise<VideoDocument[]> => {
      const best = new Map<string, VideoDocument>();
      for (const clip of await takes.listTaken()) {
        const sign = clip.contribution?.prompt.id ?? '';
        if (!best.has(sign)) best.set(sign, clip);
      }
      return [...best.values()];
    },
    read: async (id: string): Promise<Readable> => {
      const clip = await takes.findStanding(id);
      const file = clip?.take ? await store.read(takeKey(id)) : null;
      if (!file) throw new AppError('TAKE_NOT_FOUND', 'The avatar has no movement of this clip.');
      return file;
    },
  };
}

/** As everybody is told of it: who it is, as far as the clip says so itself. */
export function toTakenSign(video: WireVideo): TakenSign[] {
  const { _id: videoId, prompt, signer, region, languageReview = 'not-reviewed', imported } = video;
  if (!prompt) return [];
  return [
    {
      ...{ sign: prompt.id, videoId, languageReview },
      ...(signer ? { signer } : {}),
      ...(region ? { region } : {}),
      ...(imported ? { imported } : {}),
    },
  ];
}

/** Why no movement can be made of these points; null where one can. */
function faultOf(file: Buffer): string | null {
  try {
    readTake(file);
    return null;
  } catch (error) {
    if (error instanceof PoseFileError || error instanceof TakeError) return error.message;
    throw error;
  }
}

const unreadable = (fault: string): AppError =>
  new AppError('CLIP_UNREADABLE', `No movement can be made of the points: ${fault}`);
