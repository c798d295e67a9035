import type { components } from '@isl/contracts/media';
import type { ClipPicture } from '@isl/contracts/vocabulary';
import { COUNTDOWN_FROM } from '../constants';
import type { TakePoints } from '../device/take-points';
import { promptKey } from '../prompt/prompts';
import { entriesBetween, type Heard, type TimelineEntry } from './timeline';
import { type Trim, upTo } from './trim';

export type Prompt = components['schemas']['Prompt'];

export type Take = {
  readonly id: string;
  readonly prompt: Prompt;
  readonly isVariant: boolean;
  /** Counted for each prompt, from 1. */
  readonly number: number;
  readonly blob: Blob;
  /** What of the signer is in it. */
  readonly picture: ClipPicture;
  /** Of a take of points alone. */
  readonly points: TakePoints | null;
  readonly seconds: number;
  readonly entries: readonly TimelineEntry[];
  /** What is given of it; null: the whole. */
  readonly trim: Trim | null;
};

/** `starting`: the recorder was asked for. `ending`: it was told to stop, and its file is on its way. */
export type Phase =
  | { readonly name: 'ready' }
  | { readonly name: 'countdown'; readonly left: number }
  | { readonly name: 'starting' }
  | { readonly name: 'recording'; readonly startedAt: number }
  | {
      readonly name: 'ending';
      readonly startedAt: number;
      readonly endedAt: number;
      /** When the hand began to rise that ended it; the take is given up to there. */
      readonly raisedAt?: number | undefined;
    };

/** What is to be said of what happened last. */
export type Note =
  | 'tooLong'
  | 'cameraLost'
  | 'nothingRecorded'
  | 'recordingFailed'
  | 'storageFull'
  | 'notSent'
  | 'sent'
  | 'discarded';

export type Giving = {
  readonly phase: Phase;
  readonly prompt: Prompt | null;
  readonly isVariant: boolean;
  /** The keys of prompts that were given or passed over, oldest first. */
  readonly seen: readonly string[];
  /** How many takes there were of each prompt, by its key. */
  readonly counts: Readonly<Record<string, number>>;
  readonly takes: readonly Take[];
  /** The take that is looked at. */
  readonly shown: string | null;
  /** The take that is being handed over. */
  readonly sending: string | null;
  readonly note: Note | null;
};

/** Times are the device's own, in milliseconds. */
export type GivingEvent =
  | { readonly type: 'promptChosen'; readonly prompt: Prompt }
  | { readonly type: 'anotherAsked' }
  | { readonly type: 'variantTurned'; readonly isVariant: boolean }
  /** The camera is on, and what it shows may be recorded. */
  | { readonly type: 'cameraOpened' }
  | { readonly type: 'secondPassed' }
  | { readonly type: 'recordingBegun'; readonly at: number }
  | {
      readonly type: 'stopped';
      readonly at: number;
      readonly why: 'asked' | 'tooLong' | 'lost';
      readonly raisedAt?: number | undefined;
    }
  | {
      readonly type: 'takeMade';
      readonly id: string;
      readonly blob: Blob;
      readonly picture: ClipPicture;
      readonly points: TakePoints | null;
      /** What the services said since the recorder was asked for. */
      readonly heard: readonly Heard[];
      readonly at: number;
    }
  | { readonly type: 'recordingFailed' }
  | { readonly type: 'takeShown'; readonly id: string }
  | { readonly type: 'takeTrimmed'; readonly id: string; readonly trim: Trim | null }
  | { readonly type: 'takeDiscarded'; readonly id: string }
  | { readonly type: 'sendingBegun'; readonly id: string }
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'notSent'; readonly isFull: boolean }
  /** Somebody else is here, or it may not be kept any more: nothing of it stays. */
  | { readonly type: 'forgotten' };

export const noGiving: Giving = {
  phase: { name: 'ready' },
  prompt: null,
  isVariant: false,
  seen: [],
  counts: {},
  takes: [],
  shown: null,
  sending: null,
  note: null,
};

const READY: Phase = { name: 'ready' };

