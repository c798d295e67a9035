import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import { usePersonOf } from '../../../lib/sign-kit/people';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import styles from './lesson-player.module.css';
import { PlayControls } from './play-controls';

/** Around a sign to look at, as often and as slowly as one likes. */
export function WatchStep({
  sign,
  isSlow,
  onSlow,
  onReplay,
  onNext,
}: {
  readonly sign: LessonSign;
  readonly isSlow: boolean;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onReplay: () => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const person = usePersonOf(sign._id);
  const { text, other, otherLang } = names(sign.names);
  return (
    <section className={styles.around}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.heading}>
          {text}
        </h1>
        {other !== text && (
          <span lang={otherLang} className={styles.other}>
            {other}
          </span>
        )}
      </div>
      <PlayControls isSlow={isSlow} onSlow={onSlow} onReplay={onReplay} />
      <div className={styles.badges}>
        <PictureBadge
          kind={person ? 'person' : sign.pictureKind === 'drawn' ? 'drawn' : 'avatar'}
        />
        <Link to={productPath(sign._id)} className={styles.about}>
          {t('lessons.player.about')}
        </Link>
      </div>
      <div className={styles.feet}>
        <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
          {t('lessons.player.next')}
        </Button>
      </div>
    </section>
  );
}
