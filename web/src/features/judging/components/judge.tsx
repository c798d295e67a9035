import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NoticeLine } from '../../../components/ui/notice-line';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useRegion } from '../../../lib/use-region';
import type { ReviewKind } from '../api';
import { PLACE } from '../constants';
import { isOnTheWay, judgedSoFar, keyOf } from '../session';
import { useJudging } from '../use-judging';
import { useKeys } from '../use-keys';
import { usePlayback } from '../use-playback';
import { ClipStage } from './clip-stage';
import styles from './judge.module.css';
import { KeyHint } from './key-hint';
import { PlaybackBar } from './playback-bar';
import { SeenAnswers } from './seen-answers';
import { SignedAnswers } from './signed-answers';

/** One clip after the other, each with what is asked of it. */
export function Judge({ kind }: { readonly kind: ReviewKind }) {
  const { t } = useTranslation();
  const [region, setRegion] = useRegion();
  const { session, give, undo, retry, restart } = useJudging(kind, region);
  const [clip, next] = session.queue;
  const clipKey = clip && keyOf(clip);
  const playback = usePlayback(clipKey);
  const sectionRef = useFocusOnNext(clipKey);
  useKeys({ u: undo });
  return (
    <section
      ref={sectionRef}
      tabIndex={-1}
      className={styles.section}
      aria-label={t(`judging.kind.${kind}`)}
    >
      <div className={styles.top}>
        <p>{t('judging.judged', { n: formatNumber(judgedSoFar(session)) })}</p>
        <Button
          variant="default"
          className={styles.undo ?? ''}
          leftSection={<IconArrowBackUp size={20} />}
          rightSection={<KeyHint name="U" />}
          aria-keyshortcuts="U"
          aria-disabled={session.undoable === null}
          onClick={undo}
        >
          {t('judging.undo')}
        </Button>
      </div>
      <NoticeLine place={PLACE} />
      {clip && (
        <article className={styles.clip} aria-label={clip.prompt.label}>
          <ClipStage
            clip={clip}
            next={next}
            hasFailed={session.failed.includes(keyOf(clip))}
            playback={playback}
            onReload={restart}
          />
          {kind === 'seen' ? (
            <SeenAnswers key={clipKey} onAnswer={give} />
          ) : (
            <SignedAnswers region={region} onRegion={setRegion} onAnswer={give} />
          )}
          <PlaybackBar playback={playback} />
        </article>
      )}
      {!clip && session.load === 'failed' && (
        <ErrorState message={t('judging.loadFailed')} onRetry={retry} />
      )}
      {!clip && session.load !== 'failed' && isOnTheWay(session) && (
        <LoadingState text={t('judging.loading')} cards={1} />
      )}
      {!clip && session.load !== 'failed' && !isOnTheWay(session) && (
        <EmptyState text={t('judging.empty')}>
          <Button component={Link} to={paths.dataSetCreation}>
            {t('judging.record')}
          </Button>
        </EmptyState>
      )}
      <p className={styles.note}>{t('judging.repeats')}</p>
    </section>
  );
}

/** Once a clip is answered, the keyboard goes on at the next one rather than at a button that is gone. */
function useFocusOnNext(clipKey: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  const before = useRef(clipKey);
  useEffect(() => {
    if (before.current !== undefined && before.current !== clipKey) {
      const heading = ref.current?.querySelector<HTMLElement>('h2');
      const next = heading ?? ref.current;
      next?.focus({ preventScroll: true });
      // Each clip stands in the same place, with its answers under it.
      void next?.scrollIntoView({ block: 'start' });
    }
    before.current = clipKey;
  }, [clipKey]);
  return ref;
}
