import type { components } from '@isl/contracts/content';
import type { SignQuery } from './dictionary.repository.js';

type Choices = Pick<components['schemas']['SignList'], 'total' | 'handshapes' | 'places'>;

/**
 * How many signs each handshape and each place leads to, beside what is chosen already: nobody is
 * offered a choice that finds nothing. `uses` has for each sign what its hands do.
 */
export function countChoices(uses: readonly (readonly string[])[], query: SignQuery): Choices {
  const handshapes = new Map<string, number>();
  const places = new Map<string, number>();
  let total = 0;
  for (const pairs of uses.map((all) => all.map(pairOf))) {
    const { handshape, place } = query;
    const atPlace = pairs.filter((pair) => place === undefined || pair.place === place);
    const inShape = pairs.filter((pair) => handshape === undefined || pair.handshape === handshape);
    for (const shape of new Set(atPlace.map((pair) => pair.handshape))) add(handshapes, shape);
    for (const spot of new Set(inShape.map((pair) => pair.place))) add(places, spot);
    const isAsked = handshape !== undefined || place !== undefined;
    if (!isAsked || atPlace.some((pair) => inShape.includes(pair))) total += 1;
  }
  return { total, handshapes: mostFirst(handshapes), places: mostFirst(places) } as Choices;
}

function pairOf(use: string): { readonly handshape: string; readonly place: string } {
  const [handshape = '', place = ''] = use.split('@');
  return { handshape, place };
}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function mostFirst(counts: ReadonlyMap<string, number>): { id: string; count: number }[] {
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}
