import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { CandidateButtons } from './candidate-buttons';
import own from './letter-choices.module.css';
import type { SpelledLetter } from './signed-word';
import { type Word, wordRespelled } from './slice';
import row from './word-editor.module.css';

/** The letters of a spelled word, and what else each may have been; the least sure one stands open. */
export function LetterChoices({ word: { key, word, letters } }: { readonly word: Word }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const panelId = useId();
  const [chosen, setChosen] = useState(() => leastSure(letters));
  const at = Math.min(chosen, letters.length - 1);
  const letter = letters[at];
  if (!letter) return null;
  const respell = (to: readonly SpelledLetter[]): void => {
    dispatch(wordRespelled({ key, letters: to }));
  };
  const names = { at: formatNumber(at + 1), letter: letter.label };
  const hasOthers = letter.candidates.some(({ label }) => label !== letter.label);
  return (
    <fieldset className={own.part}>
      <legend className="visually-hidden">{t('prediction.letters.of', { word })}</legend>
      <div className={own.letters}>
        {letters.map(({ label }, index) => (
          <button
            // A letter has no name but its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: places are what is changed here
            key={index}
            type="button"
            className={own.letter}
            aria-label={t('prediction.letters.at', { at: formatNumber(index + 1), letter: label })}
            aria-pressed={index === at}
            aria-controls={panelId}
            onClick={() => setChosen(index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id={panelId} className={row.row}>
        <p className={row.label}>
          {t(hasOthers ? 'prediction.letters.instead' : 'prediction.letters.none', names)}
        </p>
        {hasOthers && (
          <CandidateButtons
            candidates={letter.candidates}
            chosen={letter.label}
            onChoose={({ label, score }) =>
              respell(letters.map((one) => (one === letter ? { ...one, label, score } : one)))
            }
          />
        )}
        {letters.length > 1 && (
          <Button variant="subtle" onClick={() => respell(letters.filter((one) => one !== letter))}>
            {t('prediction.letters.leaveOut', names)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function leastSure(letters: readonly SpelledLetter[]): number {
  const scores = letters.map(({ score }) => score);
  return scores.indexOf(Math.min(...scores));
}
