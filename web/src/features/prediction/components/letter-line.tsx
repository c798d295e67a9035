import type { components } from '@isl/contracts/frames';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/i18n/format';
import { scoreOf } from '../letter-run';
import styles from '../prediction-page.module.css';
import own from './letter-line.module.css';

type SignPrediction = components['schemas']['SignPrediction'];

/** Which letter is seen now and how sure the computer is, and the word being spelled. */
export function LetterLine({
  sign,
  error,
  letters,
}: {
  readonly sign: SignPrediction | null;
  readonly error: string | null;
  readonly letters: readonly string[];
}) {
  const { t } = useTranslation();
  const score = sign && sign.label !== '' ? formatPercent(scoreOf(sign)) : null;
  return (
    <section className={styles.box} aria-labelledby="letter-now">
      <h2 id="letter-now">{t('prediction.now')}</h2>
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
        {letters.length > 0 && t('prediction.run', { letters: letters.join(' ') })}
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
