import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, messageOf } from './check.js';
import type { Form, Hand, Provenance } from './generated/lexicon.js';
import type { Problem } from './problem.js';
import { isProvenance } from './validators.js';

const FILE = 'provenance.json';

/** What is wrong with where the forms come from: no source that counts, or surer than its sources. */
export const provenanceProblems = (dir: string, forms: readonly Form[]): Problem[] => {
  const words = forms.filter(({ kind }) => kind === 'word');
  if (!existsSync(join(dir, FILE)) && words.length === 0) return [];
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(dir, FILE), 'utf8'));
  } catch (error) {
    return [{ file: FILE, field: '', reason: messageOf(error) }];
  }
  if (!isProvenance(data)) return describe(FILE, isProvenance.errors ?? []);
  const provenance = data as Provenance;
  return [
    ...wrongList(provenance, new Set(words.map(({ id }) => id))),
    ...forms.flatMap((form) => unknownSources(form, provenance)),
    ...words.flatMap((form) => wrongWord(form, provenance)),
    ...words.flatMap((form) => wrongLetter(form, forms, provenance)),
  ];
};

const wrongList = ({ sources, words }: Provenance, written: ReadonlySet<string>): Problem[] =>
  Object.entries(words).flatMap(([id, { confidence, from, pictures, clips, isolated }]) => {
    const at = (field: string, reason: string): Problem[] => [
      { file: FILE, field: `words.${id}${field}`, reason },
    ];
    if (!written.has(id)) return at('', 'there is no such form');
    const unknown = from.find((source) => sources[source] === undefined);
    if (unknown !== undefined) return at('.from', `"${unknown}" is no source`);
    const kinds = from.map((source) => sources[source]?.kind);
    if (kinds.every((kind) => kind === 'second')) {
      return at('.from', 'only agrees with other sources and cannot stand alone');
    }
    const seen = kinds.filter((kind) => kind === 'signers').length;
    const isSeenTwice = seen >= 2 || (seen === 1 && (kinds.length > 1 || clips !== undefined));
    const isSure = isSeenTwice || pictures !== undefined || (seen === 1 && isolated === true);
    if (confidence === 'high' && !isSure) {
      return at(
        '.confidence',
        'high needs two views of Indian signers, one with a second source, or "pictures" or "isolated"',
      );
    }
    return [];
  });

const unknownSources = ({ id, sources }: Form, provenance: Provenance): Problem[] => {
  const names = new Set(Object.values(provenance.sources).map(({ name }) => name));
  return sources.flatMap(({ name }, k) => {
    if (names.has(name)) return [];
    const reason = `"${name}" is not among the sources of ${FILE}`;
    return [{ file: `forms/${id}.json`, field: `sources.${k}.name`, reason }];
  });
};

const wrongWord = (form: Form, { sources, words }: Provenance): Problem[] => {
  const file = `forms/${form.id}.json`;
  const listed = words[form.id];
  if (listed === undefined) {
    return [{ file, field: 'id', reason: `is not among the words of ${FILE}` }];
  }
  const problems: Problem[] = [];
  for (const field of ['origin', 'confidence'] as const) {
    if (form[field] === listed[field]) continue;
    problems.push({ file, field, reason: `is ${listed[field]} in ${FILE}` });
  }
  const named = form.sources.map(({ name }) => name);
  const expected = listed.from.flatMap((source) => sources[source]?.name ?? []);
  if ([...named].sort().join() !== [...expected].sort().join()) {
    problems.push({ file, field: 'sources', reason: `are ${expected.join(', ')} in ${FILE}` });
  }
  return problems;
};

/** A word made on its initial is easily invented: only those that were seen are let in. */
const wrongLetter = (form: Form, forms: readonly Form[], { words }: Provenance): Problem[] => {
  const file = `forms/${form.id}.json`;
  const initial = form.gloss.charAt(0).toLowerCase();
  const listed = words[form.id]?.letter;
  const isMadeOn = (letter: string): boolean =>
    forms
      .filter(({ concept }) => concept === `letter-${letter}`)
      .some((one) => form.segments.some((made) => one.segments.some((of) => areAlike(made, of))));
  if (listed !== undefined && !isMadeOn(listed)) {
    return [{ file, field: 'segments', reason: `are not made on the letter ${listed}` }];
  }
  if (listed === undefined && isMadeOn(initial)) {
    const reason = `are made on the letter ${initial}, which ${FILE} does not say`;
    return [{ file, field: 'segments', reason }];
  }
  return [];
};

type Hands = { readonly D?: Hand; readonly N?: Hand };

const areAlike = (a: Hands, b: Hands): boolean => keyOf(a) === keyOf(b);

// One hand alone is a letter by where it points; two are by what they touch each other with.
const keyOf = ({ D, N }: Hands): string =>
  JSON.stringify(
    N === undefined
      ? [D?.hs, D?.ext, D?.at?.place]
      : [D?.hs, N.hs, D?.contact?.of, D?.contact?.with],
  );
