import { useApp } from './context.js';

/** Which hand alphabet letters are taken from. */
export function AlphabetSwitch() {
  const { t, settings, change, vocabulary } = useApp();
  const chosen = vocabulary.alphabet(settings.alphabet).id;
  return (
    <fieldset class="choice">
      <legend>{t('learn.alphabet')}</legend>
      {vocabulary.data.alphabets.map(({ id, name, nameHi }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => change({ alphabet: id })}
        >
          {settings.language === 'hi' ? nameHi : name}
        </button>
      ))}
      <p class="hint">{t('letters.two')}</p>
    </fieldset>
  );
}
