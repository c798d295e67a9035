import { Autocomplete, Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Prompt } from '../take/giving';
import styles from './prompt-card.module.css';
import { type Entry, entriesLike, entryCalled, sentencePrompt } from './prompts';

/** As many as a phone's screen has room for above its keyboard. */
const MOST = 5;

/** Somebody's own choice: something of the dictionary, or a sentence in their own words. */
export function PromptField({
  entries,
  isBusy,
  onChoose,
}: {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
  readonly onChoose: (prompt: Prompt) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  const choose = (written: string): void => {
    const prompt = entryCalled(entries, written)?.prompt ?? sentencePrompt(written);
    setWrong(!prompt);
    if (!prompt) return;
    setText('');
    onChoose(prompt);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    choose(text);
  };
  return (
    <form className={styles.field} onSubmit={submit}>
      <Autocomplete
        className={styles.input ?? ''}
        label={t('giving.prompt.choose')}
        description={t('giving.prompt.chooseHint')}
        maxLength={200}
        autoComplete="off"
        disabled={isBusy}
        value={text}
        error={isWrong && t('giving.prompt.badSentence')}
        onChange={(written) => {
          setText(written);
          setWrong(false);
        }}
        // After the field has taken its name, so that it is empty for the next choice.
        onOptionSubmit={(name) => queueMicrotask(() => choose(name))}
        data={entriesLike(entries, text, MOST).map(({ prompt }) => prompt.label)}
        // Found above, in both languages.
        filter={({ options }) => options}
      />
      <Button type="submit" variant="default" disabled={isBusy || text.trim() === ''}>
        {t('giving.prompt.use')}
      </Button>
    </form>
  );
}
