import { Button, Switch } from '@mantine/core';
import { IconListSearch, IconPlayerRecord, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { useGetConfigQuery } from '../../lib/api/config';
import { PREDICTION_TIMING } from '../../lib/frames/constants';
import { useFrameStream } from '../../lib/frames/use-frame-stream';
import { passFocusTo } from '../../lib/pass-focus-on';
import { centerToast } from '../../lib/toasts';
import { useKeptSwitch } from '../../lib/use-kept-switch';
import { CalmFace } from './face/calm-face';
import { FaceParameters } from './face/face-parameters';
import { useCalmFace } from './face/use-calm-face';
import styles from './prediction-page.module.css';
import { EmotionBox } from './recognise/emotion-box';
import { LetterLine } from './recognise/letter-line';
import { NoWords } from './recognise/no-words';
import { SkeletonOverlay } from './recognise/skeleton-overlay';
import { unknownFace, useRecognition } from './recognise/use-recognition';
import type { AvatarPlay } from './sentence/avatar-dialog';
import { type Emotion, GeneratedResult, Generating } from './sentence/generated-result';
import { isSameRequest, requestOf } from './sentence/request';
import { SentenceFailed } from './sentence/sentence-failed';
import { useSentence } from './sentence/use-sentence';
import { SentenceBox } from './words/sentence-box';
import { selectWords } from './words/slice';

const RecognisedDrawer = lazy(() =>
  import('./recognise/recognised-drawer').then((file) => ({ default: file.RecognisedDrawer })),
);
const AvatarDialog = lazy(() =>
  import('./sentence/avatar-dialog').then((file) => ({ default: file.AvatarDialog })),
);

/** ISL prediction: signs before the camera become words, and the words a sentence. */
export function PredictionPage() {
  const { t } = useTranslation();
  const urls = useGetConfigQuery().data?.sockets ?? {};
  const words = useSelector(selectWords);
  const [hearsAvatar, setHearsAvatar] = useKeptSwitch('prediction-hears-avatar', true);
  const [showsPoints, setShowsPoints] = useKeptSwitch('prediction-shows-points', false);
  const recognition = useRecognition({ hearsAvatar });
  const stream = useFrameStream({
    urls,
    timing: PREDICTION_TIMING,
    onAnswer: recognition.onAnswer,
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
  const faceState = recognition.face.face_state;
  const calmSeconds = useCalmFace({
    isRunning: stream.isRunning,
    isSending: stream.isSending,
    isLearning: stream.states.emotion === 'connecting' || faceState === 'learning',
  });
  const sentence = useSentence();
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [play, setPlay] = useState<AvatarPlay | null>(null);
  /** What a person chose in place of the detected one. */
  const [chosenEmotion, setChosenEmotion] = useState<Emotion | null>(null);
  const [hasNoWords, setNoWords] = useState(false);
  const outcomeRef = useRef<HTMLDivElement>(null);

  const emotion = chosenEmotion ?? recognition.lastEmotion;
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
  const hasOutcome = isHinting || isGenerating || made !== null || failed !== null;

  // What was read of the picture before is not what is there now.
  const isPaused = stream.camera === 'paused';
  const isHearing = stream.isSending && calmSeconds === null;
  const { hear } = recognition;
  useEffect(() => {
    if (isHearing) hear();
  }, [isHearing, hear]);

  const finish = (): number => {
    const { words: all, emotion: seen } = recognition.finish();
    if (all.length > 0) void sentence.ask(requestOf(all, chosenEmotion ?? seen));
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
  const askAgain = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => outcomeRef.current);
    void sentence.ask(request);
  };
  return (
    <>
      <PageHeading title={t('prediction.heading')} intro={t('prediction.intro')}>
        <Button
          variant="default"
          leftSection={<IconListSearch size={20} />}
          onClick={() => setListOpen(true)}
        >
          {t('prediction.list.open')}
        </Button>
      </PageHeading>
      <div className={styles.columns} data-outcome={hasOutcome}>
        <div className={styles.camera}>
          <CameraStage
            stream={stream}
            onRetry={start}
            lostNote={words.length > 0 ? t('prediction.wordsKept') : undefined}
            overlay={
              <>
                {showsPoints && stream.isSending && (
                  <SkeletonOverlay skeleton={recognition.skeleton} videoRef={stream.videoRef} />
                )}
                {calmSeconds !== null && (
                  <CalmFace secondsLeft={calmSeconds} faceState={faceState} />
                )}
              </>
            }
          >
            {stream.isRunning ? (
              <Button
                size="lg"
                mih={56}
                color="var(--madder)"
                leftSection={<IconPlayerStop size={24} />}
                onClick={end}
              >
                {t('prediction.stop')}
              </Button>
            ) : (
              <Button
                size="lg"
                mih={56}
                leftSection={<IconPlayerRecord size={24} />}
                onClick={start}
              >
                {t('prediction.start')}
              </Button>
            )}
          </CameraStage>
          <Switch
            checked={showsPoints}
            onChange={({ currentTarget }) => setShowsPoints(currentTarget.checked)}
            label={t('prediction.points')}
          />
        </div>
        <div className={styles.readings}>
          <LetterLine
            connection={stream.states.signs}
            isRunning={stream.isRunning}
            sign={isHearing ? recognition.sign : null}
            error={recognition.signError}
            letters={recognition.letters}
            offer={recognition.offer}
            onChoose={recognition.choose}
          />
          <SentenceBox words={words} onClear={clear}>
            {canAsk && !(made && isSameButEmotion) && (
              <Button leftSection={<IconRefresh size={20} />} onClick={askAgain}>
                {t(made ? 'prediction.again' : 'prediction.make')}
              </Button>
            )}
          </SentenceBox>
          <EmotionBox emotion={isPaused ? null : recognition.emotion} />
          <section className={styles.box} aria-labelledby="nmf-parameters">
            <h2 id="nmf-parameters">{t('prediction.parameters')}</h2>
            <FaceParameters
              face={isPaused ? unknownFace : recognition.face}
              empty={t(stream.isRunning ? 'prediction.waiting' : 'prediction.noParameters')}
            />
            {Object.entries(recognition.models).map(([service, name]) => (
              <p key={service} className={styles.model}>
                {t('prediction.model', { name })}
              </p>
            ))}
          </section>
        </div>
        {hasOutcome && (
          <div ref={outcomeRef} className={styles.outcome}>
            {isHinting && <NoWords onList={() => setListOpen(true)} />}
            {isGenerating && <Generating />}
            {failed && <SentenceFailed fault={failed.fault} onRetry={askAgain} />}
            {made && (
              <GeneratedResult
                reply={made.reply}
                isEarlier={!isIdle || failed !== null}
                emotion={emotion}
                onEmotion={isIdle ? setChosenEmotion : null}
                onAgain={canAsk && isSameButEmotion ? askAgain : null}
                onPlay={(spans) =>
                  setPlay({ title: made.reply.plain_sentence, gloss: made.reply.gloss, spans })
                }
              />
            )}
          </div>
        )}
      </div>
      {isListOpen !== null && (
        <Suspense>
          <RecognisedDrawer
            isOpen={isListOpen}
            isCovered={play !== null}
            onClose={() => setListOpen(false)}
            vocabulary={recognition.vocabulary}
            hearsAvatar={hearsAvatar}
            onHearsAvatar={setHearsAvatar}
            onPlay={setPlay}
          />
        </Suspense>
      )}
      {play && (
        <Suspense>
          <AvatarDialog play={play} onClose={() => setPlay(null)} />
        </Suspense>
      )}
    </>
  );
}
