import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useListWordsQuery } from '../../../lib/api/words';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { type Word, wordReplaced } from './slice';
import own from './spelling-hints.module.css';
import { suggestWords } from './suggestions';

/** For each spelled word that is none of the dictionary: which one it may be. Only a person changes it. */
export function SpellingHints({ spelled }: { readonly spelled: readonly Word[] }) {
  const glosses = useListWordsQuery().data?.words.map(({ gloss }) => gloss);
  if (!glosses) return null;
  return (
    <ul className={own.hints}>
      {spelled.map((word) => (
        <Hint key={word.key} word={word} glosses={glosses} />
      ))}
    </ul>
  );
}

function Hint({ word, glosses }: { readonly word: Word; readonly glosses: readonly string[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const suggestions = suggestWords(word.letters, glosses);
  if (suggestions.length === 0) return null;
  const choose =
    (chosen: string) =>
    ({ currentTarget }: MouseEvent): void => {
      passFocusOn(currentTarget);
      dispatch(wordReplaced({ key: word.key, word: chosen, learntFrom: word.learntFrom }));
    };
  return (
    <li className={own.hint}>
      <p>{t('prediction.spelling.meant', { word: word.word })}</p>
      {suggestions.map(({ gloss }) => (
        <Button key={gloss} variant="default" onClick={choose(gloss)}>
          {gloss}
        </Button>
      ))}
      <Button variant="subtle" onClick={choose(word.word)}>
        {t('prediction.spelling.keep', { word: word.word })}
      </Button>
    </li>
  );
}
