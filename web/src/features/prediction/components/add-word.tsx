import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { nanoid } from 'nanoid';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useListWordsQuery } from '../../../lib/api/words';
import { asGloss } from '../request';
import { wordAdded } from '../slice';
import own from './add-word.module.css';

/** A word that somebody writes, with those of the dictionary to choose from. */
export function AddWord({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const listId = useId();
  const [text, setText] = useState('');
  const words = useListWordsQuery().data?.words ?? [];
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const known = words.find(({ nameHi }) => nameHi === text.trim());
    const word = known?.gloss ?? asGloss(text);
    if (word === '') return;
    dispatch(wordAdded({ key: nanoid(), word }));
    setText('');
  };
  return (
    <form className={own.form} onSubmit={add}>
      <TextInput
        className={own.input}
        label={t('prediction.add.label')}
        description={t('prediction.add.hint')}
        list={listId}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <datalist id={listId}>
        {words.map(({ id, gloss, nameHi }) => (
          <option key={id} value={gloss}>
            {nameHi}
          </option>
        ))}
      </datalist>
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
