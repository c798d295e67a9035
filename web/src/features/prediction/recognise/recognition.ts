import { frameFault } from '../../../lib/frames/use-frame-fault';
import { withoutAvatar } from '../words/signed-word';
import { sentenceCleared } from '../words/slice';
import { feelingsAfter, NOTHING_FELT } from './feelings';
import { facesRead, taken } from './finished-words';
import {
  closeIfSilent,
  closeRun,
  emptyRun,
  readSign,
  withoutLetters,
  withoutProduction,
} from './letter-run';
import { noOffer, outlive, readOffer, takeOffer, wordOf } from './offer';
import {
  type Recognition,
  type RecognitionEvent,
  type Step,
  unknownFace,
} from './recognition-state';

/** So long what the face did is remembered: longer than any word takes to spell. */
const FACE_KEPT_MS = 60_000;

/** Turns the services' answers into parameters, emotion, letters and finished words. */
export function recognition(state: Recognition, event: RecognitionEvent): Step {
  switch (event.type) {
    case 'answered':
      return answered(state, event);
    case 'sessionBegun':
      return event.service === 'signs'
        ? quiet({ ...state, vocabulary: event.session.vocabulary ?? null })
        : quiet(state);
    case 'connectionChanged':
      return quiet(connectionChanged(state, event));
    case 'recordingBegun':
      return quiet({
        ...state,
        isRecording: true,
        hearsFrom: Number.POSITIVE_INFINITY,
        // Another recording may be of another person.
        samples: [],
        open: [],
        emotion: null,
        face: unknownFace,
        felt: NOTHING_FELT,
      });
    case 'calmEnded':
      return quiet({ ...state, hearsFrom: event.at });
    case 'timePassed': {
      const step = closeIfSilent(state.run, event.at);
      return step.finished.length > 0 ? taken(state, step, event.at) : quiet(state);
    }
    case 'offerChosen': {
      // What was spelled before it stands before it.
      const finished = [...closeRun(state.run), wordOf(event.offer, event.chosen)];
      const offers = takeOffer(state.offers, event.offer);
      const run = withoutLetters(state.run);
      return taken({ ...state, offers }, { run, finished, again: null }, event.at);
    }
    case 'recordingEnded': {
      const run = { ...emptyRun, production: state.run.production };
      const ended = {
        ...state,
        isRecording: false,
        sign: null,
        signError: null,
        offers: readOffer(state.offers, null),
        skeleton: null,
        emotion: state.emotion?.error ? null : state.emotion,
      };
      return taken(ended, { run, finished: closeRun(state.run), again: null }, event.at);
    }
    case 'sentenceForgotten': {
      const forgotten = {
        ...state,
        run: withoutLetters(state.run),
        open: [],
        offers: { ...noOffer, settled: state.offers.settled },
        emotion: null,
        felt: NOTHING_FELT,
      };
      return { state: forgotten, actions: [sentenceCleared()] };
    }
  }
}

type Answered = Extract<RecognitionEvent, { type: 'answered' }>;
type ConnectionChanged = Extract<RecognitionEvent, { type: 'connectionChanged' }>;

function answered(before: Recognition, event: Answered): Step {
  const { service, answer } = event;
  const models = { ...before.models, [service]: answer.model.name };
  const state = before.models[service] === answer.model.name ? before : { ...before, models };
  if (!state.isRecording) return quiet(state);
  return service === 'signs' ? signsAnswered(state, event) : emotionAnswered(state, event);
}

function signsAnswered(state: Recognition, { answer, sentAt, at, hearsAvatar }: Answered): Step {
  const seen = { ...state, signError: frameFault(answer), skeleton: answer.skeleton ?? null };
  if (answer.error !== null) return quiet(seen);
  const heard = hearsAvatar ? answer.predictions2 : withoutAvatar(answer.predictions2);
  if ((heard.endedAt ?? sentAt) < state.hearsFrom) return quiet(seen);
  const offers = readOffer(state.offers, heard);
  return taken({ ...seen, sign: heard, offers }, readSign(state.run, heard, sentAt), at);
}

function emotionAnswered(state: Recognition, { answer, sentAt }: Answered): Step {
  const { label, unsure: isUnsure = false, unread } = answer.predictions;
  const { grammar } = answer;
  const emotion = {
    label,
    grammar,
    isUnsure,
    isUnread: unread !== undefined,
    error: frameFault(answer),
  };
  if (answer.error !== null) return quiet({ ...state, emotion });
  // The face at rest is the measure, and no feeling of the sentence.
  const felt = sentAt < state.hearsFrom ? state.felt : feelingsAfter(state.felt, answer, sentAt);
  const seen = { ...state, emotion, face: answer, felt };
  // Measured against anybody's face until this one is known.
  if (answer.face_state === 'learning') return quiet(seen);
  const samples = [
    ...state.samples.filter(({ at }) => sentAt - at < FACE_KEPT_MS),
    { at: sentAt, parameters: answer.face_parameters },
  ];
  return facesRead({ ...seen, samples }, sentAt);
}

function connectionChanged(
  state: Recognition,
  { service, state: connection }: ConnectionChanged,
): Recognition {
  if (connection === 'connected') {
    return service === 'signs'
      ? { ...state, run: withoutProduction(state.run), offers: outlive(state.offers) }
      : state;
  }
  if (!state.isRecording) return state;
  return service === 'signs'
    ? { ...state, sign: null, signError: null, skeleton: null }
    : { ...state, emotion: null, face: unknownFace };
}

const quiet = (state: Recognition): Step => ({ state, actions: [] });
