import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { ClearSwitch } from '../../components/ui/clear-switch';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { PractiseThese } from '../../components/ui/practise-these';
import { WindowedList } from '../../components/ui/windowed-list';
import { hitTitle } from '../../lib/api/search';
import { useListWordsQuery } from '../../lib/api/words';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { findPath } from '../../lib/paths';
import { entryId, type Word } from './api';
import { AvatarNote } from './components/avatar-note';
import { DictionaryError, DictionaryLoading } from './components/dictionary-states';
import { EntryCard } from './components/entry-card';
import grids from './components/entry-grid.module.css';
import { LetterKeyboard } from './components/letter-keyboard';
import { useFoundWords } from './use-found-words';
import { useGroupName } from './use-group-name';
import { useWordFilter } from './use-word-filter';
import { matchesWord, noWordFilter, signedFirst } from './word-filter';
import styles from './words-page.module.css';

/** About as high as a row of cards, and as far from the next. */
const ROW_PX = 280;
const GAP_PX = 12;
const ALL_HERE = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
};

/** All words, narrowed by first letter, by group and by what is typed. */
export function WordsPage() {
  const { t, i18n } = useTranslation();
  const { data, error, isLoading, refetch } = useListWordsQuery();
  const groupName = useGroupName();
  // A course leads to a group: Words?category=actions.
  const [filter, change] = useWordFilter();
  const words = data?.words ?? [];
  // Until the words are here any letter may be one's.
  const initials = data && new Set(words.map(({ name }) => name.charAt(0).toLowerCase()));
  const { others, pages } = useFoundWords(words, filter);
  const direct = words.filter((word) => matchesWord(word, filter));
  const shown = [...signedFirst(direct), ...others.filter((word) => !direct.includes(word))];
  return (
    <>
      <PageHeading title={t('dictionary.wordsHeading')} intro={t('dictionary.wordsIntro')} />
      {!isLoading && !data ? (
        <DictionaryError error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.filters}>
          <LetterKeyboard
            chosen={filter.letter}
            initials={initials}
            onChoose={(letter) => change({ letter })}
          />
          <div className={styles.fields}>
            <TextInput
              type="search"
              label={t('dictionary.find')}
              value={filter.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
            <NativeSelect
              label={t('dictionary.group')}
              value={filter.category}
              onChange={(event) => change({ category: event.currentTarget.value })}
              data={[
                { value: '', label: t('dictionary.allGroups') },
                ...(data?.groups ?? []).map((value) => ({ value, label: groupName(value) })),
              ]}
            />
          </div>
          <Link to={findPath('make')} className={styles.make}>
            {t('dictionary.make')}
          </Link>
          <ClearSwitch
            label={t('dictionary.onlySigned')}
            checked={filter.isSigned}
            onChange={(event) => change({ isSigned: event.currentTarget.checked })}
          />
        </div>
      )}
      {isLoading && <DictionaryLoading />}
      {data && (
        <>
          {pages.length > 0 && (
            <p className={styles.pages}>
              {t('dictionary.pages')}{' '}
              {pages.map((page) => (
                <Link key={page.id} to={page.href}>
                  {hitTitle(page, i18n.language)}
                </Link>
              ))}
            </p>
          )}
          <WordEntries
            words={shown}
            isNarrowed={Object.values(filter).some(Boolean)}
            onClear={() => change(noWordFilter)}
          />
        </>
      )}
    </>
  );
}

function WordEntries({
  words,
  isNarrowed,
  onClear,
}: {
  readonly words: readonly Word[];
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation();
  const deferred = useDeferredValue(words);
  if (deferred.length === 0) {
    return (
      <EmptyState text={t('dictionary.emptyFilter')}>
        <Button onClick={onClear}>{t('dictionary.showAll')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className={grids.count}>
        {t('dictionary.count', { count: deferred.length, n: formatNumber(deferred.length) })}
      </p>
      {isNarrowed && (
        <p className={styles.practise}>
          <PractiseThese signs={deferred} />
        </p>
      )}
      <AvatarNote entries={deferred} />
      <WindowedList
        items={deferred}
        keyOf={entryId}
        label={t('dictionary.wordsHeading')}
        className={grids.dense}
        rowPx={ROW_PX}
        gapPx={GAP_PX}
        more={ALL_HERE}
      >
        {(word) => <EntryCard entry={word} />}
      </WindowedList>
    </>
  );
}
