import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { type FrameFault, frameFault } from '../../../lib/frames/use-frame-fault';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import type { SocketState } from '../../../lib/socket/frame-socket';
import type { Face } from '../face/face-groups';
import { cuesOver } from '../face/face-marks';
import type { FaceSample } from '../face/face-sample';
import {
  type Candidate,
  type SignPrediction,
  type Span,
  type SpelledLetter,
  withoutAvatar,
} from '../words/signed-word';
import {
  faceRead,
  type predictionSlice,
  selectWords,
  sentenceCleared,
  type Word,
  wordReadAgain,
  wordsFinished,
} from '../words/slice';
import {
  closeIfSilent,
  closeRun,
  emptyRun,
  type LetterRun,
  type RunStep,
  readSign,
  withoutProduction,
} from './letter-run';
import { noOffer, type Offer, outlive, readOffer, takeOffer, wordOf } from './offer';
import type { Skeleton } from './skeleton';
import type { RecognisedSign } from './vocabulary';

/** How often a run of letters is looked at for its end. */
const CLOSE_CHECK_MS = 250;
/** So long what the face did is remembered: longer than any word takes to spell. */
const FACE_KEPT_MS = 60_000;
/** So long after a word its face may still come: frames of the two services differ in pace. */
const FACE_LATE_MS = 2000;

export const unknownFace: Face = { face_analysis: {}, face_parameters: {} };
type EmotionLabel = FrameProcessed['predictions']['label'];
type Store = Record<typeof predictionSlice.reducerPath, { readonly words: readonly Word[] }>;
/** A word whose face is still being read. */
type Open = { readonly key: string; readonly word: string; span: Span; cues: string };

export type Recognition = {
  readonly onAnswer: (service: FrameService, answer: FrameProcessed, sentAt: number) => void;
  readonly onSession: (service: FrameService, session: FrameSession) => void;
  readonly onState: (service: FrameService, state: SocketState) => void;
  readonly face: Face;
  /** What the emotion service said last; null before its first answer. */
  readonly emotion: { readonly label: EmotionLabel; readonly error: FrameFault | null } | null;
  /** The last emotion that was recognised at all, for the sentence. */
  readonly lastEmotion: EmotionLabel;
  readonly sign: SignPrediction | null;
  readonly signError: FrameFault | null;
  readonly letters: readonly SpelledLetter[];
  /** What was signed last and not said; a person may choose from it. */
  readonly offer: Offer | null;
  readonly choose: (offer: Offer, chosen: Candidate) => void;
  readonly skeleton: Skeleton | null;
  /** Null from a service that does not say what it recognises. */
  readonly vocabulary: readonly RecognisedSign[] | null;
  readonly models: Partial<Record<FrameService, string>>;
  /** A recording begins, without the feeling of the one before; nothing is a word yet. */
  readonly begin: () => void;
  /** The face was seen at rest: what is signed from now on counts. */
  readonly hear: () => void;
  /** Ends the word being spelled; returns all that was recognised. What comes late is not heard. */
  readonly finish: () => { readonly words: readonly Word[]; readonly emotion: EmotionLabel };
  /** Another sentence begins: nothing of this one is left. */
  readonly forget: () => void;
};

