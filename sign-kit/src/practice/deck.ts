import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { VocabularyForm } from '../vocabulary/data.js';
import type { CardBox } from './cards.js';
import { likeness, twinOf } from './looks.js';

const CHOICES = 4;
/** The wrong answers are of so many that look most like the right one. */
const NEAREST = 6;
/** As many new signs are begun before the known ones come again. */
const NEW_AT_ONCE = 10;

/** Which forms may be asked of somebody who wants them: those that signers do not disagree on. */
export function isAskable({ status }: VocabularyForm): boolean {
  return status === 'reviewed' || status === 'draft';
}

/** Which of them are asked unbidden and come back: reviewed ones, and drafts of which the sources leave no doubt. */
export function isRepeated({ status, confidence, kind }: VocabularyForm): boolean {
  return (
    kind !== 'expression' &&
    (status === 'reviewed' || (status === 'draft' && confidence === 'high'))
  );
}

export type Choice = {
  readonly form: VocabularyForm;
  /** The right one among them, in any order. */
  readonly choices: readonly VocabularyForm[];
};

type Draw = {
  /** What is due later is asked as well. */
  readonly isExtra?: boolean;
  /** The ids of forms that are not asked now. */
  readonly without?: ReadonlySet<string>;
  /** The ids of those that may be asked; all where it is left out. */
  readonly among?: ReadonlySet<string>;
};

export type Deck = {
  /** The next sign to ask, what is due before what is new; null when there is none. */
  readonly next: (draw?: Draw) => Choice | null;
  /** This form with its answers; null where it may not be asked. */
  readonly ask: (id: string) => Choice | null;
  /** The form with the one that looks most like it, in any order; null where none is that near. */
  readonly pairOf: (form: VocabularyForm) => readonly VocabularyForm[] | null;
  readonly isKnown: (form: VocabularyForm) => boolean;
  readonly answer: (form: VocabularyForm, isRight: boolean) => void;
  readonly dueCount: () => number;
  readonly waitingCount: () => number;
  readonly forget: () => void;
};

/** Spaced repetition of signs; one that is not repeated is asked by its id. */
export function openDeck(
  forms: readonly VocabularyForm[],
  {
    cards,
    clock,
    random,
  }: {
    readonly cards: Pick<CardBox, 'all' | 'put' | 'forget'>;
    readonly clock: () => Date;
    readonly random: () => number;
  },
): Deck {
  const scheduler = fsrs({ enable_fuzz: false });
  const askable = forms.filter(isAskable);
  const repeated = askable.filter(isRepeated);

  const dueMs = ({ id }: VocabularyForm): number => cards.all()[id]?.due.getTime() ?? Number.NaN;
  const due = (): VocabularyForm[] =>
    repeated.filter((form) => dueMs(form) <= clock().getTime()).sort((a, b) => dueMs(a) - dueMs(b));
  const waiting = (): VocabularyForm[] =>
    repeated.filter((form) => dueMs(form) > clock().getTime());
  const fresh = (): VocabularyForm[] => {
    const learning = waiting().filter(({ id }) => (cards.all()[id]?.reps ?? 0) < 2).length;
    return learning < NEW_AT_ONCE ? repeated.filter(({ id }) => cards.all()[id] === undefined) : [];
  };
  /** Letters, numerals and words in turn, however many there are of each. */
  const mixed = (list: readonly VocabularyForm[]): VocabularyForm | undefined => {
    const kind = pick([...new Set(list.map((form) => form.kind))], random);
    return pick(
      list.filter((form) => form.kind === kind),
      random,
    );
  };
  /** Where nothing is in doubt, a wrong answer is in none either. */
  const rivalsHere = (form: VocabularyForm): readonly VocabularyForm[] =>
    rivalsOf(form, isRepeated(form) ? repeated : askable);
  const choiceOf = (form: VocabularyForm): Choice | null => {
    const nearest = shuffled(rivalsHere(form), random)
      .sort((a, b) => likeness(form, b) - likeness(form, a))
      .slice(0, NEAREST);
    const rivals = shuffled(nearest, random).slice(0, CHOICES - 1);
    return rivals.length < CHOICES - 1
      ? null
      : { form, choices: shuffled([form, ...rivals], random) };
  };

  return {
    next: ({ isExtra = false, without, among } = {}) => {
      const allowed = ({ id }: VocabularyForm): boolean =>
        !without?.has(id) && (among === undefined || among.has(id));
      const form =
        due().find(allowed) ??
        mixed(fresh().filter(allowed)) ??
        (isExtra ? pick(waiting().filter(allowed), random) : undefined);
      return form ? choiceOf(form) : null;
    },
    ask: (id) => {
      const form = askable.find((one) => one.id === id);
      return form ? choiceOf(form) : null;
    },
    pairOf: (form) => {
      const twin = twinOf(form, rivalsHere(form));
      return twin && shuffled([form, twin], random);
    },
    isKnown: ({ id }) => cards.all()[id] !== undefined,
    answer: (form, isRight) => {
      if (!isRepeated(form)) return;
      const card: Card = cards.all()[form.id] ?? createEmptyCard(clock());
      const rating = isRight ? Rating.Good : Rating.Again;
      cards.put(form.id, scheduler.next(card, clock(), rating).card);
    },
    dueCount: () => due().length,
    waitingCount: () => waiting().length,
    forget: cards.forget,
  };
}

/** Others of the same kind; never a second form of the concept, nor one that says or looks the same. */
export function rivalsOf(
  form: VocabularyForm,
  forms: readonly VocabularyForm[],
): readonly VocabularyForm[] {
  const seen = new Set([form.gloss]);
  const others = forms.filter((other) => other.concept !== form.concept && !looksLike(other, form));
  const sameKindFirst = [
    ...others.filter(({ kind }) => kind === form.kind),
    ...others.filter(({ kind }) => kind !== form.kind),
  ];
  const distinct = sameKindFirst.filter(({ gloss }) => !seen.has(gloss) && seen.add(gloss));
  const sameKind = distinct.filter(({ kind }) => kind === form.kind);
  return sameKind.length >= CHOICES - 1 ? sameKind : distinct;
}

function looksLike(a: VocabularyForm, b: VocabularyForm): boolean {
  return a.homonyms.includes(b.id) || b.homonyms.includes(a.id);
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
