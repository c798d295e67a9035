import type { components } from '@isl/contracts/media';
import { alphaOf, kappaOf, type Pair, pairsByJudge, type Unit } from './agreement.js';
import type { Asked, Said } from './figures.repository.js';

type Wire = components['schemas']['Agreement'];

/** Fewer pairs say nothing, and might single somebody out. */
const FEWEST_PAIRS = 10;

/** How far people agree: all of them, by what was signed, and each with the others. */
export function agreementOf(said: readonly Said[], asked: ReadonlyMap<string, Asked>): Wire {
  const units = unitsOf(said);
  const alpha = pairsIn(units.values()) < FEWEST_PAIRS ? null : alphaOf(units.values());
  const again = repeatsOf(said);
  const self = again.length < FEWEST_PAIRS ? null : kappaOf(again);
  const byReviewer = [...pairsByJudge(units.values()).values()].flatMap((pairs) => {
    const kappa = pairs.length < FEWEST_PAIRS ? null : kappaOf(pairs);
    return kappa === null ? [] : [{ pairs: pairs.length, kappa }];
  });
  return {
    verdicts: said.length,
    ...(alpha === null ? {} : { alpha }),
    ...(self === null ? {} : { self }),
    bySign: bySign(units, asked),
    byReviewer: byReviewer.sort((one, other) => other.kappa - one.kappa),
  };
}

/** 'I do not know it' is no opinion. */
function opinionOf({ isSeen, signed }: Said): string | null {
  if (isSeen !== undefined) return isSeen ? 'yes' : 'no';
  return signed === undefined || signed === 'unknown' ? null : signed;
}

function unitsOf(said: readonly Said[]): Map<string, Unit> {
  const units = new Map<string, Map<string, string>>();
  for (const one of said) {
    const opinion = opinionOf(one);
    if (one.isRepeat || opinion === null) continue;
    const unit = units.get(one.videoId) ?? new Map<string, string>();
    units.set(one.videoId, unit.set(one.byId, opinion));
  }
  return units;
}

/** What the same person said of the same clip at first and later. */
function repeatsOf(said: readonly Said[]): Pair[] {
  const keyOf = ({ videoId, byId }: Said): string => `${videoId}/${byId}`;
  const firsts = new Map(
    said.filter(({ isRepeat }) => !isRepeat).map((one) => [keyOf(one), opinionOf(one)]),
  );
  return said
    .filter(({ isRepeat }) => isRepeat)
    .flatMap((one) => {
      const first = firsts.get(keyOf(one));
      const second = opinionOf(one);
      return first && second ? [[first, second] as const] : [];
    });
}

function bySign(units: ReadonlyMap<string, Unit>, asked: ReadonlyMap<string, Asked>) {
  const signs = new Map<string, { readonly label: string; readonly units: Unit[] }>();
  for (const [videoId, unit] of units) {
    const sign = asked.get(videoId);
    if (!sign || unit.size < 2) continue;
    const known = signs.get(sign.id) ?? { label: sign.label, units: [] };
    known.units.push(unit);
    signs.set(sign.id, known);
  }
  return [...signs].flatMap(([id, { label, units: judged }]) => {
    const alpha = pairsIn(judged) < FEWEST_PAIRS ? null : alphaOf(judged);
    return alpha === null ? [] : [{ id, label, clips: judged.length, alpha }];
  });
}

function pairsIn(units: Iterable<Unit>): number {
  let pairs = 0;
  for (const { size } of units) pairs += (size * (size - 1)) / 2;
  return pairs;
}
