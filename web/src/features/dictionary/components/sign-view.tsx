import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../components/ui/page-heading';
import { PictureBadge, StatusBadge } from '../../../components/ui/status-badge';
import { productPath } from '../../../lib/paths';
import type { Sign } from '../api';
import { useGroupName } from '../use-group-name';
import { EntryPicture } from './entry-picture';
import styles from './sign-view.module.css';

/** Everything known of one entry: picture or clip, who made it, what it means. */
export function SignView({
  sign,
  discussionId,
}: {
  readonly sign: Sign;
  readonly discussionId: string;
}) {
  const { t } = useTranslation();
  const groupName = useGroupName();
  const { name, nameHi, gloss, image, video, kind, status, category } = sign;
  return (
    <article>
      <PageHeading title={name} intro={t(`sign.kind.${kind}`)} />
      <div className={styles.columns}>
        <figure className={styles.figure}>
          {video ? (
            <video className={styles.video} src={video} poster={image} controls muted playsInline>
              {t('sign.videoFallback')}
            </video>
          ) : (
            <EntryPicture src={image} alt={t('sign.picture', { name })} isEager />
          )}
          <figcaption className={styles.badges}>
            <PictureBadge kind={sign.pictureKind} />
            <StatusBadge status={status} />
          </figcaption>
        </figure>
        <div className={styles.facts}>
          {status === 'none' && kind === 'word' && (
            <p className={styles.none}>{t('sign.none', { word: name })}</p>
          )}
          <dl className={styles.list}>
            <dt>{t('sign.gloss')}</dt>
            <dd className={styles.gloss}>{gloss}</dd>
            {nameHi && (
              <>
                <dt>{t('sign.hindi')}</dt>
                <dd lang="hi">{nameHi}</dd>
              </>
            )}
            <dt>{t('sign.category')}</dt>
            <dd>{groupName(category)}</dd>
          </dl>
          {sign.senses.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('sign.senses')}</h2>
              <ul className={styles.senses}>
                {sign.senses.map((sense) => (
                  <li key={`${sense.en} ${sense.wordClass}`}>
                    {sense.en} <span className={styles.muted}>({sense.wordClass})</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {sign.variants && sign.variants.length > 0 && (
            <section>
              <h2 className={styles.heading}>{t('sign.variants')}</h2>
              <ul className={styles.senses}>
                {sign.variants.map((id) => (
                  <li key={id}>
                    <Link to={productPath(id)}>{id}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={styles.muted}>{t('sign.region')}</p>
          <Button component="a" href={`#${discussionId}`} variant="light">
            {t('sign.wrong')}
          </Button>
        </div>
      </div>
    </article>
  );
}
