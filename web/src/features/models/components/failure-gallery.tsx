import { Link } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import type { Failure, SignName, TakenFor } from '../model-figures';
import styles from './failure-gallery.module.css';
import { Share } from './share';
import { SignLink } from './sign-link';

/** The table of confusions has the rest. */
const OTHERS_SHOWN = 4;

/** The signs that are read worst, each beside what it was taken for. */
export function FailureGallery({
  failures,
  labelledBy,
}: {
  readonly failures: readonly Failure[];
  readonly labelledBy: string;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <PictureBadge kind="avatar" />
      <ul className={styles.gallery} aria-labelledby={labelledBy}>
        {failures.map((failure) => (
          <li key={failure.label} className={styles.failure}>
            <Picture sign={failure} size={640} />
            <div className={styles.told}>
              <h5 className={styles.name}>
                <SignLink sign={failure} />
              </h5>
              <p>
                {t('models.firstGuess')}:{' '}
                <Share
                  share={failure.samples ? failure.right / failure.samples : null}
                  of={failure.samples}
                />
              </p>
              {failure.takenFor.length > 0 && (
                <>
                  <p className={styles.taken}>{t('models.takenFor')}</p>
                  <ul className={styles.others}>
                    {failure.takenFor.slice(0, OTHERS_SHOWN).map((taken) => (
                      <Other key={taken.said?.label ?? ''} taken={taken} />
                    ))}
                  </ul>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Other({ taken: { said, count } }: { readonly taken: TakenFor }) {
  const { t } = useTranslation();
  return (
    <li className={styles.other}>
      {said && <Picture sign={said} size={64} />}
      <span>
        {said ? <SignLink sign={said} /> : t('models.nothing')}{' '}
        {t('models.times', { n: formatNumber(count) })}
      </span>
    </li>
  );
}

/** The avatar's picture of a sign; its name stands beside it. */
function Picture({ sign, size }: { readonly sign: SignName; readonly size: number }) {
  const { id, hasPicture } = sign;
  if (id === null || !hasPicture) return null;
  const picture = (
    <img
      src={`/static/signs/${id}.webp`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  );
  return (
    <Link to={productPath(id)} tabIndex={-1} aria-hidden="true" className={styles.stage}>
      {picture}
    </Link>
  );
}
