import { Button, Switch } from '@mantine/core';
import { IconListSearch, IconPlayerRecord, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { useGetConfigQuery } from '../../lib/api/config';
import { PREDICTION_TIMING } from '../../lib/frames/constants';
import { useFrameStream } from '../../lib/frames/use-frame-stream';
import { log } from '../../lib/log';
import { centerToast } from '../../lib/toasts';
import { useKeptSwitch } from '../../lib/use-kept-switch';
import { useGenerateMutation } from './api';
import type { AvatarPlay } from './components/avatar-dialog';
import { CalmFace } from './components/calm-face';
import { EmotionBox } from './components/emotion-box';
import { FaceParameters } from './components/face-parameters';
import { type Emotion, GeneratedResult, Generating } from './components/generated-result';
import { LetterLine } from './components/letter-line';
import { NoWords } from './components/no-words';
import { SentenceBox } from './components/sentence-box';
import { SkeletonOverlay } from './components/skeleton-overlay';
import styles from './prediction-page.module.css';
import { isSameRequest, requestOf } from './request';
import { selectWords, sentenceCleared, type Word } from './slice';
import { useCalmFace } from './use-calm-face';
import { useRecognition } from './use-recognition';

const RecognisedDrawer = lazy(() =>
  import('./components/recognised-drawer').then((file) => ({ default: file.RecognisedDrawer })),
);
const AvatarDialog = lazy(() =>
  import('./components/avatar-dialog').then((file) => ({ default: file.AvatarDialog })),
);

/** ISL prediction: signs before the camera become words, and the words a sentence. */
export function PredictionPage() {
  const { t } = useTranslation();
  const urls = useGetConfigQuery().data?.sockets ?? {};
  const dispatch = useDispatch();
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
    isSkeletonWanted: showsPoints,
  });
  const faceState = recognition.face.face_analysis.Face;
  const calmSeconds = useCalmFace(stream.isRunning, faceState);
  const [generate, generated] = useGenerateMutation();
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [play, setPlay] = useState<AvatarPlay | null>(null);
  /** What a person chose in place of the detected one. */
  const [chosenEmotion, setChosenEmotion] = useState<Emotion | null>(null);
  const [hasNoWords, setNoWords] = useState(false);

  const emotion = chosenEmotion ?? recognition.lastEmotion;
  const { data: reply, isLoading: isGenerating, isError, originalArgs: asked } = generated;
  const request = requestOf(words, emotion);
  const isFresh = isSameRequest(request, asked) && !isError;
  const isSameButEmotion = isSameRequest({ ...request, emotion: asked?.emotion ?? '' }, asked);
  const canAsk = !stream.isRunning && !isGenerating && words.length > 0 && !isFresh;

  const isHinting = hasNoWords && words.length === 0;
  const hasOutcome = isHinting || isGenerating || reply !== undefined;

  const requestSentence = async (of: readonly Word[]): Promise<void> => {
    try {
      await generate(requestOf(of, emotion)).unwrap();
    } catch (error) {
      log.error('sentence generation failed', error);
    }
  };
  const start = (): void => {
    setNoWords(false);
    setChosenEmotion(null);
    recognition.begin();
    void stream.start();
  };
  const end = (): void => {
    const all = recognition.finish();
    centerToast.success(t('prediction.stopped'));
    stream.stop();
    setNoWords(all.length === 0);
    if (all.length > 0) void requestSentence(all);
  };
  const clear = (): void => {
    dispatch(sentenceCleared());
    generated.reset();
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
            overlay={
              <>
                {showsPoints && (
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
            sign={recognition.sign}
            error={recognition.signError}
            letters={recognition.letters}
            offer={recognition.offer}
            onChoose={recognition.choose}
          />
          <SentenceBox words={words} onClear={clear}>
            {canAsk && !(reply && isSameButEmotion) && (
              <Button
                leftSection={<IconRefresh size={20} />}
                onClick={() => void requestSentence(words)}
              >
                {t('prediction.again')}
              </Button>
            )}
          </SentenceBox>
          <EmotionBox emotion={recognition.emotion} />
          <section className={styles.box} aria-labelledby="nmf-parameters">
            <h2 id="nmf-parameters">{t('prediction.parameters')}</h2>
            <FaceParameters face={recognition.face} />
            {Object.entries(recognition.models).map(([service, name]) => (
              <p key={service} className={styles.model}>
                {t('prediction.model', { name })}
              </p>
            ))}
          </section>
        </div>
        {hasOutcome && (
          <div className={styles.outcome}>
            {isHinting && <NoWords onList={() => setListOpen(true)} />}
            {isGenerating && <Generating />}
            {reply && !isGenerating && (
              <GeneratedResult
                reply={reply}
                emotion={emotion}
                onEmotion={setChosenEmotion}
                onAgain={canAsk && isSameButEmotion ? () => void requestSentence(words) : null}
                onPlay={(spans) =>
                  setPlay({ title: reply.plain_sentence, gloss: reply.gloss, spans })
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