/** The session of somebody who gives clips: prompt after prompt, take after take. */
export function giving(state: Giving, event: GivingEvent): Giving {
  const { phase, prompt } = state;
  const isReady = phase.name === 'ready';
  switch (event.type) {
    case 'promptChosen':
      return isReady ? { ...state, prompt: event.prompt, isVariant: false } : state;
    case 'anotherAsked':
      return isReady ? passedOver(state) : state;
    case 'variantTurned':
      return isReady ? { ...state, isVariant: event.isVariant } : state;
    case 'cameraOpened':
      return isReady && prompt
        ? { ...state, note: null, phase: { name: 'countdown', left: COUNTDOWN_FROM } }
        : state;
    case 'secondPassed':
      if (phase.name !== 'countdown') return state;
      return phase.left > 1
        ? { ...state, phase: { ...phase, left: phase.left - 1 } }
        : { ...state, phase: { name: 'starting' } };
    case 'recordingBegun':
      return phase.name === 'starting'
        ? { ...state, phase: { name: 'recording', startedAt: event.at } }
        : state;
    case 'stopped':
      return stopped(state, event);
    case 'takeMade':
      return made(state, event);
    case 'recordingFailed':
      return isReady ? state : { ...state, phase: READY, note: 'recordingFailed' };
    case 'takeShown':
      return { ...state, shown: event.id };
    case 'takeTrimmed':
      return event.id === state.sending ? state : { ...state, takes: trimmed(state.takes, event) };
    case 'takeDiscarded':
      return event.id === state.sending
        ? state
        : { ...without(state, event.id), note: 'discarded' };
    case 'sendingBegun':
      return state.sending === null ? { ...state, sending: event.id, note: null } : state;
    case 'sent':
      return gone(state, event.id);
    case 'notSent':
      return { ...state, sending: null, note: event.isFull ? 'storageFull' : 'notSent' };
    case 'forgotten':
      return { ...noGiving, prompt: state.prompt };
  }
}

function passedOver(state: Giving): Giving {
  if (!state.prompt) return state;
  const key = promptKey(state.prompt);
  const seen = [...state.seen.filter((one) => one !== key), key];
  return { ...state, seen, prompt: null, isVariant: false };
}

const whyNotes = { asked: null, tooLong: 'tooLong', lost: 'cameraLost' } as const;

function stopped(
  state: Giving,
  { at, why, raisedAt }: Extract<GivingEvent, { type: 'stopped' }>,
): Giving {
  const { phase } = state;
  if (phase.name === 'recording') {
    const { startedAt } = phase;
    const ending = { name: 'ending', startedAt, endedAt: at, raisedAt } as const;
    return { ...state, phase: ending, note: whyNotes[why] };
  }
  if (phase.name === 'ready' || phase.name === 'ending') return state;
  // The countdown had not ended: there is nothing to look at.
  return { ...state, phase: READY, note: why === 'lost' ? 'cameraLost' : 'nothingRecorded' };
}

/** The file is there; also where the recorder stopped by itself. */
function made(
  state: Giving,
  { id, blob, picture, points, heard, at }: Extract<GivingEvent, { type: 'takeMade' }>,
): Giving {
  const { phase, prompt, isVariant, counts } = state;
  if ((phase.name !== 'recording' && phase.name !== 'ending') || !prompt) return state;
  if (blob.size === 0) return { ...state, phase: READY, note: 'nothingRecorded' };
  const key = promptKey(prompt);
  const number = (counts[key] ?? 0) + 1;
  const endedAt = phase.name === 'ending' ? phase.endedAt : at;
  const seconds = (endedAt - phase.startedAt) / 1000;
  const entries = entriesBetween(heard, phase.startedAt, endedAt);
  const raisedMs =
    phase.name === 'ending' && phase.raisedAt !== undefined
      ? phase.raisedAt - phase.startedAt
      : null;
  const trim = raisedMs === null ? null : upTo(raisedMs, seconds * 1000);
  const how = { blob, picture, points, seconds, entries, trim };
  const take = { id, prompt, isVariant, number, ...how };
  return {
    ...state,
    phase: READY,
    counts: { ...counts, [key]: number },
    takes: [...state.takes, take],
    shown: id,
  };
}

const trimmed = (
  takes: readonly Take[],
  { id, trim }: { readonly id: string; readonly trim: Trim | null },
): readonly Take[] => takes.map((take) => (take.id === id ? { ...take, trim } : take));

function without(state: Giving, id: string): Giving {
  const takes = state.takes.filter((take) => take.id !== id);
  const shown = state.shown === id ? (takes.at(-1)?.id ?? null) : state.shown;
  return { ...state, takes, shown };
}

/** With the last take that was looked at the next prompt comes by itself. */
function gone(state: Giving, id: string): Giving {
  const left = without({ ...state, sending: null, note: 'sent' }, id);
  return left.takes.length === 0 && left.phase.name === 'ready' ? passedOver(left) : left;
}
