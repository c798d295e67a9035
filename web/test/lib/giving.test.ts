import { describe, expect, it } from 'vitest';
import {
  type Giving,
  type GivingEvent,
  giving,
  noGiving,
  type Prompt,
} from '../../src/features/capture/take/giving';
import type { Heard } from '../../src/features/capture/take/timeline';
import { entriesWithin, trimOf } from '../../src/features/capture/take/trim';
import { anAnswer } from '../support/factories';

const tea: Prompt = { kind: 'sign', id: 'word-tea', label: 'tea' };
const friend: Prompt = { kind: 'sign', id: 'word-friend', label: 'friend' };
const after = (events: readonly GivingEvent[], state: Giving = noGiving): Giving =>
  events.reduce(giving, state);

const second: GivingEvent = { type: 'secondPassed' };
const recording: GivingEvent[] = [
  { type: 'promptChosen', prompt: tea },
  { type: 'cameraOpened' },
  second,
  second,
  second,
  { type: 'recordingBegun', at: 1000 },
];
const stop = (at = 3000): GivingEvent => ({ type: 'stopped', at, why: 'asked' });
const file = (id = 'a', { bytes = 'x', heard = [] as readonly Heard[] } = {}): GivingEvent => ({
  type: 'takeMade',
  id,
  blob: new Blob([bytes]),
  picture: 'whole',
  points: null,
  heard,
  at: 3100,
});
const reviewing = after([...recording, stop(), file()]);
const answered = (sentAt: number, over: Parameters<typeof anAnswer>[0] = {}): Heard => ({
  sentAt,
  answer: anAnswer({ face_state: 'in-view', ...over }),
});

describe('a part of a take', () => {
  const length = 2000;
  it('has half a second at least, and its whole is no part', () => {
    expect(trimOf({ fromMs: 1800, toMs: 2000 }, 'fromMs', length)).toEqual({
      fromMs: 1500,
      toMs: 2000,
    });
    expect(trimOf({ fromMs: 0, toMs: 100 }, 'toMs', length)).toEqual({ fromMs: 0, toMs: 500 });
    expect(trimOf({ fromMs: 0, toMs: 2000 }, 'toMs', length)).toBeNull();
  });

  it('has the readings within it, from its own beginning', () => {
    const entries = [{ ms: 200 }, { ms: 700, sign: 'TEA' }, { ms: 1500 }, { ms: 1900 }];
    expect(entriesWithin(entries, { fromMs: 500, toMs: 1600 })).toEqual([
      { ms: 200, sign: 'TEA' },
      { ms: 1000 },
    ]);
  });

  it('is forgotten with the take, and stands while it is not being sent', () => {
    const trim = { fromMs: 100, toMs: 900 };
    const trimmed = giving(reviewing, { type: 'takeTrimmed', id: 'a', trim });
    expect(trimmed.takes[0]?.trim).toEqual(trim);
    const sending = giving(trimmed, { type: 'sendingBegun', id: 'a' });
    expect(giving(sending, { type: 'takeTrimmed', id: 'a', trim: null })).toBe(sending);
  });
});

