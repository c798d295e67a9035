import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/i18n/format';
import styles from '../prediction-page.module.css';
import { type SignPrediction, type SpelledLetter, scoreOf } from '../signed-word';
import own from './letter-line.module.css';

/** Which sign is seen now and how sure the computer is, and the word being spelled. */
export function LetterLine({
  sign,
  error,
  letters,
}: {
  readonly sign: SignPrediction | null;
  readonly error: string | null;
  readonly letters: readonly SpelledLetter[];
}) {
  const { t } = useTranslation();
  const score = sign && sign.label !== '' ? formatPercent(scoreOf(sign)) : null;
  return (
    <section className={styles.box} aria-labelledby="sign-now">
      <h2 id="sign-now">{t('prediction.now')}</h2>
      <p className={own.now}>
        {error !== null ? (
          t('prediction.error', { message: error })
        ) : sign && score !== null ? (
          t('prediction.sign', { label: sign.label, p: score })
        ) : (
          <Unsure sign={sign} />
        )}
      </p>
      <p className={own.run} aria-live="polite">
        {letters.length > 0 &&
          t('prediction.run', { letters: letters.map(({ label }) => label).join(' ') })}
      </p>
      {score !== null && <p className={styles.muted}>{t('predict.score', { p: score })}</p>}
    </section>
  );
}

function Unsure({ sign }: { readonly sign: SignPrediction | null }) {
  const { t } = useTranslation();
  const [a, b, c] = sign?.candidates ?? [];
  if (!a || !b || !c) return <span className={own.quiet}>{t('prediction.nothing')}</span>;
  return (
    <span className={own.quiet}>{t('predict.unsure', { a: a.label, b: b.label, c: c.label })}</span>
  );
}
