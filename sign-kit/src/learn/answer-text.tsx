import { useState } from 'preact/hooks';
import { useApp } from '../ui/context.js';

/** A word to write for the sign that was seen, in either language. */
export function AnswerText({ onAnswer }: { readonly onAnswer: (text: string) => void }) {
  const { t } = useApp();
  const [text, setText] = useState('');
  return (
    <form
      class="answer-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(text.trim());
      }}
    >
      <label class="field">
        {t('practice.yourWord')}
        <input
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="main" disabled={text.trim() === ''}>
        <span>{t('practice.check')}</span>
      </button>
    </form>
  );
}