describe('a take', () => {
  it('begins after a countdown of three', () => {
    const counting = after(recording.slice(0, 2));
    expect(counting.phase).toEqual({ name: 'countdown', left: 3 });
    expect(giving(counting, second).phase).toEqual({ name: 'countdown', left: 2 });
    expect(after([second, second, second], counting).phase).toEqual({ name: 'starting' });
  });

  it('does not begin while nothing is asked for', () => {
    expect(after([{ type: 'cameraOpened' }])).toEqual(noGiving);
  });

  it('is not there when it is stopped in the countdown, which is said', () => {
    const stopped = after([...recording.slice(0, 3), stop()]);
    expect(stopped).toMatchObject({ phase: { name: 'ready' }, note: 'nothingRecorded', takes: [] });
  });

  it('has what the computer read of each frame that was taken while it ran', () => {
    const heard = [
      answered(900),
      answered(1550, {
        predictions: { label: 'happy', scores: { happy: 0.9 } },
        face_parameters: { brows: { word: 'up', value: 0.1, unit: 'ratio' } },
      }),
      answered(2100, { error: 'busy' }),
      answered(2650, { grammar: 'question' }),
      answered(3050),
    ];
    const { takes } = after([...recording, stop(3000), file('a', { heard })]);
    expect(takes[0]).toMatchObject({ number: 1, prompt: tea, isVariant: false, seconds: 2 });
    expect(takes[0]?.entries).toEqual([
      {
        ms: 550,
        emotion: 'happy',
        scores: { happy: 0.9 },
        face: { state: 'in-view', brows: 'up' },
      },
      { ms: 1650, face: { state: 'in-view', grammar: 'question' } },
    ]);
  });

  it('has at most 1500 readings', () => {
    const heard = Array.from({ length: 1600 }, (_, frame) => answered(1000 + frame));
    const { takes } = after([...recording, stop(), file('a', { heard })]);
    expect(takes[0]?.entries).toHaveLength(1500);
  });

  it('is kept as far as it came when the camera goes away, and says so', () => {
    const lost = after([...recording, { type: 'stopped', at: 2000, why: 'lost' }, file()]);
    expect(lost).toMatchObject({ note: 'cameraLost', takes: [{ seconds: 1 }] });
  });

  it('is none when its file is empty or the recorder failed', () => {
    expect(after([...recording, stop(), file('a', { bytes: '' })])).toMatchObject({
      takes: [],
      note: 'nothingRecorded',
    });
    expect(after([...recording, { type: 'recordingFailed' }])).toMatchObject({
      phase: { name: 'ready' },
      note: 'recordingFailed',
    });
  });

  it('is numbered for each prompt', () => {
    const again = after([...recording.slice(1), stop(), file('b')], reviewing);
    expect(again.takes.map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(again.shown).toBe('b');
    const [, ...rest] = recording;
    const other = after(
      [{ type: 'promptChosen', prompt: friend }, ...rest, stop(), file('c')],
      again,
    );
    expect(other.takes.at(-1)).toMatchObject({ prompt: friend, number: 1 });
  });

  it('keeps its prompt: nothing else can be chosen while it runs', () => {
    const running = after(recording);
    expect(giving(running, { type: 'promptChosen', prompt: friend })).toBe(running);
    expect(giving(running, { type: 'anotherAsked' })).toBe(running);
    expect(giving(running, { type: 'variantTurned', isVariant: true })).toBe(running);
  });
});

describe('a session', () => {
  it('goes on to another prompt with the last take that is sent', () => {
    const sent = after(
      [
        { type: 'sendingBegun', id: 'a' },
        { type: 'sent', id: 'a' },
      ],
      reviewing,
    );
    expect(sent).toMatchObject({ takes: [], prompt: null, seen: ['sign:word-tea'], note: 'sent' });
  });

  it('stays with the prompt while another take of it waits', () => {
    const two = after([...recording.slice(1), stop(), file('b')], reviewing);
    const sent = giving(two, { type: 'sent', id: 'b' });
    expect(sent).toMatchObject({ prompt: tea, shown: 'a', note: 'sent' });
  });

  it('keeps a take that could not be handed over', () => {
    const failed = after(
      [
        { type: 'sendingBegun', id: 'a' },
        { type: 'notSent', isFull: true },
      ],
      reviewing,
    );
    expect(failed).toMatchObject({ shown: 'a', sending: null, note: 'storageFull' });
    expect(failed.takes).toHaveLength(1);
  });

  it('throws no take away while it is handed over', () => {
    const sending = giving(reviewing, { type: 'sendingBegun', id: 'a' });
    expect(giving(sending, { type: 'takeDiscarded', id: 'a' })).toBe(sending);
    expect(giving(reviewing, { type: 'takeDiscarded', id: 'a' })).toMatchObject({
      takes: [],
      prompt: tea,
      note: 'discarded',
    });
  });

  it('keeps nothing when somebody else comes or nothing may be kept', () => {
    expect(giving(reviewing, { type: 'forgotten' })).toEqual({ ...noGiving, prompt: tea });
    const running = giving(after(recording), { type: 'forgotten' });
    expect(giving(running, file()).takes).toEqual([]);
  });
});
