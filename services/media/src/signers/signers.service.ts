import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { plainText } from '@isl/service-kit/plain-text';
import type { VideoDocument, WireVideo } from '../videos/video.js';
import { toWire } from '../videos/videos.mapper.js';
import { mayBeNamed, type SignerProfile } from './signer.js';
import type { SignersRepository } from './signers.repository.js';

export type SignersService = ReturnType<typeof createSignersService>;

export function createSignersService(signers: SignersRepository, clock: Clock) {
  return {
    find: (user: User): Promise<SignerProfile> =>
      user.demo ? Promise.resolve({}) : signers.find(user.id),

    keep: async (user: User, told: SignerProfile): Promise<SignerProfile> => {
      if (user.demo) throw new AppError('DEMO_FIXED', 'The demo account is shared.');
      const profile = tidy(told);
      if (Object.keys(profile).length === 0) await signers.remove(user.id);
      else await signers.keep(user.id, profile, clock());
      return profile;
    },

    /** For everybody, each with its giver's name where they want it there now. */
    toPublic: async (videos: readonly VideoDocument[]): Promise<WireVideo[]> => {
      const ids = videos.flatMap((video) =>
        mayBeNamed(video) && video.authorId ? [video.authorId] : [],
      );
      const names = await signers.namesOf([...new Set(ids)]);
      return videos.map((video) => {
        const name = mayBeNamed(video) ? names.get(video.authorId ?? '') : undefined;
        return { ...toWire(video), ...(name ? { signer: name } : {}) };
      });
    },
  };
}

/** What is empty is left out. */
function tidy({
  shownName = '',
  showsName,
  languages = [],
  ...rest
}: SignerProfile): SignerProfile {
  const name = shownName.trim() === '' ? '' : plainText('name', shownName);
  if (showsName && name === '') {
    throw new AppError('FORM_INCOMPLETE', 'Choose the name that is to stand with your clips.');
  }
  return {
    ...rest,
    ...(languages.length > 0 ? { languages } : {}),
    ...(showsName ? { showsName } : {}),
    ...(name === '' ? {} : { shownName: name }),
  };
}
