import { useState } from 'preact/hooks';
import { findItem } from '../learn/shelf.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';

/** Leads who showed a sign to the framing page's recorder, which asks for their consent and for a clip of its own. */
export function GiveIt() {
  const { t, send, vocabulary, settings } = useApp();
  const [word, setWord] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const give = (): void => {
    const name = word.trim();
    if (name === '') return;
    const item = findItem(name, vocabulary, settings.alphabet);
    // A face alone is asked for elsewhere.
    const isSign = item !== null && item.concept.kind !== 'expression';
    setUnknown(isSign ? null : name);
    if (isSign) send({ type: 'signkit:give', id: item.id });
  };
  return (
    <form
      class="give"
      aria-labelledby="give-title"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <h3 id="give-title">{t('give.title')}</h3>
      <p class="hint">{t('give.lead')}</p>
      <div class="row">
        <input
          type="text"
          aria-label={t('give.word')}
          placeholder={t('give.word')}
          value={word}
          maxLength={60}
          required
          onInput={(event) => setWord(event.currentTarget.value)}
        />
        <button type="submit">
          <Icon name="camera" />
          <span>{t('give.go')}</span>
        </button>
      </div>
      {unknown !== null && (
        <p class="fault" role="alert">
          {t('give.unknown', { word: unknown })}
        </p>
      )}
    </form>
  );
}
