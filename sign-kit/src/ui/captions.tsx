import { useApp } from './context.js';
import type { Entry } from './entry.js';

/** The current word's gloss, its letters with the current one marked, and one polite message a word. */
export function Captions({
  entries,
  item,
}: {
  readonly entries: readonly Entry[];
  readonly item: number;
}) {
  const { t } = useApp();
  const current = entries[item];
  const ofWord = current ? entries.filter(({ chip }) => chip === current.chip) : [];
  const firstOfWord = current ? entries.findIndex(({ chip }) => chip === current.chip) : 0;
  const isSpelled = ofWord.length > 1;
  return (
    <div class="captions">
      <p class="visually-hidden" aria-live="polite">
        {current ? t('player.now', { sign: isSpelled ? current.word : current.label }) : ''}
      </p>
      {isSpelled ? (
        <ol class="letters" lang="en">
          {ofWord.map(({ label }, at) => (
            <li key={at} aria-current={firstOfWord + at === item ? 'step' : undefined}>
              {label}
            </li>
          ))}
        </ol>
      ) : (
        <p class="gloss" lang="en">
          {current?.label ?? '\u00a0'}
        </p>
      )}
    </div>
  );
}
