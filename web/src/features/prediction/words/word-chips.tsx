import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatNumber, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { type Mark, marksByWord } from '../face/face-marks';
import { type Word, wordMoved, wordRemoved } from './slice';
import own from './word-chips.module.css';

const WordEditor = lazy(() =>
  import('./word-editor').then((file) => ({ default: file.WordEditor })),
);

/** The words of the sentence in their order; a press on one opens what can be changed about it. */
export const WordChips = memo(function WordChips({ words }: { readonly words: readonly Word[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<string | null>(null);
  const [movedKey, setMovedKey] = useState<string | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const marks = marksByWord(words);
  const at = words.findIndex(({ key }) => key === chosen);
  const open = words[at];
  const movedAt = words.findIndex(({ key }) => key === movedKey);
  const moved = words[movedAt];

  // The browser lets go of a chip that changes its place.
  useEffect(() => {
    if (movedAt < 0 || document.activeElement !== document.body) return;
    listRef.current?.querySelectorAll<HTMLElement>('[data-chip]')[movedAt]?.focus();
  }, [movedAt]);

  const move = (key: string, by: -1 | 1): void => {
    setMovedKey(key);
    dispatch(wordMoved({ key, by }));
  };
  const remove = (key: string, button: Element): void => {
    passFocusOn(button);
    if (key === chosen) setChosen(null);
    dispatch(wordRemoved(key));
  };
  const close = (): void => {
    listRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setChosen(null);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, key: string): void => {
    if (event.key === 'ArrowLeft') move(key, -1);
    else if (event.key === 'ArrowRight') move(key, 1);
    else if (event.key === 'Delete') remove(key, event.currentTarget);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <p id="chip-keys" className="visually-hidden">
        {t('prediction.edit.keys')}
      </p>
      <ul ref={listRef} className={own.words} aria-label={t('prediction.words')}>
        {words.map((word, index) => (
          <li key={word.key} className={own.chip} data-source={word.learntFrom}>
            <button
              type="button"
              data-chip
              className={own.word}
              aria-expanded={word.key === chosen}
              aria-describedby="chip-keys"
              onClick={() => setChosen(word.key === chosen ? null : word.key)}
              onKeyDown={(event) => onKey(event, word.key)}
            >
              <ChipText word={word} marks={marks[index] ?? []} />
            </button>
            <button
              type="button"
              className={own.remove}
              aria-label={t('prediction.remove', { word: word.word })}
              onClick={({ currentTarget }) => remove(word.key, currentTarget)}
            >
              <IconX size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved &&
          t('prediction.edit.moved', {
            word: moved.word,
            at: formatNumber(movedAt + 1),
            of: formatNumber(words.length),
          })}
      </p>
      {open && (
        <Suspense>
          <WordEditor
            word={open}
            next={words[at + 1]}
            marks={marks[at] ?? []}
            isFirst={at === 0}
            onMove={(by) => move(open.key, by)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
});

function ChipText({ word, marks }: { readonly word: Word; readonly marks: readonly Mark[] }) {
  const { t } = useTranslation();
  const { confidence, times } = word;
  return (
    <>
      <span>
        {confidence === null
          ? word.word
          : t('prediction.sign', { label: word.word, p: formatPercent(confidence) })}
        {times > 1 && <span className={own.times}> ×{formatNumber(times)}</span>}
      </span>
      {marks.length > 0 && (
        <span className={own.marks}>
          {marks.map((mark) => t(`prediction.marks.${mark}`)).join(', ')}
        </span>
      )}
    </>
  );
}
