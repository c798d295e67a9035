import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusTo } from '../../../lib/pass-focus-on';
import { findPath } from '../../../lib/paths';
import { BodyPicker } from '../components/body-picker';
import { HandshapePicker } from '../components/handshape-picker';
import styles from './near-signs.module.css';
import type { Narrowing as Choice, useNarrowed } from './use-narrowed';

/** So few are no choice: the whole dictionary may have more. */
const FEW = 3;

/** A shape of the hand and a place that one is sure of; signs that are made otherwise are left out. */
export function Narrowing({ narrowed }: { readonly narrowed: ReturnType<typeof useNarrowed> }) {
  const { t } = useTranslation();
  const { choice, choose, isNarrowed, isLooking, error, shown, counts } = narrowed;
  const { handshape, place } = choice;
  const summaryRef = useRef<HTMLElement>(null);
  const showAll = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => summaryRef.current);
    choose({});
  };
  const turn = (change: Choice, isChosen: boolean): void => {
    const left = { ...choice };
    for (const key of Object.keys(change) as (keyof Choice)[]) delete left[key];
    choose(isChosen ? left : { ...left, ...change });
  };
  const isFew = isNarrowed && !isLooking && error === undefined && shown.length < FEW;
  return (
    <>
      <details className={styles.narrow}>
        <summary ref={summaryRef}>{t('find.make.narrow')}</summary>
        <HandshapePicker
          chosen={handshape}
          counts={counts?.handshapes}
          onChoose={(one) => turn({ handshape: one }, one === handshape)}
        />
        <BodyPicker
          chosen={place}
          counts={counts?.places}
          onChoose={(one) => turn({ place: one }, one === place)}
        />
      </details>
      {isNarrowed && (
        <div className={styles.tools}>
          <Button variant="default" leftSection={<IconEraser size={24} />} onClick={showAll}>
            {t('find.make.all')}
          </Button>
          {isFew && counts && counts.total > shown.length && (
            <>
              <p>{t('find.make.noMore')}</p>
              <Button
                component={Link}
                variant="default"
                to={`${findPath('hand')}&${new URLSearchParams(choice)}`}
              >
                {t('find.make.seeAll', { count: counts.total, n: formatNumber(counts.total) })}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
