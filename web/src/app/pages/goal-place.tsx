import { lazy, Suspense } from 'react';
import { useQuiet } from '../../lib/api/use-quiet';
import { loadMessagesOf } from '../../lib/i18n/i18n';
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
 * Where the goal of all stands. It comes after what the page is for, into a place that is kept for it; in a page
 * that is drawn for everybody the style sheet keeps it for who is signed in.
 */
export function GoalPlace({ isDrawn = false }: { readonly isDrawn?: boolean }) {
  const isHere = useQuiet();
  return (
    <div className={styles.place} data-drawn={isDrawn || undefined}>
      {isHere && (
        <Suspense>
          <Goal />
        </Suspense>
      )}
    </div>
  );
}
