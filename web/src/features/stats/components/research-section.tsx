import { IconBraces, IconCertificate, IconQuote } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useGetStatsQuery } from '../api';
import styles from './research-section.module.css';

/** Public calls by which data can be taken away, as JSON. */
const calls = [
  { name: 'characters', path: '/api/char/Allcharacters' },
  { name: 'expressions', path: '/api/char/Allexpressions' },
  { name: 'words', path: '/api/words?limit=500' },
  { name: 'stats', path: '/api/stats' },
  { name: 'docs', path: '/api/docs' },
] as const;

/** What a researcher may use of the data here, under which terms, and how to take and cite it. */
export function ResearchSection() {
  const { t } = useTranslation();
  const { data } = useGetStatsQuery();
  const count = (name: string): string => {
    const value = data?.counts[name];
    return value === undefined ? '–' : formatNumber(value);
  };
  return (
    <section id="research" aria-labelledby="research-heading" className={styles.research}>
      <h2 id="research-heading" className={styles.heading}>
        {t('research.heading')}
      </h2>
      <p>
        {t('research.counts', {
          entries: count('concepts'),
          draft: count('signsDraft'),
          reviewed: count('signsReviewed'),
          people: count('videosByPeople'),
        })}{' '}
        <Link to={paths.stats}>{t('research.allCounts')}</Link>
      </p>
      <ul className={styles.terms}>
        <li className={styles.term}>
          <IconCertificate size={24} aria-hidden="true" />
          <h3>{t('research.may.title')}</h3>
          <p>{t('research.may.text')}</p>
          <Link to={paths.licences}>{t('info.licences.heading')}</Link>
        </li>
        <li className={styles.term}>
          <IconQuote size={24} aria-hidden="true" />
          <h3>{t('research.people.title')}</h3>
          <p>{t('research.people.text')}</p>
          <Link to={paths.consent}>{t('info.consent.heading')}</Link>
        </li>
        <li className={styles.term}>
          <IconBraces size={24} aria-hidden="true" />
          <h3>{t('research.take.title')}</h3>
          <p>{t('research.take.text')}</p>
          <ul className={styles.calls}>
            {calls.map(({ name, path }) => (
              <li key={name}>
                <a href={path}>{t(`research.calls.${name}`)}</a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </section>
  );
}
