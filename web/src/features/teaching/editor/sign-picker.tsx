import { TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '../../../lib/api/search';
import { useSettled } from '../../../lib/use-settled';
import styles from './editor.module.css';
import { useKnownSigns } from './known-signs';

const SHOWN = 12;
const TYPING_PAUSE_MS = 250;

/** Signs of the dictionary by what they are called, each one press from the course. */
export function SignPicker({ onPick }: { readonly onPick: (sign: string) => void }) {
  const { t } = useTranslation();
  const { learn } = useKnownSigns();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { currentData: found, isError } = useSearchQuery({ q, limit: 50 }, { skip: q === '' });
  const hits = found?.groups.find(({ kind }) => kind === 'sign')?.hits.slice(0, SHOWN) ?? [];
  return (
    <div className={styles.picker}>
      <TextInput
        type="search"
        label={t('teaching.pick.signs')}
        leftSection={<IconSearch size={20} />}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setAdded(null);
        }}
      />
      <p role="status" className={styles.note}>
        {added !== null && t('teaching.pick.added', { name: added })}
        {isError && t('teaching.pick.failed')}
        {q !== '' && found && hits.length === 0 && t('teaching.pick.none')}
      </p>
      <ul className={styles.found} aria-label={t('teaching.pick.found')}>
        {hits.map(({ id, title, image }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.pick}
              aria-label={t('teaching.pick.add', { name: title })}
              onClick={() => {
                learn({ _id: id, name: title, ...(image !== undefined && { image }) });
                setAdded(title);
                onPick(id);
              }}
            >
              {image !== undefined && <img src={image} alt="" width={48} height={48} />}
              <span>{title}</span>
              <IconPlus size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
