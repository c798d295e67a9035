import { EMOTIONS } from '@isl/contracts/vocabulary';
import type { VideoDocument } from '../videos/video.js';

type Group = {
  readonly _id: Pick<VideoDocument, 'status' | 'visibility' | 'synthetic' | 'category'>;
  readonly count: number;
};

/** What people gave is counted apart from what the product made itself. */
export function countVideos(groups: readonly Group[]): Record<string, number> {
  const sum = (matches: (group: Group['_id']) => boolean): number =>
    groups.filter(({ _id }) => matches(_id)).reduce((total, { count }) => total + count, 0);
  const isShown = ({ status, visibility }: Group['_id']): boolean =>
    status === 'ready' && visibility === 'public';
  const perCategory = EMOTIONS.map((category) => [
    `videos_${category}`,
    sum((group) => isShown(group) && !group.synthetic && group.category === category),
  ]);
  return {
    videos: sum(isShown),
    videosByPeople: sum((group) => isShown(group) && !group.synthetic),
    videosSynthetic: sum((group) => isShown(group) && group.synthetic),
    videosWaiting: sum(({ status }) => status === 'stored' || status === 'processing'),
    videosRejected: sum(({ status }) => status === 'rejected'),
    ...Object.fromEntries(perCategory),
  };
}
