import { useTranslation } from '../../lib/i18n/use-translation';
import type { MarkedSpan } from './api';
import styles from './gloss-line.module.css';

/** Signs in their order, with a line below those over which face and head say something. */
export function GlossLine({
  label,
  glosses,
  spans,
}: {
  readonly label: string;
  readonly glosses: readonly string[];
  readonly spans: readonly MarkedSpan[];
}) {
  const { t } = useTranslation();
  const named = spans.map((span) => ({ ...span, name: t(`sayings.marks.${span.type}`) }));
  return (
    <div className={styles.line}>
      <p className={styles.label}>{label}</p>
      <p className={styles.glosses} lang="ins">
        {glosses.map((gloss, at) => {
          const over = named.filter(({ start, end }) => start <= at && at < end);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sign may stand twice and has no other name
            <span key={at} className={styles.gloss} data-marked={over.length > 0}>
              {gloss}{' '}
            </span>
          );
        })}
      </p>
      {named.length > 0 && (
        <ul className={styles.marks}>
          {named.map(({ name, type, start, end }) => (
            <li key={`${type} ${start} ${end}`}>
              {t('sayings.over', { name, signs: glosses.slice(start, end).join(' ') })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
