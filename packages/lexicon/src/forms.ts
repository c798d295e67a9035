import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { altProblems } from './alt.js';
import { describe, messageOf } from './check.js';
import { entryIdsOf, isFormOf } from './entries.js';
import { type Form, type ReviewedForm, statusOf } from './form.js';
import type { Concept } from './generated/lexicon.js';
import { hindiProblems } from './hindi.js';
import { LexiconError, type Problem } from './problem.js';
import { provenanceProblems } from './provenance.js';
import { isForm } from './validators.js';
import { type FormVerdicts, reviewsFrom } from './verdicts.js';

/** Reads every form of the lexicon under `dir` and lists all that is wrong with their text. */
export const readForms = (dir: string): { forms: Form[]; problems: Problem[] } => {
  const problems: Problem[] = [];
  const forms: Form[] = [];
  for (const name of formFiles(dir)) {
    const file = `forms/${name}`;
    try {
      const data = JSON.parse(readFileSync(join(dir, file), 'utf8')) as unknown;
      if (isForm(data)) forms.push(data as Form);
      else problems.push(...describe(file, isForm.errors ?? []));
    } catch (error) {
      problems.push({ file, field: '', reason: messageOf(error) });
    }
  }
  const concepts = new Map(forms.map(({ concept }) => [concept, conceptOf(dir, concept)]));
  for (const form of forms) problems.push(...misnamed(form, concepts.get(form.concept)));
  problems.push(...alike(forms, concepts));
  problems.push(
    ...forms.flatMap(altProblems),
    ...forms.flatMap(hindiProblems),
    ...provenanceProblems(dir, forms),
  );
  return { forms, problems };
};

/**
 * The forms under `dir` by id, each with its status; throws LexiconError when one is wrong. Verdicts
 * on a form count in place of those that its file has from members.
 */
export const loadForms = (
  dir: string,
  verdicts: FormVerdicts = new Map(),
): readonly ReviewedForm[] => {
  const { forms, problems } = readForms(dir);
  if (problems.length > 0) throw new LexiconError(problems);
  return forms.map((form) => {
    const said = verdicts.get(form.id);
    const judged = said ? { ...form, reviews: reviewsFrom(form, said) } : form;
    return { ...judged, status: statusOf(judged) };
  });
};

const formFiles = (dir: string): string[] => {
  const forms = join(dir, 'forms');
  if (!existsSync(forms)) return [];
  return readdirSync(forms)
    .filter((name) => name.endsWith('.json'))
    .sort();
};

const conceptOf = (dir: string, id: string): Concept | undefined => {
  const path = join(dir, 'concepts', `${basename(id)}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Concept) : undefined;
};

const fileOf = ({ id }: Form): string => `forms/${id}.json`;

const misnamed = (form: Form, concept: Concept | undefined): Problem[] => {
  const file = fileOf(form);
  if (concept === undefined) {
    return [{ file, field: 'concept', reason: `there is no concept "${form.concept}"` }];
  }
  const problems: Problem[] = [];
  const ids = entryIdsOf(concept);
  if (!ids.some((id) => isFormOf(id, form.id))) {
    problems.push({ file, field: 'id', reason: `does not begin with ${ids.join(' or ')}` });
  }
  if (form.kind === 'letter' && !form.id.endsWith(`-${form.variant}`)) {
    problems.push({ file, field: 'variant', reason: "is not the one of the form's id" });
  }
  if (concept.kind !== form.kind) {
    problems.push({ file, field: 'kind', reason: `the concept is a ${concept.kind}` });
  }
  if (concept.gloss !== form.gloss) {
    problems.push({ file, field: 'gloss', reason: `the concept's is ${concept.gloss}` });
  }
  if (concept.awaitsSigner === true) {
    problems.push({ file, field: 'concept', reason: 'waits for a Deaf signer to show it' });
  }
  return problems;
};

const alike = (
  forms: readonly Form[],
  concepts: ReadonlyMap<string, Concept | undefined>,
): Problem[] => {
  const ids = new Set(forms.map(({ id }) => id));
  const first = new Map<string, Form>();
  const problems: Problem[] = [];
  for (const form of forms) {
    for (const other of form.homonyms ?? []) {
      if (!ids.has(other)) {
        problems.push({ file: fileOf(form), field: 'homonyms', reason: `no form "${other}"` });
      }
    }
    const made = JSON.stringify(form.segments);
    const other = first.get(made);
    if (other === undefined) first.set(made, form);
    else if (!mayBeAlike(form, other, concepts.get(form.concept))) {
      const reason = `made exactly like ${other.id}, and neither says so`;
      problems.push({ file: fileOf(form), field: 'segments', reason });
    }
  }
  return problems;
};

const mayBeAlike = (a: Form, b: Form, concept: Concept | undefined): boolean => {
  if (a.concept === b.concept) {
    return Object.values(concept?.variants ?? {}).some(({ sameAs }) => sameAs !== undefined);
  }
  return a.homonyms?.includes(b.id) === true || b.homonyms?.includes(a.id) === true;
};
