import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { useMade } from '../ui/use-made.js';
import type { VocabularyForm } from '../vocabulary/data.js';
import { useSignName } from './use-sign-name.js';

/** The end of a round: how much was right, and what to repeat. */
export function RoundEnd({
  right,
  of,
  missed,
  onRepeat,
  onAnother,
}: {
  readonly right: number;
  readonly of: number;
  readonly missed: readonly VocabularyForm[];
  readonly onRepeat: (ids: readonly string[]) => void;
  readonly onAnother: () => void;
}) {
  const { t } = useApp();
  const nameOf = useSignName();
  const madeOf = useMade();
  return (
    <div class="round-end">
      <div role="status">
        <h2>{t('practice.end', { n: right, m: of })}</h2>
      </div>
      {missed.length === 0 ? (
        <p>{t('practice.allRight')}</p>
      ) : (
        <>
          <h3>{t('practice.repeat')}</h3>
          <ul>
            {missed.map((form) => (
              <li key={form.id}>
                <strong>{nameOf(form)}</strong> <span>{madeOf(form)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div class="row">
        {missed.length > 0 && (
          <button type="button" class="main" onClick={() => onRepeat(missed.map(({ id }) => id))}>
            <Icon name="replay" />
            <span>{t('practice.repeatThese')}</span>
          </button>
        )}
        <button type="button" class={missed.length > 0 ? '' : 'main'} onClick={onAnother}>
          <Icon name="next" />
          <span>{t('practice.another')}</span>
        </button>
      </div>
    </div>
  );
}
