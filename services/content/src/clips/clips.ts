import type { components } from '@isl/contracts/media';
import { AppError } from '@isl/service-kit';

type SomeVideos = components['schemas']['SomeVideos'];
export type Clip = components['schemas']['SomeVideo'];

/** A video as whoever sent that bearer sees it; null where they may not, or it is gone. */
export type FindClip = (bearer: string, videoId: string) => Promise<Clip | null>;

const TIMEOUT_MS = 3_000;

/** Asks media, through the gateway and with the person's own token: nobody's rights but theirs are used. */
export function createFindClip(gateway: string): FindClip {
  return async (bearer, videoId) => {
    const answer = await ask(new URL(`/api/videos/some?ids=${videoId}`, gateway), bearer);
    return answer.data.find(({ video }) => video._id === videoId) ?? null;
  };
}

async function ask(url: URL, authorization: string): Promise<SomeVideos> {
  try {
    const response = await fetch(url, {
      headers: { authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as SomeVideos;
  } catch (cause) {
    const away = new AppError(
      'PART_UNAVAILABLE',
      'The video service cannot be reached right now. Try again in a moment.',
      { 'retry-after': '2' },
    );
    away.cause = cause;
    throw away;
  }
}
