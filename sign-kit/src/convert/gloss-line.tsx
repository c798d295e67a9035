import type { Converted, Mark } from '@isl/grammar';
import type { MessageKey } from '../i18n/i18n.js';
import { useApp } from '../ui/context.js';

/** The sentence in ISL order, what the face does over it, each of which can be turned off, and why. */
export function GlossLine({
  converted: { glosses, marks, rules },
  off,
  onToggle,
}: {
  readonly converted: Converted;
  /** Numbers of the marks that are turned off. */
  readonly off: readonly number[];
  readonly onToggle: (mark: number) => void;
}) {
  const { t } = useApp();
  const wordsUnder = ({ start, end }: Mark): string =>
    glosses
      .slice(start, end)
      .map(({ gloss }) => gloss)
      .join(' ');
  return (
    <section class="gloss-line" aria-label={t('grammar.face')}>
      <ul class="row small">
        {marks.map((mark, at) => (
          <li key={`${mark.type}-${mark.start}`}>
            <button
              type="button"
              class="quiet"
              aria-pressed={!off.includes(at)}
              onClick={() => onToggle(at)}
            >
              {t(`grammar.${mark.type}` as MessageKey)}: {wordsUnder(mark)}
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('grammar.why')}</summary>
        <p class="hint">{t('grammar.rules', { rules: rules.join(', ') })}</p>
      </details>
    </section>
  );
}
