import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SearchHit, SearchIndex } from '../src/search/search-index.js';

const FILE = fileURLToPath(new URL('../evaluation/search-fresh.tsv', import.meta.url));
const WITHIN = 5;

type Query = { readonly kind: string; readonly q: string; readonly answers: readonly string[] };

/** What the queries that a person wrote find: how many at the first place, how many among the first five. */
export function askFresh(index: SearchIndex, hasAnswer: (answer: string) => boolean): string {
  const queries = freshQueries();
  const unknown = queries.flatMap(({ answers }) => answers).filter((one) => !hasAnswer(one));
  const found = queries.map((query) => ({ ...query, place: placeOf(index, query) }));
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        found.filter((query) => query.kind === kind),
      ),
    ),
    line('all', found),
    ...found
      .filter(({ place }) => place < 0)
      .map(({ kind, q, answers }) => `  not found: ${q} (${kind}: ${answers.join(' or ')})`),
    ...(unknown.length > 0 ? [`no search leads there today: ${unknown.join(', ')}`] : []),
    '',
  ].join('\n');
}

function freshQueries(): Query[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [kind = '', q = '', answers = ''] = row.split('\t');
    return { kind, q, answers: answers.split(' ') };
  });
}

/** Signs are named by their id, what else there is by its address; -1 is not among the first five. */
function placeOf(index: SearchIndex, { q, answers }: Query): number {
  const names = ({ kind, id, href }: SearchHit) => (kind === 'sign' ? id : href);
  return index.search(q, WITHIN).findIndex((hit) => answers.includes(names(hit)));
}

function line(name: string, found: readonly { readonly place: number }[]): string {
  const first = found.filter(({ place }) => place === 0).length;
  const five = found.filter(({ place }) => place >= 0).length;
  return `${name}: first ${first} of ${found.length}, among the first five ${five} of ${found.length}`;
}
