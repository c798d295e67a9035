import { lazy, Suspense, useEffect, useState } from 'react';
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

/** Where the goal of all stands. It comes after the page, into a place that is kept for it. */
export function GoalPlace() {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div className={styles.place}>
      {isHere && (
        <Suspense>
          <Goal />
        </Suspense>
      )}
    </div>
  );
}
