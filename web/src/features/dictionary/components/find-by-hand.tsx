import { Button } from '@mantine/core';
import { IconArrowDown, IconEraser } from '@tabler/icons-react';
import { useAlphabet } from '../../../lib/alphabet';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFindSignsInfiniteQuery } from '../api';
import { useSignChoice } from '../use-sign-choice';
import { BodyPicker } from './body-picker';
import styles from './find-by-hand.module.css';
import { FoundSigns } from './found-signs';
import { HandshapePicker } from './handshape-picker';

const RESULTS_ID = 'found-signs';

/** A handshape and a place to choose; the signs that have both stand beside them, or below. */
export function FindByHand() {
  const { t } = useTranslation();
  const [choice, choose] = useSignChoice();
  const [alphabet] = useAlphabet();
  const query = { ...choice, ...(alphabet && { alphabet }) };
  const { data } = useFindSignsInfiniteQuery(query);
  const [page] = data?.pages ?? [];
  const { handshape, place } = choice;
  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <HandshapePicker
          chosen={handshape}
          counts={page?.handshapes}
          onChoose={(one) => choose({ handshape: one === handshape ? '' : one })}
        />
        <BodyPicker
          chosen={place}
          counts={page?.places}
          onChoose={(one) => choose({ place: one === place ? '' : one })}
        />
        {(handshape || place) && (
          <Button
            variant="default"
            leftSection={<IconEraser size={24} />}
            onClick={() => choose({ handshape: '', place: '' })}
          >
            {t('find.clear')}
          </Button>
        )}
      </div>
      <section id={RESULTS_ID} aria-label={t('find.results')} className={styles.results}>
        <FoundSigns query={choice} />
      </section>
      {page && (
        <a href={`#${RESULTS_ID}`} className={styles.jump}>
          <IconArrowDown size={24} aria-hidden="true" />
          {t('find.show', { count: page.total, n: formatNumber(page.total) })}
        </a>
      )}
    </div>
  );
}
