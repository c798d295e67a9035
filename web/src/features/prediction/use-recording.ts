import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetConfigQuery } from '../../lib/api/config';
import { POINTS_TIMING, PREDICTION_TIMING, SPARING_TIMING } from '../../lib/frames/constants';
import { type PointsSource, useFrameStream } from '../../lib/frames/use-frame-stream';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useLive } from '../../lib/live';
import { centerToast } from '../../lib/toasts';
import { useCalmFace } from './face/use-calm-face';
import type { OwnSign } from './own/own-signs';
import { useToldSigns } from './own/use-told-signs';
import type { OwnLetter } from './own-letters/own-letters';
import { useLettersRefused } from './own-letters/use-letters-refused';
import { useToldLetters } from './own-letters/use-told-letters';
import { feelingOf } from './recognise/feelings';
import { useRecognition } from './recognise/use-recognition';
import type { Emotion } from './sentence/emotions';
import { isSameRequest, requestOf } from './sentence/request';
import { useSentence } from './sentence/use-sentence';
import { selectWords } from './words/slice';

/** A recording from its start to its sentence: camera, recognition, and what may be asked when. */
export function useRecording({
  hearsAvatar,
  showsPoints,
  isSparing,
  points,
  ownSigns,
  ownLetters,
}: {
  readonly hearsAvatar: boolean;
  readonly showsPoints: boolean;
  /** No more pictures than the spec's two a second, whatever the services could serve. */
  readonly isSparing: boolean;
  /** What is sent in place of pictures; null: pictures. */
  readonly points: PointsSource | null;
  /** What was taught on this device. */
  readonly ownSigns: readonly OwnSign[];
  /** What was shown on this device. */
  readonly ownLetters: readonly OwnLetter[];
}) {
  const { t } = useTranslation();
  const urls = useGetConfigQuery().data?.sockets ?? {};
  const words = useSelector(selectWords);
  const recognition = useRecognition({ hearsAvatar });
  const { seen } = recognition;
  /** What was taught to another encoder than the service has. */
  const [outdated, setOutdated] = useState<readonly OwnSign[] | null>(null);
  const letters = useLettersRefused(ownLetters);
  const stream = useFrameStream({
    urls,
    timing: points ? POINTS_TIMING : isSparing ? SPARING_TIMING : PREDICTION_TIMING,
    points,
    onAnswer: (service, answer, sentAt) => {
      if (answer.errorCode === 'OWN_SIGNS_OUTDATED') setOutdated(ownSigns);
      else if (!letters.hear(answer.errorCode)) recognition.onAnswer(service, answer, sentAt);
    },
    onSession: recognition.onSession,
    onState: recognition.onState,
    onBegin: () => {
      setChosenEmotion(null);
      recognition.begin();
    },
    onLost: () => void finish(),
    signsWish: {
      ...(showsPoints ? { skeleton: true } : {}),
      ...(hearsAvatar ? {} : { peopleOnly: true }),
    },
  });
  useToldSigns(ownSigns, stream);
  useToldLetters(ownLetters, stream);
  const isFaceLearnt = useLive(seen, ({ face }) => face.face_state !== 'learning');
  const calmSeconds = useCalmFace({
    isRunning: stream.isRunning,
    isSending: stream.isSending,
    isLearning: stream.states.emotion === 'connecting' || !isFaceLearnt,
  });
  const sentence = useSentence();
  /** What a person chose in place of the detected one. */
  const [chosenEmotion, setChosenEmotion] = useState<Emotion | null>(null);
  const [hasNoWords, setNoWords] = useState(false);

  const felt = useLive(seen, (recognised) => feelingOf(recognised.felt));
  const emotion = chosenEmotion ?? felt;
  const { made, isGenerating } = sentence;
  const request = requestOf(words, emotion);
  const isIdle = !stream.isRunning && !isGenerating;
  // What was changed since can be asked for again, so nothing is said of the failure any more.
  const failed =
    isIdle && isSameRequest(request, sentence.failed?.request) ? sentence.failed : null;
  const isFresh = isSameRequest(request, made?.request);
  const isSameButEmotion = isSameRequest(
    { ...request, emotion: made?.request.emotion ?? '' },
    made?.request,
  );
  const canAsk = isIdle && words.length > 0 && !isFresh && failed === null;

  const isHinting = hasNoWords && words.length === 0;

  const isHearing = stream.isSending && calmSeconds === null;
  const { hear } = recognition;
  useEffect(() => {
    if (isHearing) hear();
  }, [isHearing, hear]);

  const finish = (): number => {
    const { words: all, emotion: felt } = recognition.finish();
    if (all.length > 0) void sentence.ask(requestOf(all, chosenEmotion ?? felt));
    return all.length;
  };
  const start = (): void => {
    setNoWords(false);
    void stream.start();
  };
  const end = (): void => {
    // Nothing was recorded while the camera was still asked for.
    const isGivenUp = stream.camera === 'opening';
    stream.stop();
    if (isGivenUp) return;
    centerToast.success(t('prediction.stopped'));
    setNoWords(finish() === 0);
  };
  const clear = (): void => {
    recognition.forget();
    setChosenEmotion(null);
    setNoWords(false);
    sentence.clear();
  };
  const ask = (): void => void sentence.ask(request);
  return {
    stream,
    seen,
    words,
    choose: recognition.choose,
    calmSeconds,
    isHearing,
    /** What was read of the picture before is not what is there now. */
    isPaused: stream.camera === 'paused',
    isIdle,
    emotion,
    setChosenEmotion,
    made,
    failed,
    isGenerating,
    isHinting,
    canAsk,
    isSameButEmotion,
    isOutdated: outdated === ownSigns,
    lettersRefused: letters.refused,
    start,
    end,
    clear,
    ask,
  };
}
