import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import type { VideoCounts } from '../api';
import { type Facet, facets, type Narrowing } from '../narrowing';
import { useFacetWords } from '../use-facet-words';

/** Nothing to show: which filters can be let go of, or the way to give the first video. */
export function NoVideos({
  narrowing,
  counts,
  onDrop,
}: {
  readonly narrowing: Narrowing;
  readonly counts: VideoCounts | undefined;
  readonly onDrop: (facet: Facet) => void;
}) {
  const { t } = useTranslation();
  const wordOf = useFacetWords(counts);
  const chosen = facets.filter((facet) => narrowing[facet] !== undefined);
  // A filter that has other values than its own is one without which videos are shown.
  const helpful = chosen.filter((facet) => counts?.[facet].some(({ count }) => count > 0));
  const offered = helpful.length > 0 ? helpful : chosen;
  if (offered.length === 0) {
    return (
      <EmptyState text={t('videos.empty')}>
        <Button component={Link} to={paths.upload}>
          {t('videos.upload')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState text={t(helpful.length > 0 ? 'videos.filters.empty' : 'videos.filters.emptyAll')}>
      {offered.map((facet) => (
        <Button key={facet} variant="default" onClick={() => onDrop(facet)}>
          {t('videos.filters.drop', { value: wordOf(facet, narrowing[facet] ?? '') })}
        </Button>
      ))}
    </EmptyState>
  );
}
