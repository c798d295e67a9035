import type { Mark } from '@isl/grammar';
import type { Form } from '@isl/lexicon/form';
import { VIEW_NAMES, type ViewName } from '../avatar/views.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import { SPEEDS } from '../player/player.js';
import type { CardMessage } from '../practice/cards.js';
import { oneOf } from '../settings/settings.js';
import { readTaken, readTakenPoints, type Taken, type TakenPoints } from '../taken/taken.js';
import { readSpans, type Span } from '../text/spans.js';
import { THEMES, type Theme } from './query.js';

export type PageName = 'convert' | 'learn-sign' | 'edit';

/** What the page that frames us is told. */
export type OutMessage =
  | { readonly type: 'signkit:ready'; readonly page: PageName }
  | {
      readonly type: 'signkit:state';
      readonly isPlaying: boolean;
      readonly hasEnded: boolean;
      readonly durationMs: number;
    }
  | { readonly type: 'signkit:sign'; readonly id: string; readonly gloss: string }
  | { readonly type: 'signkit:error'; readonly code: string; readonly message: string }
  | { readonly type: 'signkit:report'; readonly id: string; readonly gloss: string }
  | {
      readonly type: 'signkit:differs';
      readonly sentence: string;
      readonly language: Language;
      readonly glosses: readonly string[];
      readonly spans: readonly Mark[];
      readonly rules: string;
    }
  | { readonly type: 'signkit:pass-needed' }
  | { readonly type: 'signkit:people-needed'; readonly id: string }
  | { readonly type: 'signkit:take-needed'; readonly clip: string }
  | { readonly type: 'signkit:give'; readonly id: string }
  /** Whether all that signs without a network is on this device, as it was asked for. */
  | { readonly type: 'signkit:offline'; readonly isKept: boolean }
  | CardMessage
  | {
      readonly type: 'signkit:proposed';
      readonly id: string;
      readonly segments: Form['segments'];
      readonly reason: string;
    };

export type PlayCommand = {
  readonly text: string | null;
  readonly gloss: readonly string[] | null;
  readonly spans: readonly Span[];
  readonly sign: string | null;
};

export type ConfigureCommand = {
  readonly speed: number | null;
  readonly isLeftHanded: boolean | null;
  readonly view: ViewName | null;
  readonly theme: Theme | null;
  readonly language: Language | null;
  /** Ids of forms that signers do not agree on now; the page's own files may be older. */
  readonly disputed: readonly string[] | null;
  /** The address at which the framing page shows this one. */
  readonly home: string | null;
};

/** How a person signs it, who gave a clip of it; `words` say who and where, as far as it may be told. */
export type PersonClip = {
  readonly url: string;
  readonly poster: string | null;
  readonly words: string;
};
export type People = { readonly id: string; readonly clips: readonly PersonClip[] };

export type Bridge = {
  readonly send: (message: OutMessage) => void;
  /** A pass for the camera, which only the framing page can get; null where there is none. */
  readonly askForPass: () => Promise<string | null>;
  readonly close: () => void;
};

type Frame = {
  readonly self: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The framing window; null where the page stands alone. */
  readonly parent: Pick<Window, 'postMessage'> | null;
  /** Where the framing page comes from, as far as the browser tells. */
  readonly parentOrigin: string | null;
  readonly allowedOrigins: readonly string[];
};

/** So long the framing page may work for a pass. */
export const PASS_WITHIN_MS = 120_000;

