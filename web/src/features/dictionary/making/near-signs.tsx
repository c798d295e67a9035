import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { EmptyState } from '../../../components/ui/list-states';
import { useListSignsByIdQuery } from '../../../lib/api/signs-by-id';
import type { Found } from '../../../lib/frames/use-frame-sockets';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { findPath } from '../../../lib/paths';
import { LESS_MOTION } from '../../../lib/use-media-query';
import { AvatarNote } from '../components/avatar-note';
import { DictionaryError, DictionaryLoading } from '../components/dictionary-states';
import { EntryCard } from '../components/entry-card';
import grids from '../components/entry-grid.module.css';
import { type NearSign, nearSigns, signIdsOf } from './found-cards';
import { Narrowing } from './narrowing';
import styles from './near-signs.module.css';
import { useNarrowed } from './use-narrowed';

/** The signs that look most like what was made, moving, each with how near it is. */
export function NearSigns({ alike }: { readonly alike: Found['alike'] }) {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListSignsByIdQuery(signIdsOf(alike));
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  const near = nearSigns(alike, data);
  if (near.length === 0) {
    return (
      <EmptyState text={t('find.make.none')}>
        <Button component={Link} to={findPath('hand')}>
          {t('find.way.hand')}
        </Button>
      </EmptyState>
    );
  }
  return <NearList near={near} />;
}

function NearList({ near }: { readonly near: readonly NearSign[] }) {
  const { t } = useTranslation();
  const [areMoving, setMoving] = useState(() => !window.matchMedia(LESS_MOTION).matches);
  const countRef = useRef<HTMLParagraphElement>(null);
  const narrowed = useNarrowed(near);
  const { shown, isLooking, error } = narrowed;
  // On a phone they stand below the camera, out of sight.
  useEffect(() => {
    const count = countRef.current;
    const isLow = count && count.getBoundingClientRect().top > window.innerHeight / 2;
    if (isLow) void count.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <>
      <p ref={countRef} role="status" className={styles.count}>
        {!isLooking && t('find.make.count', { count: shown.length, n: formatNumber(shown.length) })}
      </p>
      <p className={grids.note}>{t('find.make.guesses')}</p>
      <div className={styles.tools}>
        <AvatarNote entries={near.map(({ sign }) => sign)} />
        <ClearSwitch
          label={t('find.make.moving')}
          checked={areMoving}
          onChange={({ currentTarget }) => setMoving(currentTarget.checked)}
        />
      </div>
      <Narrowing narrowed={narrowed} />
      {isLooking && <DictionaryLoading />}
      {error !== undefined && <DictionaryError error={error} onRetry={narrowed.retry} />}
      <ol className={grids.dense} aria-label={t('find.make.results')}>
        {(isLooking || error !== undefined ? [] : shown).map(({ sign, distance }) => (
          <li key={sign._id} className={styles.entry}>
            <EntryCard entry={sign} isMoving={areMoving} />
            <Nearness distance={distance} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** 100 where both look the same, 0 where nothing is in common. */
function Nearness({ distance }: { readonly distance: number }) {
  const { t } = useTranslation();
  const near = Math.round(100 * Math.min(1, Math.max(0, 1 - distance)));
  return (
    <p className={styles.nearness}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${near}%` }} />
      </span>
      {t('find.make.near', { n: formatNumber(near) })}
    </p>
  );
}
