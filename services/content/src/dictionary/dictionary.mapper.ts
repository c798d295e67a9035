import { createHash } from 'node:crypto';
import type { components } from '@isl/contracts/content';
import type { Around, Entry, EntryForm } from '@isl/lexicon';

type Schemas = components['schemas'];
export type Character = Schemas['Character'];
export type Expression = Schemas['Expression'];
export type Word = Schemas['Word'];
export type Sign = Schemas['Sign'];
export type FoundSign = Schemas['FoundSign'];
export type Category = Schemas['Category'];
export type Alphabet = NonNullable<Schemas['SignForm']['variant']>;
type SignForm = Schemas['SignForm'];

export type SignDocument = Omit<Sign, 'id' | 'variants' | 'withdrawn'> & {
  readonly withdrawn: Schemas['WithdrawnForm'][];
  readonly conceptId: string;
  readonly variants: readonly string[];
  /** Place among the lexicon's entries. */
  readonly order: number;
  /** False for the letters that the default alphabet does not pick. */
  readonly inAlphabet: boolean;
  /** The alphabets that pick it; of what is no letter all. */
  readonly alphabets: readonly Alphabet[];
  /** What its hands do, as `handshape@place`; none where no form shows it. */
  readonly uses: readonly string[];
  /** Lower-case words that a filter may begin with. */
  readonly tokens: readonly string[];
  readonly around: Around;
  readonly hash: string;
  readonly shownAt: Date;
};

/** What the lexicon says of an entry, without when it was stored. */
export type SignContent = Omit<SignDocument, 'shownAt'>;

/** Which alphabets spell with an entry, and whether the default one is among them. */
type Spelling = Pick<SignDocument, 'alphabets' | 'inAlphabet'>;

export function toContent(
  entry: Entry,
  order: number,
  { around, ...spelling }: Spelling & Pick<SignDocument, 'around'>,
): SignContent {
  const content = {
    _id: entry.id,
    conceptId: entry.conceptId,
    kind: entry.kind,
    name: entry.name,
    nameHi: entry.nameHi,
    gloss: entry.gloss,
    category: entry.category,
    image: entry.image,
    ...whereKnown(entry),
    pictureKind: entry.pictureKind,
    status: entry.status,
    forms: entry.forms.map(toForm),
    withdrawn: entry.withdrawn.map((form) => ({ ...form })),
    senses: entry.senses.map(({ en, lemmas, wordClass }) => ({
      en,
      lemmas: [...lemmas],
      wordClass,
    })),
    variants: entry.variants,
    order,
    ...spelling,
    uses: entry.uses.map(({ handshape, place }) => `${handshape}@${place}`),
    tokens: tokensOf([
      entry.name,
      entry.nameHi,
      entry.gloss,
      ...entry.senses.flatMap(({ en, lemmas }) => [en, ...lemmas]),
    ]),
    around,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { ...content, hash };
}

function toForm({ sources, uncertain, ...form }: EntryForm): SignForm {
  return {
    ...form,
    sources: sources.map((source) => ({ ...source })),
    uncertain: [...uncertain],
  };
}

/** The words of a text as the filter compares them. */
export function tokensOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\p{Z}\p{P}]+/u),
  );
  return [...new Set(words.filter((word) => word !== ''))];
}

/** What every kind of list shows of a sign. */
function toCard(document: SignDocument) {
  const { _id, name, nameHi, image, pictureKind, status } = document;
  return {
    _id,
    id: _id,
    name,
    ...(nameHi ? { nameHi } : {}),
    image,
    ...whereKnown(document),
    pictureKind,
    status,
  };
}

/** What only a sign has that the avatar shows. */
function whereKnown({
  video,
  alt,
  altHi,
  confidence,
}: Pick<Sign, 'video' | 'alt' | 'altHi' | 'confidence'>) {
  return {
    ...(video !== undefined && { video }),
    ...(alt !== undefined && { alt }),
    ...(altHi !== undefined && { altHi }),
    ...(confidence !== undefined && { confidence }),
  };
}

export function toCharacter(document: SignDocument): Character {
  return { ...toCard(document), kind: document.kind === 'numeral' ? 'numeral' : 'letter' };
}

export function toExpression(document: SignDocument): Expression {
  return toCard(document);
}

export function toWord(document: SignDocument): Word {
  return { ...toCard(document), gloss: document.gloss, category: document.category };
}

export function toFoundSign(document: SignDocument): FoundSign {
  return { ...toWord(document), kind: document.kind };
}

export function toSign(document: SignDocument): Sign {
  const { kind, gloss, category, senses, variants, forms, withdrawn } = document;
  return {
    ...toCard(document),
    kind,
    gloss,
    category,
    senses,
    variants: [...variants],
    forms,
    ...(withdrawn.length > 0 ? { withdrawn } : {}),
  };
}
