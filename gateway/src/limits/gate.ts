import { HEADERS } from '@isl/contracts/tokens';
import { AppError } from '@isl/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Proofs } from '../proofs/proofs.js';
import type { Ladder, Standing } from './ladder.js';

/** What a request counts on: whose tries, in which ladder. */
export type Count = { readonly ladder: Ladder; readonly key: string };

/** A try that was let in and counted. */
export type Try = {
  /** It was no failure: as if it had not been. */
  readonly takeBack: () => Promise<void>;
};

export type Gate = {
  /** Lets a try in, free of charge or for a proof; throws what it wants instead. */
  readonly enter: (request: FastifyRequest, counts: readonly Count[]) => Promise<Try>;
  /** Lets a try in that is free of charge; else null, and nothing is counted. */
  readonly enterFree: (count: Count) => Promise<Try | null>;
};

/** A try is counted before it is made, for many come at once. */
export function createGate(proofs: Proofs): Gate {
  return {
    enter: async (request, counts) => {
      const before = await Promise.all(counts.map(({ ladder, key }) => ladder.standing(key)));
      const needed = neededLevel(before);
      if (needed !== null) {
        const proof = request.headers[HEADERS.proof];
        const isGood = typeof proof === 'string' && (await proofs.spend(proof, needed));
        if (!isGood) throw proofNeeded(needed);
      }
      const counted = await Promise.all(counts.map(({ ladder, key }) => ladder.add(key)));
      try {
        const due = neededLevel(counted);
        // Others were counted meanwhile, and this try costs more than was paid.
        if (due !== null && (needed === null || due > needed)) throw proofNeeded(due);
      } catch (error) {
        await takeBack(counts);
        throw error;
      }
      return { takeBack: () => takeBack(counts) };
    },
    enterFree: async (count) => {
      if ((await count.ladder.standing(count.key)).level !== null) return null;
      const { level } = await count.ladder.add(count.key);
      if (level === null) return { takeBack: () => takeBack([count]) };
      await takeBack([count]);
      return null;
    },
  };
}

async function takeBack(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(({ ladder, key }) => ladder.takeBack(key)));
}

/** The hardest of them, null where all are free; throws where one is beyond what proofs are for. */
function neededLevel(standings: readonly Standing[]): number | null {
  const beyond = standings.filter(({ isBeyond }) => isBeyond).map(({ waitMs }) => waitMs);
  if (beyond.length > 0) throw tooMany(Math.max(...beyond));
  const levels = standings.flatMap(({ level }) => level ?? []);
  return levels.length === 0 ? null : Math.max(...levels);
}

function proofNeeded(level: number): AppError {
  return new AppError(
    'PROOF_NEEDED',
    'Many tries came from here lately; your browser has some work to do first.',
    { [HEADERS.proofLevel]: String(level) },
  );
}

const MINUTE_MS = 60_000;

/** The answer to whoever has to wait. */
export function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait =
    seconds < 90 ? `${seconds} seconds` : `${Math.ceil((seconds * 1000) / MINUTE_MS)} minutes`;
  return new AppError('TOO_MANY_REQUESTS', `Too many attempts. Try again in ${wait}.`, {
    'retry-after': String(seconds),
  });
}
