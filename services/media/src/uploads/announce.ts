import type { components } from '@isl/contracts/media';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate } from '@isl/service-kit/mongo';
import type { VideoDocument } from '../videos/video.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { type Admission, tooManyWaiting } from './admission.js';
import type { ArrivalsRepository } from './resumable/arrivals.repository.js';
import { newArriving } from './resumable/arriving.js';
import { newVideo, tooLarge } from './upload.service.js';
import { readForm } from './upload-form.js';

export type AnnouncedVideo = components['schemas']['AnnouncedVideo'];

type Deps = {
  readonly videos: VideosRepository;
  readonly arrivals: ArrivalsRepository;
  readonly admission: Admission;
  readonly clock: Clock;
  readonly maxBytes: number;
  /** Removes a video with everything of it. */
  readonly erase: (id: string) => Promise<unknown>;
};

/** Of a person, whose bytes have not come; what does not come is swept after a day. */
const MOST_ANNOUNCED = 20;

/** A record for a large file; the one that waits already, where the same file was announced before. */
export function createAnnounce({ videos, arrivals, admission, clock, maxBytes, erase }: Deps) {
  return async (user: User, given: AnnouncedVideo): Promise<VideoDocument> => {
    if (user.demo) {
      throw new AppError('NOT_ALLOWED', 'Error: the demo account sends its videos in one go.');
    }
    const { title, description, category, bytes, sha256 } = given;
    const listing = readForm(new Map(Object.entries({ title, description, category })));
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    if ((await arrivals.countAnnounced(user.id)) >= MOST_ANNOUNCED) throw tooManyWaiting();
    const uploader = { id: user.id, name: user.name, demo: false, visitorId: null };
    await admission.admit(uploader, bytes);
    const key = `upload:${sha256}`;
    const video = {
      ...newVideo(uploader, null, key, clock()),
      ...listing,
      announced: { sha256 },
      arriving: newArriving(bytes),
    };
    const known = await videos.findByKey(user.id, key);
    // What was refused before may be tried again: perhaps it was our fault.
    if (known?.status === 'rejected') await erase(known._id);
    try {
      await videos.insert(video);
      return video;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const waiting = known && (await arrivals.announceAnew(known._id, listing));
      if (waiting) return waiting;
      throw new AppError('UPLOAD_REPEATED', 'Error: this video has been uploaded already.');
    }
  };
}
