import { LOOKS, USUAL_LOOK } from '../avatar/palette.js';
import { VIEW_NAMES, type ViewName } from '../avatar/views.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import { LONGEST_PAUSE_MS, SPEEDS } from '../player/player.js';
import { FIGURES, type FigureName } from '../signer/signer.js';

export type Settings = {
  readonly figure: FigureName;
  readonly look: number;
  /** Whether figure or look are somebody's choice, and no lesson's. */
  readonly isPersonChosen: boolean;
  readonly isLeftHanded: boolean;
  /** The id of an alphabet; null for the lexicon's own choice. */
  readonly alphabet: string | null;
  readonly speed: number;
  readonly pauseMs: number;
  readonly view: ViewName;
  /** One still picture a sign in place of movement; null does as the browser asks. */
  readonly isStepping: boolean | null;
  readonly language: Language;
};

/** What a person chose, and what a link or the framing page asks for instead, which is not kept. */
export type Choice = { readonly own: Settings; readonly asked: Partial<Settings> };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'sign-kit.settings';

/** What was chosen here before; at the first visit the person is picked at random, and remembered. */
export function loadSettings(
  storage: Storage | null,
  { random, language }: { readonly random: () => number; readonly language: Language },
): Settings {
  const kept = readKept(storage);
  const settings: Settings = {
    figure: oneOf(FIGURES, kept.figure) ?? (random() < 0.5 ? 'woman' : 'man'),
    look: isWithin(kept.look, 0, LOOKS.length - 1) ? Math.round(kept.look) : USUAL_LOOK,
    isPersonChosen: kept.isPersonChosen === true,
    isLeftHanded: kept.isLeftHanded === true,
    alphabet: typeof kept.alphabet === 'string' ? kept.alphabet : null,
    speed: isWithin(kept.speed, SPEEDS.slowest, SPEEDS.fastest) ? kept.speed : SPEEDS.usual,
    pauseMs: isWithin(kept.pauseMs, 0, LONGEST_PAUSE_MS) ? kept.pauseMs : 0,
    view: oneOf(VIEW_NAMES, kept.view) ?? 'front',
    isStepping: typeof kept.isStepping === 'boolean' ? kept.isStepping : null,
    language: oneOf(LANGUAGES, kept.language) ?? language,
  };
  saveSettings(storage, settings);
  return settings;
}

/** A person's change is their own, whatever was asked for before. */
export function withChange({ own, asked }: Choice, part: Partial<Settings>): Choice {
  const isPerson = 'figure' in part || 'look' in part;
  // Who changes the skin has seen this figure, and means the two together.
  const person = { figure: asked.figure ?? own.figure, look: asked.look ?? own.look };
  const chosen = isPerson ? { ...person, isPersonChosen: true, ...part } : part;
  return {
    own: { ...own, ...chosen },
    asked: Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in chosen))),
  };
}

/** Keeps them for the next visit; a browser that keeps nothing asks again. */
export function saveSettings(storage: Storage | null, settings: Settings): void {
  try {
    storage?.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Full or forbidden: the page works without.
  }
}

/** The browser's storage, or none where it is forbidden, as in some frames. */
export function browserStorage(): globalThis.Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

function readKept(storage: Storage | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | null {
  return allowed.find((one) => one === value) ?? null;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
