import type { Card } from 'ts-fsrs';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type Cards = Readonly<Record<string, Card>>;

/** An answered card on its way to the app; moments are ISO text. */
export type SentCard = {
  readonly card: string;
  /** When it was answered. */
  readonly at: number;
  readonly state: Readonly<Record<string, unknown>>;
};

/** What the cards say to the app around the page. */
export type CardMessage =
  | { readonly type: 'signkit:practised'; readonly cards: readonly SentCard[] }
  | { readonly type: 'signkit:forgotten' };

export type CardBox = {
  readonly all: () => Cards;
  readonly put: (id: string, card: Card) => void;
  readonly forget: () => void;
  /** What the app says: the cards that it has, and which of those it was sent it keeps. */
  readonly hear: (message: Readonly<Record<string, unknown>>) => void;
};

const KEY = 'sign-kit.practice';

/**
 * The cards that somebody answered. An app that frames the page has them all: what is answered here is
 * handed to it, and stays in the browser until the app keeps it.
 */
export function openCards({
  storage,
  send,
  onChange,
}: {
  readonly storage: Storage | null;
  readonly send: (message: CardMessage) => void;
  readonly onChange: () => void;
}): CardBox {
  let own = readKept(storage);
  let told: Cards | null = null;
  let all = own;

  const change = (cards: Cards): void => {
    own = cards;
    all = { ...told, ...own };
    keep(storage, own);
    onChange();
  };
  const handOver = (cards: Cards): void => {
    const sent = Object.entries(cards).map(([id, card]) => toSent(id, card));
    if (told && sent.length > 0) send({ type: 'signkit:practised', cards: sent });
  };
  const hearDeck = ({ cards }: Readonly<Record<string, unknown>>): void => {
    const isFirst = told === null;
    told = readTold(cards);
    change(further(own, told));
    if (isFirst) handOver(own);
  };
  const hearKept = ({ cards }: Readonly<Record<string, unknown>>): void => {
    const kept = new Map(listOf(cards).map(({ card, at }) => [card, at]));
    told = all;
    change(only(own, (id, card) => kept.get(id) !== answeredMs(card)));
  };

  return {
    all: () => all,
    put: (id, card) => {
      change({ ...own, [id]: card });
      handOver({ [id]: card });
    },
    forget: () => {
      // The app asks whether it is meant, for lessons go by the same cards.
      if (told) send({ type: 'signkit:forgotten' });
      else change({});
    },
    hear: (message) => {
      if (message.type === 'signkit:deck') hearDeck(message);
      if (message.type === 'signkit:kept') hearKept(message);
    },
  };
}

const answeredMs = ({ last_review: last }: Card): number => last?.getTime() ?? 0;

/**
 * Those of which the others know less. A sign that was begun anew in a browser that the account's cards
 * had not reached is later, and yet takes nothing from them.
 */
const further = (cards: Cards, others: Cards | null): Cards =>
  only(cards, (id, card) => {
    const other = others?.[id];
    if (!other || other.reps < card.reps) return true;
    return other.reps === card.reps && answeredMs(other) <= answeredMs(card);
  });

const only = (cards: Cards, isWanted: (id: string, card: Card) => boolean): Cards =>
  Object.fromEntries(Object.entries(cards).filter(([id, card]) => isWanted(id, card)));

function toSent(id: string, card: Card): SentCard {
  return { card: id, at: answeredMs(card), state: JSON.parse(JSON.stringify(card)) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const readTold = (cards: unknown): Cards =>
  readAll(listOf(cards).map(({ card, state }) => [String(card), state]));

function readKept(storage: Storage | null): Cards {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return isObject(kept) ? readAll(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

function readAll(entries: readonly (readonly [string, unknown])[]): Cards {
  return Object.fromEntries(
    entries.flatMap(([id, value]) => {
      const card = readCard(value);
      return card ? [[id, card]] : [];
    }),
  );
}

/** A card that was answered; null for what is none. */
function readCard(value: unknown): Card | null {
  if (!isObject(value)) return null;
  const due = new Date(String(value.due));
  const last = new Date(String(value.last_review));
  if (Number.isNaN(due.getTime() + last.getTime())) return null;
  // Browsers kept cards before there were steps.
  return { learning_steps: 0, ...value, due, last_review: last } as Card;
}

function keep(storage: Storage | null, cards: Cards): void {
  try {
    if (Object.keys(cards).length > 0) storage?.setItem(KEY, JSON.stringify(cards));
    else storage?.removeItem(KEY);
  } catch {
    // Full or forbidden: practice lasts as long as the page.
  }
}
