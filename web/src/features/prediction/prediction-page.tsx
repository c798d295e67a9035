import { Button, Switch } from '@mantine/core';
import { IconListSearch, IconRefresh } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { passFocusTo } from '../../lib/pass-focus-on';
import { useKeptSwitch } from '../../lib/use-kept-switch';
import { CalmFace } from './face/calm-face';
import { FaceBox } from './face/face-box';
import styles from './prediction-page.module.css';
import { EmotionBox } from './recognise/emotion-box';
import { LetterLine } from './recognise/letter-line';
import { NoWords } from './recognise/no-words';
import { unknownFace } from './recognise/recognition-state';
import { RecordButton } from './recognise/record-button';
import { SkeletonOverlay } from './recognise/skeleton-overlay';
import type { AvatarPlay } from './sentence/avatar-dialog';
import { GeneratedResult, Generating } from './sentence/generated-result';
import { SentenceFailed } from './sentence/sentence-failed';
import { useRecording } from './use-recording';
import { SentenceBox } from './words/sentence-box';

const RecognisedDrawer = lazy(() =>
  import('./recognise/recognised-drawer').then((file) => ({ default: file.RecognisedDrawer })),
);
const AvatarDialog = lazy(() =>
  import('./sentence/avatar-dialog').then((file) => ({ default: file.AvatarDialog })),
);

/** ISL prediction: signs before the camera become words, and the words a sentence. */
export function PredictionPage() {
  const { t } = useTranslation();
  const [hearsAvatar, setHearsAvatar] = useKeptSwitch('prediction-hears-avatar', true);
  const [showsPoints, setShowsPoints] = useKeptSwitch('prediction-shows-points', false);
  const recording = useRecording({ hearsAvatar, showsPoints });
  const { stream, seen, words, made, canAsk, isSameButEmotion } = recording;
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [play, setPlay] = useState<AvatarPlay | null>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { isHinting, isGenerating, failed } = recording;
  const hasOutcome = isHinting || isGenerating || made !== null || failed !== null;
  const askAgain = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => outcomeRef.current);
    recording.ask();
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
            onRetry={recording.start}
            lostNote={words.length > 0 ? t('prediction.wordsKept') : undefined}
            overlay={
              <>
                {showsPoints && stream.isSending && (
                  <SkeletonOverlay skeleton={seen.skeleton} videoRef={stream.videoRef} />
                )}
                {recording.calmSeconds !== null && (
                  <CalmFace secondsLeft={recording.calmSeconds} faceState={seen.face.face_state} />
                )}
              </>
            }
          >
            <RecordButton
              isRunning={stream.isRunning}
              onStart={recording.start}
              onStop={recording.end}
            />
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
            sign={recording.isHearing ? seen.sign : null}
            error={seen.signError}
            letters={seen.run.letters}
            offer={seen.offers.shown}
            onChoose={recording.choose}
          />
          <SentenceBox words={words} onClear={recording.clear}>
            {canAsk && !(made && isSameButEmotion) && (
              <Button leftSection={<IconRefresh size={20} />} onClick={askAgain}>
                {t(made ? 'prediction.again' : 'prediction.make')}
              </Button>
            )}
          </SentenceBox>
          <EmotionBox emotion={recording.isPaused ? null : seen.emotion} />
          <FaceBox
            face={recording.isPaused ? unknownFace : seen.face}
            isRunning={stream.isRunning}
            models={seen.models}
          />
        </div>
        {hasOutcome && (
          <div ref={outcomeRef} className={styles.outcome}>
            {isHinting && <NoWords onList={() => setListOpen(true)} />}
            {isGenerating && <Generating />}
            {failed && <SentenceFailed fault={failed.fault} onRetry={askAgain} />}
            {made && (
              <GeneratedResult
                reply={made.reply}
                isEarlier={!recording.isIdle || failed !== null}
                emotion={recording.emotion}
                onEmotion={recording.isIdle ? recording.setChosenEmotion : null}
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
            vocabulary={seen.vocabulary}
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
