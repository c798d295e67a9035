import type { components } from '@isl/contracts/media';
import type { Clock } from '@isl/service-kit/clock';
import type { ReviewKind } from '../reviews/verdict.js';
import { agreementOf } from './agreement-of.js';
import type { FiguresRepository, Judged } from './figures.repository.js';

type Figures = components['schemas']['DataSetFigures'];

const FRESH_MS = 60_000;
const HOUR_MS = 3_600_000;

export type FiguresService = ReturnType<typeof createFiguresService>;

export function createFiguresService(figures: FiguresRepository, clock: Clock) {
  let known: { readonly until: number; readonly figures: Promise<Figures> } | null = null;

  const agreement = async (kind: ReviewKind) => {
    const said = await figures.listVerdicts(kind);
    const ids = [...new Set(said.map(({ videoId }) => videoId))];
    return agreementOf(said, await figures.askedOf(ids));
  };
  const count = async (): Promise<Figures> => {
    const states = await figures.countStates();
    const judgement = timeOf(await figures.listJudged());
    return {
      at: clock().toISOString(),
      clips: {
        preparing: states.get('preparing') ?? 0,
        open: states.get('open') ?? 0,
        accepted: states.get('accepted') ?? 0,
        'not-accepted': states.get('not-accepted') ?? 0,
      },
      ...(await figures.countShown()),
      weeks: await figures.countWeeks(),
      month: await figures.countMonth(monthOf(clock())),
      ...(judgement ? { judgement } : {}),
      seen: await agreement('seen'),
      signed: await agreement('signed'),
    };
  };
  return {
    /** Counted once a minute, however many ask; a failure is not kept. */
    get: (): Promise<Figures> => {
      const now = clock().getTime();
      if (known && now < known.until) return known.figures;
      const counting = count();
      known = { until: now + FRESH_MS, figures: counting };
      counting.catch(() => {
        known = null;
      });
      return counting;
    },
  };
}

/** Its first moment, in UTC. */
function monthOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));
}

function timeOf(judged: readonly Judged[]) {
  const hours = judged
    .map(({ createdAt, at }) => (at.getTime() - createdAt.getTime()) / HOUR_MS)
    .sort((one, other) => one - other);
  const at = (share: number): number => hours[Math.ceil(share * hours.length) - 1] ?? 0;
  if (hours.length === 0) return null;
  return { medianHours: at(0.5), p90Hours: at(0.9), clips: hours.length };
}
