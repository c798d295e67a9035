import { TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type SearchHit, useSearchQuery } from '../../../lib/api/search';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useSettled } from '../../../lib/use-settled';
import styles from './editor.module.css';
import { type KnownSign, useKnownSigns, useNameIn } from './known-signs';

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
  const nameIn = useNameIn();
  const hits = found?.groups.find(({ kind }) => kind === 'sign')?.hits.slice(0, SHOWN) ?? [];
  const signs = hits.map(signOf);
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
        {signs.map((sign) => (
          <li key={sign._id}>
            <button
              type="button"
              className={styles.pick}
              aria-label={t('teaching.pick.add', { name: nameIn(sign) })}
              onClick={() => {
                learn(sign);
                setAdded(nameIn(sign));
                onPick(sign._id);
              }}
            >
              {sign.image !== undefined && <img src={sign.image} alt="" width={48} height={48} />}
              <span>{nameIn(sign)}</span>
              <IconPlus size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function signOf({ id, title, name = title, nameHi, image }: SearchHit): KnownSign {
  return {
    ...{ _id: id, name },
    ...(nameHi !== undefined && { nameHi }),
    ...(image !== undefined && { image }),
  };
}
