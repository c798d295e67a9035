import { EMOTIONS } from '@isl/contracts/vocabulary';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/list-states';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import type { Bar, Counts } from '../figures';
import { BarChart } from './bar-chart';
import { GoalChart } from './goal-chart';
import { KeyFigures } from './key-figures';
import { ShareChart } from './share-chart';
import styles from './stat-charts.module.css';

const entries = ['words', 'letters', 'numerals', 'expressions'] as const;
const talk = ['posts', 'comments', 'likes'] as const;
const states = [
  { name: 'signsReviewed', tone: 'neem' },
  { name: 'signsDraft', tone: 'haldi' },
  { name: 'signsDisputed', tone: 'madder' },
  { name: 'signsWithoutForm', tone: 'sky' },
] as const;

/** The server's counts as pictures; a part that did not answer leaves its chart out. */
export function StatCharts({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation();
  const barsOf = (names: ReadonlyArray<(typeof entries | typeof talk)[number]>): Bar[] =>
    names.flatMap((name) => {
      const value = counts[name];
      return value === undefined ? [] : [{ name, label: t(`stats.names.${name}`), value }];
    });
  const parts = states.flatMap(({ name, tone }) => {
    const value = counts[name];
    return value === undefined ? [] : [{ name, tone, label: t(`stats.names.${name}`), value }];
  });
  const videos = EMOTIONS.flatMap((name): Bar[] => {
    const value = counts[`videos_${name}`];
    return value === undefined ? [] : [{ name, label: t(`emotion.${name}`), value }];
  });
  const kinds = barsOf(entries);
  const voices = barsOf(talk);
  const concepts = counts.concepts ?? 0;
  return (
    <div className={styles.charts}>
      <KeyFigures counts={counts} />
      {parts.length > 0 && (
        <ShareChart
          title={t('stats.chart.states')}
          whole={t('stats.chart.whole', { count: concepts, n: formatNumber(concepts) })}
          parts={parts}
        />
      )}
      <div className={styles.pair}>
        {kinds.length > 0 && <BarChart title={t('stats.chart.entries')} bars={kinds} tone="neel" />}
        {voices.length > 0 && <BarChart title={t('stats.chart.talk')} bars={voices} tone="sky" />}
      </div>
      {videos.some(({ value }) => value > 0) && (
        <BarChart title={t('stats.chart.videos')} bars={videos} tone="haldi" />
      )}
      {videos.length > 0 && videos.every(({ value }) => value === 0) && (
        <EmptyState text={t('stats.noVideos')}>
          <Button component={Link} to={paths.upload}>
            {t('videos.upload')}
          </Button>
        </EmptyState>
      )}
      <GoalChart counts={counts} />
    </div>
  );
}
