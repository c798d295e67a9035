import { Button } from '@mantine/core';
import { IconHandFinger, IconListSearch, IconRefresh } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { CameraPicture } from '../../components/ui/camera-picture';
import { ClearSwitch } from '../../components/ui/clear-switch';
import { ConnectionLines } from '../../components/ui/connection-lines';
import { DataUsed } from '../../components/ui/data-used';
import { PageHeading } from '../../components/ui/page-heading';
import { SparingChoice } from '../../components/ui/sparing-choice';
import { useSparing } from '../../lib/frames/use-sparing';
import { loadMessagesOf } from '../../lib/i18n/i18n';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useLive } from '../../lib/live';
import { passFocusTo } from '../../lib/pass-focus-on';
import { useDrawn } from '../../lib/use-drawn';
import { useKeptSwitch } from '../../lib/use-kept-switch';
import { useOwnPoints } from './device/use-own-points';
import { CalmFace } from './face/calm-face';
import { FaceBox } from './face/face-box';
import { useOwnSigns } from './own/use-own-signs';
import { useTeachingDialog } from './own/use-teaching-dialog';
import { LettersHint } from './own-letters/letters-hint';
import { useOwnLetters } from './own-letters/use-own-letters';
import styles from './prediction-page.module.css';
import { EmotionBox } from './recognise/emotion-box';
import { LetterLine } from './recognise/letter-line';
import { LivePoints } from './recognise/live-points';
import { NoWords } from './recognise/no-words';
import { RecordButton } from './recognise/record-button';
import type { AvatarPlay } from './sentence/avatar-dialog';
import { Generating } from './sentence/generating';
import { SentenceFailed } from './sentence/sentence-failed';
import { useRecording } from './use-recording';
import { SentenceBox } from './words/sentence-box';
import { SentenceLine } from './words/sentence-line';

const DeviceChoice = lazy(() =>
  import('./device/device-choice').then((file) => ({ default: file.DeviceChoice })),
);
const RecognisedDrawer = lazy(async () => {
  const [file] = await Promise.all([
    import('./recognise/recognised-drawer'),
    loadMessagesOf('opened'),
  ]);
  return { default: file.RecognisedDrawer };
});
const OwnSignsDialog = lazy(async () => {
  const [file] = await Promise.all([import('./own/own-signs-dialog'), loadMessagesOf('opened')]);
  return { default: file.OwnSignsDialog };
});
const OwnLettersDialog = lazy(async () => {
  const [file] = await Promise.all([
    import('./own-letters/own-letters-dialog'),
    loadMessagesOf('opened'),
  ]);
  return { default: file.OwnLettersDialog };
});
/** Fetched with the question to the rewriter, which takes longer. */
const fetchResult = async () => {
  const [file] = await Promise.all([
    import('./sentence/generated-result'),
    loadMessagesOf('opened'),
  ]);
  return { default: file.GeneratedResult };
};
const GeneratedResult = lazy(fetchResult);
const AvatarDialog = lazy(() =>
  import('./sentence/avatar-dialog').then((file) => ({ default: file.AvatarDialog })),
);

