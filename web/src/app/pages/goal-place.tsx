import { lazy, Suspense } from 'react';
import { useQuiet } from '../../lib/api/use-quiet';
import { loadMessagesOf } from '../../lib/i18n/i18n';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './goal-place.module.css';

const Goal = lazy(async () => {
  const [{ CommunityGoal }] = await Promise.all([
    import('../../features/stats/components/community-goal'),
    loadMessagesOf('told'),
    loadMessagesOf('figures'),
  ]);
  return { default: CommunityGoal };
});

/**
 * What all give and check together. How much that is comes after what the page is for, into a place that is kept for
 * it; in a page that is drawn for everybody the style sheet shows it to who is signed in.
 */
export function GoalPlace({ isDrawn = false }: { readonly isDrawn?: boolean }) {
  const { t } = useTranslation();
  const isHere = useQuiet();
  return (
    <section
      aria-labelledby="community-goal"
      className={styles.place}
      data-drawn={isDrawn || undefined}
    >
      <h2 id="community-goal" className={styles.heading}>
        {t('together.heading')}
      </h2>
      <p className={styles.about}>{t('together.about')}</p>
      {isHere && (
        <Suspense>
          <Goal />
        </Suspense>
      )}
    </section>
  );
}
