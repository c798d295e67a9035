import { type ComponentType, type ReactNode, useId } from 'react';
import styles from '../../components/ui/report-card.module.css';
import { formatDate } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useRegionName } from '../../lib/regions';
import type { Saying } from './api';
import { GlossLine } from './gloss-line';

export type ClipView = ComponentType<{ readonly videoId: string }>;

/** A sentence, what the rules made of it, how somebody signs it, and what became of that. */
export function SayingCard({
  saying,
  author,
  ClipView,
  children,
}: {
  readonly saying: Saying;
  /** Left out where it is the reader. */
  readonly author?: string;
  readonly ClipView: ClipView;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const regionName = useRegionName();
  const headingId = useId();
  const { sentence, language, ours, glosses, spans, comment, region, videoId } = saying;
  const { state, settled, createdAt } = saying;
  const where = region ? regionName(region) : t('sayings.noRegion');
  const by = author === undefined ? region && where : t('sayings.by', { name: author, where });
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h3 id={headingId} className={styles.title} lang={language}>
          {sentence}
        </h3>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      {by && <p className={styles.by}>{by}</p>}
      <GlossLine label={t('sayings.ours')} glosses={ours.glosses} spans={ours.spans} />
      <GlossLine
        label={t(author === undefined ? 'sayings.yours' : 'sayings.theirs')}
        glosses={glosses}
        spans={spans}
      />
      {comment !== '' && <p className={styles.words}>{comment}</p>}
      {videoId !== undefined && <ClipView videoId={videoId} />}
      <p>
        {t(`sayings.state.${state}`)}
        {settled?.word && `: ${settled.word}`}
      </p>
      {children}
    </article>
  );
}
