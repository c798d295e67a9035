import { PageHeading } from '../../../components/ui/page-heading';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './feed-heading.module.css';

/** The feed's welcome, said with the hands as well. */
export function FeedHeading() {
  const { t } = useTranslation();
  return (
    <div className={styles.welcome}>
      <figure className={styles.figure}>
        <img
          src="/static/guide/4.webp"
          alt={t('community.picture')}
          width={800}
          height={600}
          className={styles.picture}
        />
        <figcaption>
          <PictureBadge kind="avatar" />
        </figcaption>
      </figure>
      <PageHeading title={t('community.heading')} intro={t('community.intro')} />
    </div>
  );
}
