import { Button } from '@mantine/core';
import { IconPlayerRecord, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { CameraStage } from '../../components/ui/camera-stage';
import { PageHeading } from '../../components/ui/page-heading';
import { ParameterList } from '../../components/ui/parameter-list';
import { useGetConfigQuery } from '../../lib/api/config';
import { PREDICTION_TIMING } from '../../lib/frames/constants';
import { useFrameStream } from '../../lib/frames/use-frame-stream';
import { log } from '../../lib/log';
import { centerToast } from '../../lib/toasts';
import { useGenerateMutation } from './api';
import { EmotionBox } from './components/emotion-box';
import { GeneratedResult } from './components/generated-result';
import { LetterLine } from './components/letter-line';
import { SentenceBox } from './components/sentence-box';
import styles from './prediction-page.module.css';
import { selectWords } from './slice';
import { useRecognition } from './use-recognition';

/** ISL prediction: letters before the camera become words, and the words a sentence. */
export function PredictionPage() {
  const { t } = useTranslation();
  const urls = useGetConfigQuery().data?.sockets ?? {};
  const words = useSelector(selectWords);
  const recognition = useRecognition();
  const stream = useFrameStream({
    urls,
    timing: PREDICTION_TIMING,
    onAnswer: recognition.onAnswer,
  });
  const [generate, { data: reply, isLoading: isGenerating, originalArgs: asked }] =
    useGenerateMutation();

  const requestSentence = async (sentence: string): Promise<void> => {
    try {
      await generate({ sentence, emotion: recognition.lastEmotion }).unwrap();
    } catch (error) {
      log.error('sentence generation failed', error);
    }
  };
  const end = (): void => {
    const known = words.map(({ word }) => word);
    const all = new Set([...known, ...recognition.finish()]);
    centerToast.success(t('prediction.stopped'));
    stream.stop();
    void requestSentence([...all].join(' '));
  };
  return (
    <>
      <PageHeading title={t('prediction.heading')} intro={t('prediction.intro')} />
      <div className={styles.columns}>
        <CameraStage stream={stream}>
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
              onClick={() => void stream.start()}
            >
              {t('prediction.start')}
            </Button>
          )}
        </CameraStage>
        <div className={styles.readings}>
          <LetterLine
            sign={recognition.sign}
            error={recognition.signError}
            letters={recognition.letters}
          />
          <SentenceBox words={words} />
          <EmotionBox emotion={recognition.emotion} />
          <section className={styles.box} aria-labelledby="nmf-parameters">
            <h2 id="nmf-parameters">{t('prediction.parameters')}</h2>
            <ParameterList
              parameters={recognition.parameters}
              empty={t('prediction.noParameters')}
            />
            {Object.entries(recognition.models).map(([service, name]) => (
              <p key={service} className={styles.model}>
                {t('prediction.model', { name })}
              </p>
            ))}
          </section>
        </div>
      </div>
      {/* Spec section 8: a failure is only logged; that there was no word is no failure. */}
      {asked?.sentence === '' && !isGenerating && !reply && (
        <p role="status" className={styles.nothing}>
          {t('prediction.noSentence')}
        </p>
      )}
      <GeneratedResult isGenerating={isGenerating} reply={reply} />
    </>
  );
}
