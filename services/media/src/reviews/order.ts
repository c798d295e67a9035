import type { Region } from '@isl/contracts/vocabulary';
import type { Given } from '../contributions/contributions.repository.js';

/**
 * Whom to judge next: clips of the asked region first, then of the signers who are least seen, each
 * signer once before anybody comes again, the longest waiting of theirs first.
 */
export function inReviewOrder(
  waiting: readonly Given[],
  {
    region,
    acceptedOf,
  }: { readonly region?: Region | undefined; readonly acceptedOf: ReadonlyMap<string, number> },
): Given[] {
  const [near, far] = [
    waiting.filter((clip) => isOf(clip, region)),
    waiting.filter((clip) => !isOf(clip, region)),
  ];
  return [...inTurns(near, acceptedOf), ...inTurns(far, acceptedOf)];
}

function isOf({ contribution }: Given, region: Region | undefined): boolean {
  return region !== undefined && contribution.region === region;
}

function inTurns(clips: readonly Given[], acceptedOf: ReadonlyMap<string, number>): Given[] {
  const bySigner = new Map<string, Given[]>();
  const oldestFirst = [...clips].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const clip of oldestFirst) {
    const signer = clip.authorId ?? '';
    bySigner.set(signer, [...(bySigner.get(signer) ?? []), clip]);
  }
  const queues = [...bySigner]
    .sort(([a], [b]) => (acceptedOf.get(a) ?? 0) - (acceptedOf.get(b) ?? 0))
    .map(([, queue]) => queue);
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    queues.flatMap((queue) => queue[round] ?? []),
  ).flat();
}
