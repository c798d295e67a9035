import { describe, expect, it } from 'vitest';
import { NOTHING_FELT } from '../../src/features/prediction/recognise/feelings';
import { recognition } from '../../src/features/prediction/recognise/recognition';
import {
  noRecognition,
  type Recognition,
  type RecognitionEvent,
  unknownFace,
  type WordAction,
} from '../../src/features/prediction/recognise/recognition-state';
import {
  faceRead,
  sentenceCleared,
  wordReadAgain,
  wordsFinished,
} from '../../src/features/prediction/words/slice';
import { aFace, aLetter, anAnswer, type Looks } from '../support/factories';
import { aSignOf } from '../support/recording';

type Frame = NonNullable<Parameters<typeof anAnswer>[0]>;
const signed = (at: number, over: Frame, hearsAvatar = true): RecognitionEvent => ({
  type: 'answered',
  service: 'signs',
  answer: anAnswer(over),
  sentAt: at,
  at,
  hearsAvatar,
});
const faced = (at: number, looks: Looks, over: Frame = {}): RecognitionEvent => ({
  type: 'answered',
  service: 'emotion',
  answer: anAnswer({ face_state: 'in-view', face_parameters: aFace(looks), ...over }),
  sentAt: at,
  at,
  hearsAvatar: true,
});
const word = (label: string, production: number, startedAt: number, endedAt: number): Frame => ({
  predictions2: aSignOf(label, { production, startedAt, endedAt }),
});
const begun: readonly RecognitionEvent[] = [
  { type: 'recordingBegun' },
  { type: 'calmEnded', at: 1000 },
];

/** The state after all events, and what became of the words. */
function after(...events: readonly RecognitionEvent[]) {
  let state: Recognition = noRecognition('here');
  const actions: WordAction[] = [];
  for (const event of events) {
    const step = recognition(state, event);
    state = step.state;
    actions.push(...step.actions);
  }
  return { state, actions };
}
const recent = ({ state }: { readonly state: Recognition }) =>
  state.felt.recent.map(({ label }) => label);
const wordsIn = (actions: readonly WordAction[]) =>
  actions.filter(wordsFinished.match).flatMap(({ payload }) => payload);

