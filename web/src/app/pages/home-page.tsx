import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { HomePreview } from '../../features/dictionary/components/home-preview';
import { BlogSection } from '../../features/guide/components/blog-section';
import { AboutBlock } from '../../features/home/about-block';
import { CardSection } from '../../features/home/card-section';
import { GoalStrip } from '../../features/home/goal-strip';
import { LinkedSection } from '../../features/home/linked-section';
import { courseCards, datasetCards, whoCards } from '../../features/home/sections';
import { useGetStatsQuery } from '../../features/stats/api';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../lib/session/session-slice';
import { useDrawn } from '../../lib/use-drawn';
import { GoalPlace } from './goal-place';
import styles from './home-page.module.css';
import { OwnPlaces } from './own-places';

/**
 * The index of the dashboard: landing sections, the blog, and its image grid. It follows nothing itself: what changes with
 * the person or the counts is drawn anew alone.
 */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <div className={styles.sections}>
      <Own />
      <AboutBlock />
      <CardSection heading={t('home.who.heading')} cards={whoCards} />
      <LinkedSection heading={t('home.datasets.heading')} viewAll={paths.datasets}>
        <CardSection cards={datasetCards} />
      </LinkedSection>
      <LinkedSection heading={t('home.courses.heading')} viewAll={paths.courses}>
        <CardSection cards={courseCards} />
      </LinkedSection>
      <LinkedSection heading={t('home.dictionary.heading')} viewAll={paths.dictionary}>
        <HomePreview />
      </LinkedSection>
      <Counts />
      <BlogSection />
    </div>
  );
}

/** Drawn for everybody; the style sheet shows it to who is signed in. */
function Own() {
  // In slices: it is a good part of the page.
  const isSignedIn = useDeferredValue(useSelector(selectIsSignedIn));
  const isDrawn = useDrawn();
  if (!isSignedIn && !isDrawn) return null;
  return (
    <>
      <OwnPlaces isDrawn={!isSignedIn} />
      <GoalPlace isDrawn={!isSignedIn} />
    </>
  );
}

function Counts() {
  const { data: stats } = useGetStatsQuery();
  return <GoalStrip counts={stats?.counts} />;
}
