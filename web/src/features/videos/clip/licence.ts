import type { Video } from '../api';

type Licence = 'avatar' | 'release' | 'watch';

/** What others may do with a clip: the avatar's are free, a person's are what they said yes to. */
export function licenceOf({ synthetic, given }: Video): Licence {
  if (synthetic) return 'avatar';
  return given?.scopes.includes('release') ? 'release' : 'watch';
}
