import { Autocomplete, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { nanoid } from 'nanoid';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useListWordsQuery } from '../../../lib/api/words';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFocusBack } from '../../../lib/use-focus-back';
import { asGloss } from '../sentence/request';
import own from './add-word.module.css';
import { wordAdded } from './slice';
import { wordsLike } from './words-like';

/** A word that somebody writes, with those of the dictionary to choose from. */
export function AddWord({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const words = useListWordsQuery().data?.words ?? [];
  useFocusBack(true);
  useEffect(() => inputRef.current?.focus(), []);

  const add = (event: FormEvent): void => {
    event.preventDefault();
    const known = words.find(({ nameHi }) => nameHi === text.trim());
    const word = known?.gloss ?? asGloss(text);
    if (word === '') return;
    dispatch(wordAdded({ key: nanoid(), word }));
    setText('');
    inputRef.current?.focus();
  };
  const found = wordsLike(words, text);
  return (
    <form className={own.form} onSubmit={add}>
      <Autocomplete
        ref={inputRef}
        className={own.input}
        classNames={{ dropdown: own.dropdown, option: own.option }}
        label={t('prediction.add.label')}
        description={t('prediction.add.hint')}
        maxLength={40}
        autoComplete="off"
        value={text}
        onChange={setText}
        data={found.map(({ gloss }) => gloss)}
        // Found above, in both languages.
        filter={({ options }) => options}
        renderOption={({ option: { value } }) => (
          <span>
            {value}{' '}
            <span className={own.other} lang="hi">
              {found.find(({ gloss }) => gloss === value)?.nameHi}
            </span>
          </span>
        )}
      />
      <div className={own.buttons}>
        <Button type="submit" leftSection={<IconCheck size={20} />} disabled={asGloss(text) === ''}>
          {t('prediction.add.add')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('app.close')}
        </Button>
      </div>
    </form>
  );
}