describe('recognition', () => {
  it('hears nothing before a recording has begun, but knows the models', () => {
    const { state, actions } = after(signed(500, word('TREE', 1, 100, 400)));
    expect(actions).toEqual([]);
    expect(state.sign).toBeNull();
    expect(state.models).toEqual({ signs: 'fer' });
  });

  it('makes no word of a sign that ended while the face was still calm', () => {
    const { state, actions } = after(...begun, signed(1100, word('TREE', 1, 500, 900)));
    expect(actions).toEqual([]);
    expect(state.sign).toBeNull();
  });

  it('makes one word of one production, each with a key of its own', () => {
    const { actions } = after(
      ...begun,
      signed(1500, word('TREE', 1, 1100, 1500)),
      signed(1700, word('TREE', 1, 1100, 1700)),
      signed(2500, word('TREE', 2, 2100, 2500)),
    );
    expect(wordsIn(actions).map(({ key, word }) => [key, word])).toEqual([
      ['here-0', 'TREE'],
      ['here-1', 'TREE'],
    ]);
  });

  it('reads the word of a production that goes on anew', () => {
    const { actions } = after(
      ...begun,
      signed(1500, word('TREE', 1, 1100, 1500)),
      signed(1700, word('HOUSE', 1, 1100, 1700)),
    );
    const again = actions.find(wordReadAgain.match);
    expect(again?.payload).toMatchObject({ key: 'here-0', word: 'HOUSE' });
  });

  it('leaves out what only the avatar showed where that is not wanted', () => {
    const times = { production: 1, startedAt: 1100, endedAt: 1500 };
    const answer: Frame = { predictions2: aSignOf('TREE', { ...times, learntFrom: 'avatar' }) };
    expect(wordsIn(after(...begun, signed(1500, answer, false)).actions)).toEqual([]);
    expect(wordsIn(after(...begun, signed(1500, answer)).actions)).toHaveLength(1);
  });

  it('ends a spelled word when time passes without a letter', () => {
    const spelled = [
      signed(1200, { predictions2: aLetter('A') }),
      signed(1700, { predictions2: aLetter('B') }),
    ];
    const early = after(...begun, ...spelled, { type: 'timePassed', at: 2000 });
    expect(wordsIn(early.actions)).toEqual([]);
    expect(early.state.run.letters.map(({ label }) => label)).toEqual(['A', 'B']);
    const late = after(...begun, ...spelled, { type: 'timePassed', at: 3300 });
    expect(wordsIn(late.actions).map(({ word }) => word)).toEqual(['AB']);
    expect(late.state.run.letters).toEqual([]);
  });

  it('is the very same state where time passes and nothing ends', () => {
    const { state } = after(...begun);
    expect(recognition(state, { type: 'timePassed', at: 9000 }).state).toBe(state);
  });

  it('reads the face over a word, also when it comes after the word, and not long after', () => {
    const shaken = after(
      ...begun,
      signed(1500, word('TREE', 1, 1100, 1500)),
      faced(1600, { headMovement: 'shake' }),
    );
    expect(shaken.actions.filter(faceRead.match).at(-1)?.payload).toEqual({
      key: 'here-0',
      cues: ['shake'],
    });
    const settled = after(
      ...begun,
      signed(1500, word('TREE', 1, 1100, 1500)),
      faced(4000, { headMovement: 'neutral' }),
    );
    expect(settled.state.open).toEqual([]);
  });

  it('takes no face for a measure before the service knows it at rest', () => {
    const { state } = after(...begun, faced(1200, { brows: 'up' }, { face_state: 'learning' }));
    expect(state.samples).toEqual([]);
    expect(state.face.face_state).toBe('learning');
  });

  it('feels for the sentence only what was felt after the calm face', () => {
    const happy: Frame = { predictions: { label: 'happy', scores: {} } };
    expect(after(...begun, faced(900, {}, happy)).state.felt).toEqual(NOTHING_FELT);
    expect(recent(after(...begun, faced(1200, {}, happy)))).toEqual(['happy']);
  });

  const feels = (label: 'happy' | 'surprise' | 'sad'): Frame => ({
    predictions: { label, scores: {} },
  });

  it('feels nothing inside grammar, nor in the moment before it was told', () => {
    const asked = after(
      ...begun,
      faced(1200, {}, feels('happy')),
      faced(3000, {}, feels('sad')),
      faced(3400, {}, { ...feels('happy'), grammar: 'question' }),
    );
    expect(asked.state.felt).toEqual({ counts: { happy: 1 }, recent: [] });
    expect(asked.state.emotion).toMatchObject({ grammar: 'question', isUnsure: false });
  });

  it('takes raised brows alone for a topic, and with a dropped jaw for surprise', () => {
    const felt = (looks: Looks) => recent(after(...begun, faced(1200, looks, feels('surprise'))));
    expect(felt({ brows: 'up' })).toEqual([]);
    expect(felt({ brows: 'up', mouth: 'wide-open' })).toEqual(['surprise']);
    expect(felt({})).toEqual(['surprise']);
  });

  it('remembers few feelings, however long somebody signs', () => {
    const long = Array.from({ length: 200 }, (_, at) => faced(1200 + at * 500, {}, feels('happy')));
    expect(recent(after(...begun, ...long)).length).toBeLessThan(5);
  });

  it('keeps face and last emotion where a frame could not be read, and says why', () => {
    const kept = after(
      ...begun,
      faced(1200, { brows: 'up' }, { predictions: { label: 'sad', scores: {} } }),
      faced(1400, {}, { error: 'too dark' }),
    );
    const { state } = kept;
    expect(state.face.face_parameters.brows?.word).toBe('up');
    expect(recent(kept)).toEqual(['sad']);
    expect(state.emotion?.error).not.toBeNull();
  });

  it('shows nothing of a service whose connection is lost', () => {
    const seen = [faced(1200, { brows: 'up' }), signed(1300, word('TREE', 1, 1100, 1300))];
    const lost = (service: 'signs' | 'emotion') =>
      after(...begun, ...seen, { type: 'connectionChanged', service, state: 'reconnecting' });
    expect(lost('emotion').state.face).toBe(unknownFace);
    expect(lost('emotion').state.sign).not.toBeNull();
    expect(lost('signs').state.sign).toBeNull();
  });

  it('counts the productions of the next connection anew', () => {
    const { actions } = after(
      ...begun,
      signed(1500, word('TREE', 0, 1100, 1500)),
      { type: 'connectionChanged', service: 'signs', state: 'connected' },
      signed(2500, word('TREE', 0, 2100, 2500)),
    );
    expect(wordsIn(actions)).toHaveLength(2);
  });

  it('ends the word being spelled with the recording, and hears nothing that comes later', () => {
    const { state, actions } = after(
      ...begun,
      signed(1200, { predictions2: aLetter('A') }),
      { type: 'recordingEnded', at: 1300 },
      signed(1400, word('TREE', 1, 1250, 1400)),
    );
    expect(wordsIn(actions).map(({ word }) => word)).toEqual(['A']);
    expect(state.sign).toBeNull();
  });

  it('begins a recording without feeling and face of the one before', () => {
    const { state } = after(
      ...begun,
      faced(1200, { brows: 'up' }, { predictions: { label: 'happy', scores: {} } }),
      { type: 'recordingEnded', at: 1300 },
      { type: 'recordingBegun' },
    );
    expect(state).toMatchObject({ felt: NOTHING_FELT, emotion: null, samples: [], open: [] });
    expect(state.face).toBe(unknownFace);
  });

  it('makes a word of what a person chose, after what was spelled before it', () => {
    const spelled = signed(1200, { predictions2: aLetter('A') });
    const unsure = { ...aSignOf('', { production: 7, startedAt: 1900, endedAt: 2100 }) };
    const candidate = { id: 'word-tree', label: 'TREE', score: 0.6 };
    const { state } = after(
      ...begun,
      spelled,
      signed(2100, { predictions2: { ...unsure, candidates: [candidate] } }),
      signed(2300, { predictions2: { id: '', label: '', candidates: [] } }),
    );
    const { shown } = state.offers;
    if (!shown) throw new Error('Nothing is offered.');
    const chosen = recognition(state, {
      type: 'offerChosen',
      offer: shown,
      chosen: candidate,
      at: 2400,
    });
    expect(wordsIn(chosen.actions).map(({ word }) => word)).toEqual(['A', 'TREE']);
    expect(chosen.state.offers.shown).toBeNull();
  });

  it('leaves nothing of a sentence that is forgotten, but goes on recording', () => {
    const { state, actions } = after(...begun, signed(1200, { predictions2: aLetter('A') }), {
      type: 'sentenceForgotten',
    });
    expect(actions.at(-1)).toEqual(sentenceCleared());
    expect(wordsIn(actions)).toEqual([]);
    expect(state.run.letters).toEqual([]);
    expect(state.isRecording).toBe(true);
  });

  it('knows what the signs service recognises, and asks no other', () => {
    const session = { signedIn: false, framesPerSecond: 2, vocabulary: [] };
    expect(after({ type: 'sessionBegun', service: 'signs', session }).state.vocabulary).toEqual([]);
    expect(
      after({ type: 'sessionBegun', service: 'emotion', session }).state.vocabulary,
    ).toBeNull();
  });
});
