import type { Entry, EntryForm, WithdrawnForm } from './entry.js';
import { type ReviewedForm, reviewsOf } from './form.js';
import type { Concept, Source, Variant } from './generated/lexicon.js';
import type { NamesHi } from './names-hi.js';
import { usesOf } from './uses.js';

const VARIANTS: readonly Variant[] = ['v1', 'v2'];

/** The ids on the wire of a concept: a letter has one for each variant. */
export const entryIdsOf = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): string[] => {
  if (kind === 'letter') return VARIANTS.map((variant) => `${id}-${variant}`);
  return [kind === 'word' ? `word-${id}` : id];
};

/** Whether a form shows the entry: a concept may have several, word-cry and word-cry-2. */
export const isFormOf = (entryId: string, formId: string): boolean =>
  formId === entryId || formId.startsWith(`${entryId}-`);

/** The dictionary's lines of a concept, with what its forms (and no others) say of each. */
export const entriesOf = (
  concept: Concept,
  forms: readonly ReviewedForm[],
  namesHi: NamesHi = new Map(),
): Entry[] => {
  const ids = entryIdsOf(concept);
  const formsOf = (entryId: string) => forms.filter(({ id }) => isFormOf(entryId, id));
  return ids.map((id): Entry => {
    const others = ids.filter((other) => other !== id);
    const own = formsOf(id);
    const ownForms = entryForms(own, namesHi);
    const withdrawn = own.flatMap(withdrawnForm);
    const [best] = ownForms;
    return {
      id,
      conceptId: concept.id,
      kind: concept.kind,
      name: nameOf(concept),
      nameHi: concept.hi,
      gloss: concept.gloss,
      category: concept.category,
      ...pictureOf(id, best),
      status: best?.status ?? (withdrawn.length > 0 ? 'withdrawn' : 'none'),
      forms: [...ownForms, ...others.flatMap((other) => entryForms(formsOf(other), namesHi))],
      withdrawn,
      uses: usesOf({ segments: own.filter(isShown).flatMap(({ segments }) => segments) }),
      senses: concept.senses,
      variants: others,
    };
  });
};

const isShown = ({ status }: ReviewedForm): boolean => status === 'draft' || status === 'reviewed';

const pictureOf = (
  id: string,
  best: EntryForm | undefined,
): Pick<Entry, 'image' | 'video' | 'alt' | 'altHi' | 'confidence' | 'pictureKind'> => {
  if (best?.image === undefined || best.video === undefined) {
    return { image: `/static/drawn/${id}.svg`, pictureKind: 'drawn' };
  }
  const { image, video, alt, altHi, confidence } = best;
  return { image, video, alt, altHi, confidence, pictureKind: 'avatar' };
};

const entryForms = (forms: readonly ReviewedForm[], namesHi: NamesHi): EntryForm[] =>
  forms.flatMap((form) => entryForm(form, namesHi)).sort((a, b) => rankOf(a) - rankOf(b));

const STATUS_RANK = { reviewed: 0, draft: 2, disputed: 4 };

const rankOf = ({ status, confidence }: EntryForm): number =>
  STATUS_RANK[status] + (confidence === 'high' ? 0 : 1);

const inBothLanguages = (source: Source, namesHi: NamesHi): EntryForm['sources'][number] => {
  const nameHi = namesHi.get(source.name);
  return { ...source, ...(nameHi !== undefined && { nameHi }) };
};

const entryForm = (form: ReviewedForm, namesHi: NamesHi): EntryForm[] => {
  const { id, kind, status, confidence, origin, region, alt, altHi, sources, uncertain } = form;
  if (status === 'withdrawn') return [];
  const variant = VARIANTS.find((one) => kind === 'letter' && id.endsWith(`-${one}`));
  const right = reviewsOf(form, 'right');
  const newest = right.at(-1);
  return [
    {
      id,
      status,
      confidence,
      origin,
      region,
      alt,
      altHi,
      sources: sources.map((source) => inBothLanguages(source, namesHi)),
      uncertain,
      ...(variant && { variant }),
      ...(status === 'reviewed' &&
        newest && {
          reviewed: { count: right.length, region: newest.region, date: newest.date },
        }),
      ...(status !== 'disputed' && {
        image: `/static/signs/${id}.webp`,
        video: `/static/signs/${id}.mp4`,
      }),
    },
  ];
};

const withdrawnForm = (form: ReviewedForm): WithdrawnForm[] => {
  const review = reviewsOf(form, 'withdraw').at(-1);
  if (review === undefined) return [];
  const { date, note } = review;
  return [{ id: form.id, date, ...(note !== undefined && { reason: note }) }];
};

const nameOf = ({ kind, gloss, senses }: Concept): string =>
  kind === 'numeral' ? gloss : senses[0].en;
