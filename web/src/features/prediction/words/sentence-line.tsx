import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './sentence-line.module.css';
import { uniqueWords, type Word } from './slice';

/** The read-only ISL sentence: each word once, in the order of its first time. */
export function SentenceLine({ words }: { readonly words: readonly Word[] }) {
  const { t } = useTranslation();
  const once = uniqueWords(words);
  const hasRepeats = words.reduce((sum, { times }) => sum + times, 0) > once.length;
  return (
    <Textarea
      readOnly
      rows={2}
      classNames={{ input: own.input ?? '' }}
      label={t('prediction.sentence')}
      value={once.join(' ')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={hasRepeats ? t('prediction.once') : undefined}
    />
  );
}