/** Messages to and from the page that frames this one; strangers are neither heard nor told. */
export function openBridge(
  { self, parent, parentOrigin, allowedOrigins }: Frame,
  listeners: {
    /** The page around this one said something, whatever it is. */
    readonly onHeard: () => void;
    readonly onPlay: (command: PlayCommand) => void;
    readonly onConfigure: (command: ConfigureCommand) => void;
    readonly onPeople: (people: People) => void;
    /** Which signs the avatar can sign as people did. */
    readonly onTaken: (taken: readonly Taken[]) => void;
    readonly onTakenPoints: (points: TakenPoints) => void;
    /** All that signs without a network is to be on this device. */
    readonly onKeep: () => void;
    readonly onProposal: (proposal: Readonly<Record<string, unknown>>) => void;
    /** Of the cards that somebody practises. */
    readonly onCards: (message: Readonly<Record<string, unknown>>) => void;
  },
): Bridge {
  let target = parentOrigin !== null && allowedOrigins.includes(parentOrigin) ? parentOrigin : null;
  const receive = (event: MessageEvent): void => {
    if (event.source !== parent || !allowedOrigins.includes(event.origin)) return;
    if (typeof event.data !== 'object' || event.data === null) return;
    target = event.origin;
    listeners.onHeard();
    const data = event.data as Record<string, unknown>;
    if (data.type === 'signkit:play') listeners.onPlay(readPlay(data));
    if (data.type === 'signkit:configure') listeners.onConfigure(readConfigure(data, event.origin));
    if (data.type === 'signkit:people') listeners.onPeople(readPeople(data, event.origin));
    if (data.type === 'signkit:takes') listeners.onTaken(readTaken(data.takes));
    const points = data.type === 'signkit:take' ? readTakenPoints(data) : null;
    if (points) listeners.onTakenPoints(points);
    if (data.type === 'signkit:keep') listeners.onKeep();
    if (data.type === 'signkit:proposal') listeners.onProposal(data);
    if (data.type === 'signkit:deck' || data.type === 'signkit:kept') listeners.onCards(data);
    if (data.type === 'signkit:pass') answerPass(typeof data.pass === 'string' ? data.pass : null);
  };
  let waiting: ((pass: string | null) => void)[] = [];
  const answerPass = (pass: string | null): void => {
    for (const answer of waiting) answer(pass);
    waiting = [];
  };
  if (parent) self.addEventListener('message', receive);
  const send = (message: OutMessage): void => {
    // The browser delivers to the page of that origin alone, so strangers are not told either.
    for (const origin of target === null ? allowedOrigins : [target]) {
      parent?.postMessage(message, origin);
    }
  };
  return {
    send,
    askForPass: () => {
      if (!parent) return Promise.resolve(null);
      return new Promise((resolve) => {
        const timer = setTimeout(() => answerPass(null), PASS_WITHIN_MS);
        waiting.push((pass) => {
          clearTimeout(timer);
          resolve(pass);
        });
        send({ type: 'signkit:pass-needed' });
      });
    },
    close: () => {
      self.removeEventListener('message', receive);
      answerPass(null);
    },
  };
}

/** The framing page's origin; without ancestorOrigins the referrer says it, until a link is followed here. */
export function originOfParent(page: Window): string | null {
  const [nearest] = page.location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  const { referrer } = page.document;
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}

function readPlay(data: Readonly<Record<string, unknown>>): PlayCommand {
  const gloss = typeof data.gloss === 'string' ? data.gloss.split(/\s+/) : data.gloss;
  const words = Array.isArray(gloss) ? gloss.filter((one) => typeof one === 'string' && one) : [];
  return {
    text: typeof data.text === 'string' ? data.text : null,
    gloss: words.length > 0 ? words : null,
    spans: readSpans(data.spans),
    sign: typeof data.sign === 'string' ? data.sign : null,
  };
}

const isOf = (origin: string, url: unknown): url is string =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).origin === origin;

/** Clips of the framing page's own origin alone: the policy lets no other be loaded. */
function readPeople(data: Readonly<Record<string, unknown>>, origin: string): People {
  const isOwn = (url: unknown): url is string => isOf(origin, url);
  const clips = Array.isArray(data.clips) ? data.clips : [];
  return {
    id: typeof data.id === 'string' ? data.id : '',
    clips: clips.flatMap((one: unknown): PersonClip[] => {
      if (typeof one !== 'object' || one === null) return [];
      const { url, poster, words } = one as Record<string, unknown>;
      if (!isOwn(url)) return [];
      const said = typeof words === 'string' ? words : '';
      return [{ url, poster: isOwn(poster) ? poster : null, words: said }];
    }),
  };
}

function readConfigure(data: Readonly<Record<string, unknown>>, origin: string): ConfigureCommand {
  const { speed, hand, view, theme, lang, disputed, home } = data;
  return {
    speed:
      typeof speed === 'number' && speed > 0
        ? Math.min(Math.max(speed, SPEEDS.slowest), SPEEDS.fastest)
        : null,
    isLeftHanded: hand === 'left' || hand === 'right' ? hand === 'left' : null,
    view: oneOf(VIEW_NAMES, view),
    theme: oneOf(THEMES, theme),
    language: oneOf(LANGUAGES, lang),
    disputed: Array.isArray(disputed)
      ? disputed.filter((one): one is string => typeof one === 'string')
      : null,
    home: isOf(origin, home) ? home : null,
  };
}
