import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GenerateReply } from './api';
import own from './said-sentence.module.css';

/**
 * What was signed over what is said of it. Where it is not certain what that is nothing is said but the signs, until
 * the person chooses between the two likeliest readings.
 */
export function SaidSentence({
  reply: { gloss, rewritten_sentence: plain, with_feeling: felt, certain, readings },
  said,
  onSay,
}: {
  readonly reply: GenerateReply;
  readonly said: string;
  readonly onSay: (said: string) => void;
}) {
  const { t } = useTranslation();
  const isAsSigned = !certain && said === plain;
  const doubts = [...new Set(readings.flatMap(({ why }) => why))];
  return (
    <>
      {gloss.length > 0 && !isAsSigned && (
        <p className={own.signed}>
          {t('prediction.signed')} <strong lang="en">{gloss.join(' ')}</strong>
        </p>
      )}
      <p className={own.sentence} lang="en" aria-live="polite">
        {said || t('prediction.noSentence')}
      </p>
      {certain && felt !== plain && (
        <Switch
          label={t('prediction.withFeeling')}
          checked={said === felt}
          onChange={({ currentTarget }) => onSay(currentTarget.checked ? felt : plain)}
        />
      )}
      {!certain && (
        <fieldset className={own.doubt}>
          <legend className={own.question}>
            {t(readings.length > 0 ? 'prediction.doubt.choose' : 'prediction.doubt.asSigned')}
          </legend>
          {readings.map(({ sentence }) => (
            <button
              key={sentence}
              type="button"
              lang="en"
              className={own.reading}
              aria-pressed={said === sentence}
              // Pressed again it is taken back.
              onClick={() => onSay(said === sentence ? plain : sentence)}
            >
              {sentence}
            </button>
          ))}
          {doubts.length > 0 && (
            <details className={own.why}>
              <summary>{t('prediction.doubt.why')}</summary>
              <ul>
                {doubts.map((doubt) => (
                  <li key={doubt}>{t(`prediction.doubt.reasons.${doubt}`)}</li>
                ))}
              </ul>
            </details>
          )}
        </fieldset>
      )}
    </>
  );
}
