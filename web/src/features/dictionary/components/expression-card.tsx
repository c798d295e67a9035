import { Link } from 'react-router-dom';
import { ShortStatusBadge } from '../../../components/ui/status-badge';
import { VideoStage } from '../../../components/ui/video-stage';
import type { Expression } from '../../../lib/api/expressions';
import { useTold } from '../../../lib/i18n/use-told';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import { entryId } from '../api';
import { EntryPicture } from './entry-picture';
import styles from './expression-card.module.css';

/** An expression: its video where there is one, else its picture, its name, and how it is made. */
export function ExpressionCard({ expression }: { readonly expression: Expression }) {
  const { t } = useTranslation();
  const told = useTold();
  const { name, image, video, alt, altHi, status, confidence } = expression;
  const made = alt === undefined ? null : told(alt, altHi);
  return (
    <article className={styles.card}>
      {video ? (
        <div className={styles.video}>
          <VideoStage url={video} poster={image} title={name} isSquare loops />
        </div>
      ) : (
        <EntryPicture src={image} alt={made?.text ?? t('sign.picture', { name })} />
      )}
      <h2 lang="en" className={styles.name}>
        <Link to={productPath(entryId(expression))}>{name}</Link>
      </h2>
      {made && (
        <p lang={made.lang} className={styles.made}>
          {made.text}
        </p>
      )}
      <ShortStatusBadge status={status} confidence={confidence} />
    </article>
  );
}
