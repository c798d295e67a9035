import { TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useSettled } from '../../../lib/use-settled';
import { type Clip, useFindClipsQuery, useListOwnClipsQuery } from '../api';
import styles from './editor.module.css';

const TYPING_PAUSE_MS = 250;

/** One's own videos and those of others, as far as everybody may see them. */
export function ClipPicker({ onPick }: { readonly onPick: (clip: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const q = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data: own = [] } = useListOwnClipsQuery();
  const { currentData: found, isError } = useFindClipsQuery(q, { skip: q === '' });
  const pick = (clip: Clip): void => {
    setAdded(nameOf(clip));
    onPick(clip._id);
  };
  const nameOf = ({ title }: Clip): string => title || t('videos.untitled');
  const rows = (clips: readonly Clip[], label: string) => (
    <ul className={styles.found} aria-label={label}>
      {clips.map((clip) => (
        <li key={clip._id}>
          <button
            type="button"
            className={styles.pick}
            aria-label={t('teaching.pick.add', { name: nameOf(clip) })}
            onClick={() => pick(clip)}
          >
            {clip.poster !== undefined && <img src={clip.poster} alt="" width={48} height={48} />}
            <span>{nameOf(clip)}</span>
            <IconPlus size={20} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.picker}>
      <p className={styles.note}>{t('teaching.pick.shownOnly')}</p>
      {own.length > 0 && (
        <>
          <h4>{t('teaching.pick.own')}</h4>
          {rows(own, t('teaching.pick.own'))}
        </>
      )}
      <TextInput
        type="search"
        label={t('teaching.pick.videos')}
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
        {found?.length === 0 && t('teaching.pick.none')}
      </p>
      {found && rows(found, t('teaching.pick.found'))}
    </div>
  );
}
