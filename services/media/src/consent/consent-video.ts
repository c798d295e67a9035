import type { components } from '@isl/contracts/media';
import { CONSENT_VERSIONS, type ConsentVersion } from '@isl/contracts/vocabulary';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { NEWEST_FIRST, newId } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import { mayBeUsed } from '../videos/rights.js';
import { toWire } from '../videos/videos.mapper.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { videoNotFound } from '../videos/videos.service.js';

type WireConsentVideo = components['schemas']['ConsentVideo'];

/** Who chose which video when; null: none any more. What was chosen before stays on record. */
export type ConsentChoice = {
  readonly _id: string;
  readonly version: ConsentVersion;
  readonly videoId: string | null;
  readonly createdAt: Date;
  readonly byId: string | null;
  readonly by: string | null;
};

/** The text that people agree to today; a new one has no video before somebody signs it. */
const VERSION = CONSENT_VERSIONS[CONSENT_VERSIONS.length - 1] as ConsentVersion;

export type ConsentVideos = ReturnType<typeof createConsentVideos>;

/** The video in which a signer signs the consent: one of those that everybody may watch. */
export function createConsentVideos(db: Db, videos: VideosRepository, clock: Clock) {
  const choices = db.collection<ConsentChoice>('consentVideos');
  const choose = async ({ id, name }: User, videoId: string | null): Promise<void> => {
    const who = { byId: id, by: name || null };
    await choices.insertOne({
      ...{ _id: newId(), version: VERSION, videoId, createdAt: clock() },
      ...who,
    });
  };
  const current = async (isAdmin: boolean): Promise<WireConsentVideo> => {
    const [choice] = await choices.find({ version: VERSION }).sort(NEWEST_FIRST).limit(1).toArray();
    const video = choice?.videoId ? await videos.find(choice.videoId) : null;
    if (!choice || !video || !mayBeUsed(video, 'show')) return { version: VERSION };
    const by = isAdmin && choice.by ? { by: choice.by } : {};
    return { version: VERSION, video: toWire(video), at: choice.createdAt.toISOString(), ...by };
  };
  return {
    current,
    choose: async (admin: User, videoId: string): Promise<WireConsentVideo> => {
      const video = await videos.find(videoId);
      if (!video || !mayBeUsed(video, 'show')) throw videoNotFound();
      await choose(admin, videoId);
      return current(true);
    },
    remove: (admin: User): Promise<void> => choose(admin, null),
    /** Of an admin whose account goes the name goes, not what was chosen. */
    forget: async (userId: string): Promise<void> => {
      await choices.updateMany({ byId: userId }, { $set: { byId: null, by: null } });
    },
  };
}