/** Turns the services' answers into parameters, emotion, letters and finished words. */
export function useRecognition({ hearsAvatar }: { readonly hearsAvatar: boolean }): Recognition {
  const store = useStore<Store>();
  const isRecordingRef = useRef(false);
  /** A sign that ended before is no word. */
  const hearsFromRef = useRef(Number.POSITIVE_INFINITY);
  const lastEmotionRef = useRef<EmotionLabel>('');
  const runRef = useRef<LetterRun>(emptyRun);
  const samplesRef = useRef<readonly FaceSample[]>([]);
  const openRef = useRef<readonly Open[]>([]);
  const [letters, setLetters] = useState<readonly SpelledLetter[]>([]);
  const [sign, setSign] = useState<SignPrediction | null>(null);
  const [signError, setSignError] = useState<FrameFault | null>(null);
  const [offers, setOffers] = useState(noOffer);
  const [skeleton, setSkeleton] = useState<Skeleton | null>(null);
  const [vocabulary, setVocabulary] = useState<Recognition['vocabulary']>(null);
  const [face, setFace] = useState<Face>(unknownFace);
  const [emotion, setEmotion] = useState<Recognition['emotion']>(null);
  const [lastEmotion, setLastEmotion] = useState<EmotionLabel>('');
  const [models, setModels] = useState<Recognition['models']>({});

  const readFaces = useCallback(
    (now: number): void => {
      for (const open of openRef.current) {
        const cues = cuesOver(samplesRef.current, open.span);
        if (cues.join() === open.cues) continue;
        open.cues = cues.join();
        store.dispatch(faceRead({ key: open.key, cues }));
      }
      openRef.current = openRef.current.filter(({ span }) => now - span.endedAt < FACE_LATE_MS);
    },
    [store],
  );

  const take = useCallback(
    ({ run, finished, again }: RunStep): void => {
      if (runRef.current.letters !== run.letters) setLetters(run.letters);
      runRef.current = run;
      const last = openRef.current.at(-1);
      if (again && last) {
        last.span = again.span;
        if (again.word !== last.word) {
          store.dispatch(wordReadAgain({ ...again, key: last.key }));
          openRef.current = [...openRef.current.slice(0, -1), { ...last, word: again.word }];
        }
      }
      if (finished.length === 0) return;
      const keyed = finished.map((word) => ({ ...word, key: nanoid() }));
      store.dispatch(wordsFinished(keyed));
      const opened = keyed.map(({ key, word, span }) => ({ key, word, span, cues: '' }));
      openRef.current = [...openRef.current, ...opened];
      readFaces(Date.now());
    },
    [store, readFaces],
  );

  useEffect(() => {
    const timer = setInterval(() => {
      const step = closeIfSilent(runRef.current, Date.now());
      if (step.finished.length > 0) take(step);
    }, CLOSE_CHECK_MS);
    return () => clearInterval(timer);
  }, [take]);

  const onSession = useCallback((service: FrameService, session: FrameSession): void => {
    if (service === 'signs') setVocabulary(session.vocabulary ?? null);
  }, []);

  const onState = useCallback((service: FrameService, state: SocketState): void => {
    if (state !== 'connected') {
      if (!isRecordingRef.current) return;
      if (service === 'signs') {
        setSign(null);
        setSignError(null);
        setSkeleton(null);
      } else {
        setEmotion(null);
        setFace(unknownFace);
      }
    } else if (service === 'signs') {
      runRef.current = withoutProduction(runRef.current);
      setOffers(outlive);
    }
  }, []);

  const noteEmotion = useCallback((label: EmotionLabel): void => {
    lastEmotionRef.current = label;
    setLastEmotion(label);
  }, []);

  const onAnswer = useCallback(
    (service: FrameService, answer: FrameProcessed, sentAt: number): void => {
      setModels((before) =>
        before[service] === answer.model.name
          ? before
          : { ...before, [service]: answer.model.name },
      );
      if (!isRecordingRef.current) return;
      if (service === 'signs') {
        setSignError(frameFault(answer));
        setSkeleton(answer.skeleton ?? null);
        if (answer.error !== null) return;
        const heard = hearsAvatar ? answer.predictions2 : withoutAvatar(answer.predictions2);
        if ((heard.endedAt ?? sentAt) < hearsFromRef.current) return;
        setSign(heard);
        setOffers((before) => readOffer(before, heard));
        take(readSign(runRef.current, heard, sentAt));
        return;
      }
      const { label } = answer.predictions;
      setEmotion({ label, error: frameFault(answer) });
      if (answer.error !== null) return;
      setFace(answer);
      // The face at rest is the measure, and no feeling of the sentence.
      if (label !== '' && sentAt >= hearsFromRef.current) noteEmotion(label);
      // Measured against anybody's face until this one is known.
      if (answer.face_state === 'learning') return;
      samplesRef.current = [
        ...samplesRef.current.filter(({ at }) => sentAt - at < FACE_KEPT_MS),
        { at: sentAt, parameters: answer.face_parameters },
      ];
      readFaces(sentAt);
    },
    [take, readFaces, noteEmotion, hearsAvatar],
  );

  const choose = useCallback(
    (offer: Offer, chosen: Candidate): void => {
      setOffers((before) => takeOffer(before, offer));
      const { held, production } = runRef.current;
      // What was spelled before it stands before it.
      const finished = [...closeRun(runRef.current), wordOf(offer, chosen)];
      take({ run: { ...emptyRun, held, production }, finished, again: null });
    },
    [take],
  );

  const begin = useCallback((): void => {
    isRecordingRef.current = true;
    hearsFromRef.current = Number.POSITIVE_INFINITY;
    // Another recording may be of another person.
    samplesRef.current = [];
    openRef.current = [];
    setEmotion(null);
    setFace(unknownFace);
    noteEmotion('');
  }, [noteEmotion]);

  const hear = useCallback((): void => {
    hearsFromRef.current = Date.now();
  }, []);

  const finish = useCallback((): ReturnType<Recognition['finish']> => {
    isRecordingRef.current = false;
    const { production } = runRef.current;
    const run = { ...emptyRun, production };
    take({ run, finished: closeRun(runRef.current), again: null });
    setSign(null);
    setSignError(null);
    setOffers((before) => readOffer(before, null));
    setSkeleton(null);
    setEmotion((last) => (last?.error ? null : last));
    return { words: selectWords(store.getState()), emotion: lastEmotionRef.current };
  }, [take, store]);

  const forget = useCallback((): void => {
    const { held, production } = runRef.current;
    take({ run: { ...emptyRun, held, production }, finished: [], again: null });
    openRef.current = [];
    setOffers(({ settled }) => ({ ...noOffer, settled }));
    setEmotion(null);
    noteEmotion('');
    store.dispatch(sentenceCleared());
  }, [take, noteEmotion, store]);

  return {
    onAnswer,
    onSession,
    onState,
    face,
    emotion,
    lastEmotion,
    sign,
    signError,
    letters,
    offer: offers.shown,
    choose,
    skeleton,
    vocabulary,
    models,
    begin,
    hear,
    finish,
    forget,
  };
}
