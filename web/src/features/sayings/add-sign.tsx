import { Autocomplete, Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchWordsQuery } from '../../lib/api/search';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useSettled } from '../../lib/use-settled';
import { asGloss } from './draft';
import styles from './saying-form.module.css';

/** As many as a phone's screen has room for above its keyboard. */
const MOST = 5;
const TYPING_PAUSE_MS = 200;
/** Of the contract. */
const LONGEST_GLOSS = 200;

/** One more sign, completed from the dictionary in either language; any other word is taken as it is written. */
export function AddSign({ onAdd }: { readonly onAdd: (gloss: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { currentData: found } = useSearchWordsQuery({ q, limit: 20 }, { skip: q === '' });
  const known = (found ?? []).flatMap(({ kind, title }) => (kind === 'sign' ? [title] : []));
  const add = (written: string): void => {
    const gloss = asGloss(written);
    setText('');
    if (gloss === '') return;
    setAdded(gloss);
    onAdd(gloss);
  };
  return (
    <div className={styles.adding}>
      <Autocomplete
        className={styles.grows ?? ''}
        label={t('sayings.form.add')}
        maxLength={LONGEST_GLOSS}
        autoComplete="off"
        value={text}
        onChange={setText}
        // After the field has taken its name, so that it is empty for the next one.
        onOptionSubmit={(gloss) => queueMicrotask(() => add(gloss))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented) return;
          event.preventDefault();
          add(text);
        }}
        data={[...new Set(known)].slice(0, MOST)}
        // Found above, in both languages.
        filter={({ options }) => options}
      />
      <Button variant="default" disabled={text.trim() === ''} onClick={() => add(text)}>
        {t('sayings.form.addIt')}
      </Button>
      <p role="status" className="visually-hidden">
        {added !== null && t('sayings.form.added', { name: added })}
      </p>
    </div>
  );
}
