import type { components } from '@isl/contracts/frames';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { FrameProcessed, FrameService } from '../../lib/frames/use-frame-sockets';
import {
  closeIfSilent,
  closeRun,
  emptyRun,
  type LetterRun,
  type RunStep,
  readSign,
} from './letter-run';
import { wordsFinished } from './slice';

type SignPrediction = components['schemas']['SignPrediction'];
type EmotionPrediction = components['schemas']['EmotionPrediction'];

/** How often a run of letters is looked at for its end. */
const CLOSE_CHECK_MS = 250;

export type Recognition = {
  readonly onAnswer: (service: FrameService, answer: FrameProcessed) => void;
  readonly parameters: Readonly<Record<string, string>>;
  /** What the emotion service said last; null before its first answer. */
  readonly emotion: {
    readonly label: EmotionPrediction['label'];
    readonly error: string | null;
  } | null;
  /** The last emotion that was recognised at all, for the sentence. */
  readonly lastEmotion: string;
  readonly sign: SignPrediction | null;
  readonly signError: string | null;
  readonly letters: readonly string[];
  readonly models: Partial<Record<FrameService, string>>;
  /** Ends the word being spelled; returns it, if there is one. */
  readonly finish: () => readonly string[];
};

/** Turns the services' answers into parameters, emotion, letters and finished words. */
export function useRecognition(): Recognition {
  const dispatch = useDispatch();
  const runRef = useRef<LetterRun>(emptyRun);
  const [letters, setLetters] = useState<readonly string[]>([]);
  const [sign, setSign] = useState<SignPrediction | null>(null);
  const [signError, setSignError] = useState<string | null>(null);
  const [parameters, setParameters] = useState<Readonly<Record<string, string>>>({});
  const [emotion, setEmotion] = useState<Recognition['emotion']>(null);
  const [lastEmotion, setLastEmotion] = useState('');
  const [models, setModels] = useState<Recognition['models']>({});

  const take = useCallback(
    ({ run, finished }: RunStep) => {
      runRef.current = run;
      setLetters(run.letters);
      if (finished.length > 0) dispatch(wordsFinished(finished));
    },
    [dispatch],
  );

  useEffect(() => {
    const timer = setInterval(() => {
      const step = closeIfSilent(runRef.current, Date.now());
      if (step.finished.length > 0) take(step);
    }, CLOSE_CHECK_MS);
    return () => clearInterval(timer);
  }, [take]);

  const onAnswer = useCallback(
    (service: FrameService, answer: FrameProcessed) => {
      setModels((before) => ({ ...before, [service]: answer.model.name }));
      if (service === 'signs') {
        setSignError(answer.error);
        if (answer.error !== null) return;
        setSign(answer.predictions2);
        take(readSign(runRef.current, answer.predictions2, Date.now()));
        return;
      }
      const { label } = answer.predictions;
      setEmotion({ label, error: answer.error });
      if (answer.error !== null) return;
      setParameters(answer.face_analysis);
      if (label !== '') setLastEmotion(label);
    },
    [take],
  );

  const finish = useCallback((): readonly string[] => {
    const finished = closeRun(runRef.current);
    take({ run: emptyRun, finished });
    setSign(null);
    return finished.map(({ word }) => word);
  }, [take]);

  return { onAnswer, parameters, emotion, lastEmotion, sign, signError, letters, models, finish };
}