/** ISL prediction: signs before the camera become words, and the words a sentence. */
export function PredictionPage() {
  const { t } = useTranslation();
  const [hearsAvatar, setHearsAvatar] = useKeptSwitch('prediction-hears-avatar', true);
  const [showsPoints, setShowsPoints] = useKeptSwitch('prediction-shows-points', false);
  const ownSigns = useOwnSigns();
  const ownLetters = useOwnLetters();
  const teaching = useTeachingDialog();
  const [isShowingLetters, setShowingLetters] = useState(false);
  const { isMetered, asksMore, setAsksMore, isSparing } = useSparing();
  const own = useOwnPoints();
  // What is fetched for itself cannot be in the page that the build draws.
  const isDrawn = useDrawn();
  const recording = useRecording({
    hearsAvatar,
    showsPoints,
    isSparing,
    points: own.points,
    ownSigns: ownSigns.all,
    ownLetters: ownLetters.all,
  });
  const { stream, seen, words, made, canAsk, isSameButEmotion } = recording;
  const vocabulary = useLive(seen, (recognised) => recognised.vocabulary);
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const [play, setPlay] = useState<AvatarPlay | null>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { isHinting, isGenerating, failed } = recording;
  useEffect(() => {
    if (isGenerating) fetchResult().catch(() => {});
  }, [isGenerating]);
  const hasOutcome = isHinting || isGenerating || made !== null || failed !== null;
  const askAgain = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => outcomeRef.current);
    recording.ask();
  };
  const showLetters = (): void => {
    teaching.close();
    setShowingLetters(true);
  };
  return (
    <>
      <div className={styles.heading} data-running={stream.isRunning}>
        <PageHeading title={t('prediction.heading')} intro={t('prediction.intro')}>
          <Button
            variant="default"
            leftSection={<IconListSearch size={20} />}
            onClick={() => setListOpen(true)}
          >
            {t('prediction.list.open')}
          </Button>
        </PageHeading>
      </div>
      <div className={styles.columns} data-outcome={hasOutcome} data-running={stream.isRunning}>
        <div className={styles.camera}>
          <CameraPicture
            stream={stream}
            onRetry={recording.start}
            lostNote={words.length > 0 ? t('prediction.wordsKept') : undefined}
            overlay={
              <>
                {showsPoints && stream.isSending && (
                  <LivePoints
                    from={own.keepsPictures ? own.look : seen}
                    videoRef={stream.videoRef}
                  />
                )}
                {stream.isRunning && <DataUsed bytesUsed={stream.bytesUsed} />}
                {recording.calmSeconds !== null && (
                  <CalmFace secondsLeft={recording.calmSeconds} seen={seen} />
                )}
              </>
            }
          />
          <div className={styles.bar}>
            <RecordButton
              isRunning={stream.isRunning}
              onStart={recording.start}
              onStop={recording.end}
            />
          </div>
          <div className={styles.foot}>
            <ConnectionLines states={stream.states} />
            <p className={styles.muted}>{t(own.keepsPictures ? 'camera.kept' : 'camera.now')}</p>
            {recording.isOutdated && <p role="status">{t('prediction.own.outdated')}</p>}
            {recording.lettersRefused !== null && (
              <p role="status">{t(`prediction.ownLetters.refused.${recording.lettersRefused}`)}</p>
            )}
            {!isDrawn && (
              <Suspense>
                <DeviceChoice
                  isOn={own.keepsPictures}
                  onTurn={own.setKeepsPictures}
                  onFinder={own.onFinder}
                  look={own.look}
                  isSending={stream.isSending}
                />
              </Suspense>
            )}
            {isMetered && !own.keepsPictures && (
              <SparingChoice asksMore={asksMore} onAsk={setAsksMore} />
            )}
            <ClearSwitch
              checked={showsPoints}
              onChange={({ currentTarget }) => setShowsPoints(currentTarget.checked)}
              label={t('prediction.points')}
            />
            <Button
              className={styles.teach}
              variant="default"
              leftSection={<IconHandFinger size={20} />}
              disabled={stream.isRunning}
              onClick={teaching.open}
            >
              {t('prediction.own.open')}
            </Button>
          </div>
        </div>
        <div className={styles.readings}>
          <LetterLine
            connection={stream.states.signs}
            isRunning={stream.isRunning}
            isHearing={recording.isHearing}
            seen={seen}
            onChoose={recording.choose}
          >
            <SentenceLine words={words} />
          </LetterLine>
          <LettersHint
            seen={seen}
            isHearing={recording.isHearing}
            isWelcome={!stream.isRunning && ownLetters.all.length === 0}
            onOpen={() => setShowingLetters(true)}
          />
          <SentenceBox words={words} onClear={recording.clear}>
            {canAsk && !(made && isSameButEmotion) && (
              <Button leftSection={<IconRefresh size={20} />} onClick={askAgain}>
                {t(made ? 'prediction.again' : 'prediction.make')}
              </Button>
            )}
          </SentenceBox>
          <EmotionBox seen={seen} isPaused={recording.isPaused} />
          <FaceBox seen={seen} isRunning={stream.isRunning} isPaused={recording.isPaused} />
        </div>
        {hasOutcome && (
          <div ref={outcomeRef} className={styles.outcome}>
            {isHinting && <NoWords onList={() => setListOpen(true)} />}
            {isGenerating && <Generating />}
            {failed && <SentenceFailed fault={failed.fault} onRetry={askAgain} />}
            {made && (
              <Suspense fallback={isGenerating ? null : <Generating />}>
                <GeneratedResult
                  made={made}
                  isEarlier={!recording.isIdle || failed !== null}
                  emotion={recording.emotion}
                  onEmotion={recording.isIdle ? recording.setChosenEmotion : null}
                  onAgain={canAsk && isSameButEmotion ? askAgain : null}
                  onPlay={(spans) =>
                    setPlay({ title: made.reply.plain_sentence, gloss: made.reply.gloss, spans })
                  }
                />
              </Suspense>
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
            vocabulary={vocabulary}
            ownSigns={ownSigns.all}
            ownLetters={ownLetters.all}
            hearsAvatar={hearsAvatar}
            onHearsAvatar={setHearsAvatar}
            onPlay={setPlay}
          />
        </Suspense>
      )}
      {teaching.isOpen && (
        <Suspense>
          <OwnSignsDialog
            ownSigns={ownSigns}
            ownLetters={ownLetters}
            points={own.points}
            onLetters={showLetters}
            onClose={teaching.close}
          />
        </Suspense>
      )}
      {isShowingLetters && (
        <Suspense>
          <OwnLettersDialog
            ownLetters={ownLetters}
            points={own.points}
            refused={recording.lettersRefused}
            onClose={() => setShowingLetters(false)}
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
