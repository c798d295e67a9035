import type { components as Content } from '@isl/contracts/content';
import type { components } from '@isl/contracts/rewriter';
import { SENTENCE_MARKS } from '@isl/contracts/vocabulary';
import type { CardState } from '../progress/events';
import { type Practised, readPractised } from './practised';
import type { NamedTake } from './takes';

const CLIP_ID = /^[0-9a-f]{24}$/;

/** The pages of sign-kit. */
const pages = ['convert', 'learn-sign', 'edit'] as const;
export type SignKitPage = (typeof pages)[number];

/** What sign-kit tells the page that frames it, as far as this app acts on it. */
export type SignKitMessage =
  | { readonly type: 'signkit:ready'; readonly page: SignKitPage }
  | { readonly type: 'signkit:state'; readonly isPlaying: boolean }
  | { readonly type: 'signkit:error'; readonly code: string }
  | { readonly type: 'signkit:report'; readonly id: string }
  | { readonly type: 'signkit:pass-needed' }
  | { readonly type: 'signkit:people-needed'; readonly id: string }
  | { readonly type: 'signkit:take-needed'; readonly clip: string }
  /** Somebody wants to give a clip of that sign. */
  | { readonly type: 'signkit:give'; readonly id: string }
  | { readonly type: 'signkit:practised'; readonly cards: readonly Practised[] }
  | { readonly type: 'signkit:forgotten' }
  /** Whether all that signs without a line is on this device. */
  | { readonly type: 'signkit:offline'; readonly isKept: boolean }
  | ProposedSign
  | DifferentSentence;

/** A sentence that the person would sign otherwise, and what the rules made of it. */
export type DifferentSentence = {
  readonly type: 'signkit:differs';
  readonly sentence: string;
  readonly language: Content['schemas']['SentenceLanguage'];
  readonly glosses: readonly string[];
  readonly spans: readonly Content['schemas']['MarkedSpan'][];
  /** Their version. */
  readonly rules: string;
};

/** How somebody would have a form be made; the server says whether it is notation. */
export type ProposedSign = {
  readonly type: 'signkit:proposed';
  readonly id: string;
  readonly segments: Notation;
  readonly reason: string;
};
type Notation = Content['schemas']['Segments'];

/** So many characters of text or glosses sign-kit signs at once; of more it signs nothing. */
export const LONGEST_PLAYED = 2000;

/** How sign-kit is to look: as this app does. */
export type SignKitLook = { readonly theme: string; readonly lang: string };

/** What the face does over the glosses from `start` to before `end`, in codes. */
export type SignKitSpan = Readonly<Omit<components['schemas']['GlossSpan'], 'source'>>;

/** As sign-kit takes it, which passes over a code that it does not know. */
type PlayedSpan = Omit<SignKitSpan, 'value'> & { readonly value: string };

/** How a person signs it; `words` say who and where, as far as it may be told. */
export type PersonClip = {
  readonly url: string;
  readonly poster?: string;
  readonly words: string;
};

/** What sign-kit can be told. */
export type SignKitCommand =
  | { readonly type: 'signkit:play'; readonly sign: string }
  | {
      readonly type: 'signkit:play';
      readonly gloss: readonly string[];
      readonly spans: readonly PlayedSpan[];
    }
  | { readonly type: 'signkit:pass'; readonly pass: string | null }
  /** All that signs without a line is to be on this device. */
  | { readonly type: 'signkit:keep' }
  /** A proposal to look at. */
  | { readonly type: 'signkit:proposal'; readonly id: string; readonly segments: Notation }
  /** What became of the one that was made there. */
  | {
      readonly type: 'signkit:proposal';
      readonly id: string;
      readonly answer: 'kept' | 'refused';
      readonly words?: string;
    }
  | {
      readonly type: 'signkit:people';
      readonly id: string;
      readonly clips: readonly PersonClip[];
    }
  /** Every sign that the avatar can sign as a person did, and what was found in one of their clips. */
  | { readonly type: 'signkit:takes'; readonly takes: readonly NamedTake[] }
  | { readonly type: 'signkit:take'; readonly clip: string; readonly file: ArrayBuffer | null }
  /** Every card of the person. */
  | {
      readonly type: 'signkit:deck';
      readonly cards: readonly { readonly card: string; readonly state: CardState }[];
    }
  /** Those of the cards that it sent which are kept here from now on. */
  | {
      readonly type: 'signkit:kept';
      readonly cards: readonly Pick<Practised, 'card' | 'at'>[];
    }
  | ({
      readonly type: 'signkit:configure';
      /** Forms that signers do not agree on now. */
      readonly disputed?: readonly string[];
      /** 1 is as it is signed. */
      readonly speed?: number;
      /** The address at which this app shows the page. */
      readonly home?: string;
    } & Partial<SignKitLook>);

/** Reads a message; null for whatever else a window may be sent. */
export function readSignKitMessage(data: unknown): SignKitMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, page, isPlaying, isKept, code, id, clip, segments, reason } = data as Record<
    string,
    unknown
  >;
  switch (type) {
    case 'signkit:ready':
      return pages.includes(page as SignKitPage) ? { type, page: page as SignKitPage } : null;
    case 'signkit:state':
      return typeof isPlaying === 'boolean' ? { type, isPlaying } : null;
    case 'signkit:offline':
      return typeof isKept === 'boolean' ? { type, isKept } : null;
    case 'signkit:error':
      return typeof code === 'string' ? { type, code } : null;
    case 'signkit:report':
      return typeof id === 'string' && id !== '' ? { type, id } : null;
    case 'signkit:pass-needed':
    case 'signkit:forgotten':
      return { type };
    case 'signkit:practised':
      return { type, cards: readPractised(data) };
    case 'signkit:give':
    case 'signkit:people-needed':
      return typeof id === 'string' && id !== '' ? { type, id } : null;
    case 'signkit:take-needed':
      return typeof clip === 'string' && CLIP_ID.test(clip) ? { type, clip } : null;
    case 'signkit:proposed':
      return typeof id === 'string' && Array.isArray(segments) && typeof reason === 'string'
        ? { type, id, segments, reason }
        : null;
    case 'signkit:differs':
      return readDifferent(data);
    default:
      return null;
  }
}

function readDifferent(data: object): DifferentSentence | null {
  const { sentence, language, glosses, spans, rules } = data as Record<string, unknown>;
  const isWritten = typeof sentence === 'string' && typeof rules === 'string';
  if (!isWritten || (language !== 'en' && language !== 'hi')) return null;
  if (!Array.isArray(glosses) || !glosses.every((gloss) => typeof gloss === 'string')) return null;
  if (!Array.isArray(spans) || !spans.every(isMarkedSpan)) return null;
  return { type: 'signkit:differs', sentence, language, glosses, spans, rules };
}

function isMarkedSpan(span: unknown): span is DifferentSentence['spans'][number] {
  const { type, start, end } = (span ?? {}) as Record<string, unknown>;
  const isMark = SENTENCE_MARKS.some((mark) => mark === type);
  return isMark && Number.isInteger(start) && Number.isInteger(end);
}
