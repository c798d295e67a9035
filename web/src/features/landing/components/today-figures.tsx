import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { contactPath } from '../../../lib/paths';
import { useToday } from '../use-today';
import styles from './today-figures.module.css';

const figures = ['signsDraft', 'signsReviewed', 'videosByPeople', 'reviewers'] as const;

/** Four live figures, and the way in for those who can make the second one grow. */
export function TodayFigures() {
  const { t } = useTranslation();
  const { today, retry } = useToday();
  const counts = today.state === 'counted' ? today.counts : {};
  const figureOf = (name: (typeof figures)[number]): string => {
    if (today.state === 'counting') return '…';
    const count = counts[name];
    return count === undefined ? '–' : formatNumber(count);
  };
  return (
    <section className={styles.today} aria-labelledby="today" data-live>
      <h2 id="today" className={styles.heading}>
        {t('landing.today.heading')}
      </h2>
      <p className={styles.intro}>{t('landing.today.intro')}</p>
      <dl className={styles.figures} aria-busy={today.state === 'counting'}>
        {figures.map((name) => (
          <div key={name} className={styles.figure} data-figure={name}>
            <dt>{t(`landing.today.${name}`)}</dt>
            <dd>
              {figureOf(name)}
              {today.state === 'counted' && counts[name] === undefined && (
                <span className={styles.unknown}>{t('landing.today.unknown')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {today.state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {t('landing.today.failed')}
          <button type="button" onClick={retry}>
            {t('app.retry')}
          </button>
        </p>
      )}
      <div className={styles.review}>
        <p>{counts.reviewers === 0 ? t('review.none') : t('landing.today.join')}</p>
        <Link to={contactPath('review')} className={styles.sign}>
          {t('landing.today.iSign')}
        </Link>
      </div>
    </section>
  );
}
