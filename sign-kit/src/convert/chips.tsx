import type { Mark } from '@isl/grammar';
import { useEffect, useRef } from 'preact/hooks';
import type { MessageKey } from '../i18n/i18n.js';
import type { Chip } from '../text/plan.js';
import { useApp } from '../ui/context.js';

/** What will be signed, word by word: sign, letters, or left out and why, and what the face says over it. */
export function Chips({
  chips,
  current,
  marks,
}: {
  readonly chips: readonly Chip[];
  readonly current: number;
  /** Of the sentence, by the numbers of its chips. */
  readonly marks: readonly Mark[];
}) {
  const { t, send, isFramed, vocabulary } = useApp();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chip = list.current?.children[current] as HTMLElement | undefined;
    // Within the list alone: the page stays where its reader is.
    if (chip && list.current) {
      list.current.scrollTo({ top: chip.offsetTop - list.current.offsetTop - 8 });
    }
  }, [current]);
  const namesOver = (at: number): string[] =>
    marks
      .filter(({ start, end }) => start <= at && at < end)
      .map(({ type }) => t(`grammar.${type}` as MessageKey));
  const missing = chips.find((chip) => chip.kind === 'spelled' && chip.concept !== null);
  const missingId = missing?.kind === 'spelled' ? missing.concept : null;
  const missingConcept = missingId === null ? undefined : vocabulary.concept(missingId);
  return (
    <section class="plan" aria-label={t('convert.chips')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
      <ol class="chips" ref={list} tabIndex={0}>
        {chips.map((chip, at) => (
          <li
            key={at}
            class={`chip chip-${chip.kind}`}
            data-marked={namesOver(at).length > 0}
            aria-current={at === current ? 'step' : undefined}
          >
            <span class="chip-text">{chip.kind === 'sign' ? glossOf(chip) : chip.text}</span>
            <span class="chip-kind">
              {t(isTaken(chip) ? 'chip.taken' : `chip.${chip.kind}`)}
              {chip.kind === 'skipped' && `: ${t(`chip.skipped.${chip.reason}`)}`}
              {namesOver(at).map((name) => `, ${name}`)}
            </span>
          </li>
        ))}
      </ol>
      {missing && missingConcept && (
        <p class="hint">
          {isFramed ? (
            <button
              type="button"
              class="quiet"
              onClick={() =>
                send({
                  type: 'signkit:report',
                  id: `word-${missingConcept.id}`,
                  gloss: missingConcept.gloss,
                })
              }
            >
              {t('sign.none', { word: missing.text })}
            </button>
          ) : (
            t('sign.none', { word: missing.text })
          )}
        </p>
      )}
    </section>
  );
}

const isTaken = ({ items }: Chip): boolean => items.some(({ form }) => form.taken !== undefined);

function glossOf({ items }: Chip): string {
  return items.map(({ label }) => label).join('');
}
