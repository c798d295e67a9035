import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GenerateReply } from '../api';
import { readFeatures } from '../features';
import own from './generated-result.module.css';

/** The sentence made of the words, and what face and body do with it. */
export function GeneratedResult({
  isGenerating,
  reply,
}: {
  readonly isGenerating: boolean;
  readonly reply: GenerateReply | undefined;
}) {
  const { t } = useTranslation();
  if (isGenerating) {
    return (
      <div className={own.waiting} role="status">
        <Loader size="md" />
        {t('prediction.generating')}
      </div>
    );
  }
  if (!reply) return null;
  const features = readFeatures(reply.non_manual_features);
  return (
    <section className={own.result} aria-labelledby="generated-sentence">
      <h2 id="generated-sentence" className={own.heading}>
        {t('prediction.generated')}
      </h2>
      <p className={own.sentence} aria-live="polite">
        {reply.rewritten_sentence || t('prediction.noSentence')}
      </p>
      <h3 className={own.heading}>{t('prediction.features')}</h3>
      {features.length === 0 ? (
        <p>{t('prediction.noFeatures')}</p>
      ) : (
        <ul className={own.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {reply.notes?.map((note) => (
        <p key={note} className={own.note}>
          {note}
        </p>
      ))}
      <p className={own.note}>{t('use.limit')}</p>
    </section>
  );
}
