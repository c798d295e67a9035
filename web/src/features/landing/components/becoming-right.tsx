import { IconCamera, IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './becoming-right.module.css';

/** The same sign three times; the frame says how far it has come. */
const stages = [
  { stage: 'draft', Icon: IconPencil, picture: '/static/signs/word-friend.webp', side: 640 },
  { stage: 'show', Icon: IconCamera, picture: '/static/carousel/2.webp', side: 900 },
  { stage: 'check', Icon: IconCheck, picture: '/static/carousel/2.webp', side: 900 },
] as const;

/** Look, landing page 5: draft, somebody shows how they sign it, Deaf signers check it. */
export function BecomingRight() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="how">
      <h2 id="how" className={styles.heading}>
        {t('landing.howHeading')}
      </h2>
      <ol className={styles.stages}>
        {stages.map(({ stage, Icon, picture, side }) => (
          <li key={stage} className={styles.stage} data-stage={stage}>
            <div className={styles.frame}>
              <img
                src={picture}
                alt={t(`landing.how.${stage}.picture`)}
                width={side}
                height={side}
                loading="lazy"
              />
              <span className={styles.mark}>
                <Icon size={28} aria-hidden="true" />
              </span>
            </div>
            <h3>{t(`landing.how.${stage}.title`)}</h3>
            <p>{t(`landing.how.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        <PictureBadge kind="avatar" />
        <Link to={paths.consent} className={styles.link}>
          {t('landing.how.consent')}
        </Link>
      </div>
    </section>
  );
}
