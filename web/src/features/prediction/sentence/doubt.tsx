import { useTranslation } from '../../../lib/i18n/use-translation';
import type { GenerateReply } from './api';
import own from './said-sentence.module.css';

/** By how many readings there are. */
const QUESTIONS = ['prediction.doubt.asSigned', 'prediction.doubt.isIt'] as const;

/** The likeliest readings to choose from, and why none of them is certain. */
export function Doubt({
  reply: { readings, why = [] },
  said,
  onPress,
}: {
  readonly reply: GenerateReply;
  readonly said: string;
  readonly onPress: (sentence: string) => void;
}) {
  const { t } = useTranslation();
  const reasons = (
    <ul>
      {why.map((code) => (
        <li key={code}>{t(`prediction.doubt.reasons.${code}`)}</li>
      ))}
    </ul>
  );
  return (
    <fieldset className={own.doubt}>
      <legend className={own.question}>
        {t(QUESTIONS[readings.length] ?? 'prediction.doubt.choose')}
      </legend>
      {readings.map(({ sentence }) => (
        <button
          key={sentence}
          type="button"
          lang="en"
          className={own.reading}
          aria-pressed={said === sentence}
          onClick={() => onPress(sentence)}
        >
          {sentence}
        </button>
      ))}
      {why.length > 0 &&
        (readings.length > 1 ? (
          <details className={own.why}>
            <summary>{t('prediction.doubt.why')}</summary>
            {reasons}
          </details>
        ) : (
          <div className={own.why}>
            <p>{t('prediction.doubt.because')}</p>
            {reasons}
          </div>
        ))}
    </fieldset>
  );
}
