import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ShortStatusBadge } from '../../../components/ui/status-badge';
import type { Expression } from '../../../lib/api/expressions';
import { productPath } from '../../../lib/paths';
import { entryId } from '../api';
import { EntryPicture } from './entry-picture';
import styles from './expression-card.module.css';

/** An expression: its video where there is one, else its picture, its name, and how it is made. */
export function ExpressionCard({ expression }: { readonly expression: Expression }) {
  const { t } = useTranslation();
  const { name, image, video, alt, status, confidence } = expression;
  return (
    <article className={styles.card}>
      {video ? (
        <video
          className={styles.video}
          src={video}
          poster={image}
          width={640}
          height={640}
          preload="none"
          controls
          loop
          muted
          playsInline
          aria-label={name}
        >
          {t('sign.videoFallback')}
        </video>
      ) : (
        <EntryPicture src={image} alt={alt ?? t('sign.picture', { name })} />
      )}
      <h2 lang="en" className={styles.name}>
        <Link to={productPath(entryId(expression))}>{name}</Link>
      </h2>
      {alt && (
        <p lang="en" className={styles.made}>
          {alt}
        </p>
      )}
      <ShortStatusBadge status={status} confidence={confidence} />
    </article>
  );
}
