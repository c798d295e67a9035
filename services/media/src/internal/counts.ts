import { EMOTIONS } from '@isl/contracts/vocabulary';
import { mayBeUsed } from '../videos/rights.js';
import type { Tally } from '../videos/videos.repository.js';

/** What people gave is counted apart from what the product made itself. */
export function countVideos(tallies: readonly Tally[]): Record<string, number> {
  const sum = (matches: (tally: Tally) => boolean): number =>
    tallies.filter(matches).reduce((total, { count }) => total + count, 0);
  const isShown = (tally: Tally): boolean => mayBeUsed(tally, 'show');
  const isGiven = ({ status, contribution, imported }: Tally): boolean =>
    contribution !== undefined &&
    imported?.isOn !== false &&
    status !== 'pending' &&
    status !== 'rejected';
  const perCategory = EMOTIONS.map((category) => [
    `videos_${category}`,
    sum((tally) => isShown(tally) && !tally.synthetic && tally.category === category),
  ]);
  return {
    videos: sum(isShown),
    videosByPeople: sum((tally) => isShown(tally) && !tally.synthetic),
    videosSynthetic: sum((tally) => isShown(tally) && tally.synthetic),
    videosWaiting: sum(({ status }) => status === 'stored' || status === 'processing'),
    videosRejected: sum(({ status }) => status === 'rejected'),
    contributions: sum(isGiven),
    contributionsOpen: sum((one) => isGiven(one) && one.contribution?.outcome === 'open'),
    contributionsAccepted: sum((one) => isGiven(one) && one.contribution?.outcome === 'accepted'),
    ...Object.fromEntries(perCategory),
  };
}
