import { useRef, useState } from 'preact/hooks';
import type { KeptIn } from '../practice/cards.js';
import { useApp } from '../ui/context.js';

/** Where practice is kept, and how it is forgotten: asked once more where lessons have a share in it. */
export function ForgetPractice({
  keptIn,
  onForget,
}: {
  readonly keptIn: KeptIn;
  readonly onForget: () => void;
}) {
  const { t } = useApp();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const answer = (isSure: boolean): void => {
    setAsking(false);
    button.current?.focus();
    if (isSure) onForget();
  };
  return (
    <>
      <p class="hint">
        {t(`practice.kept.${keptIn}`)}{' '}
        <button
          type="button"
          class="quiet"
          ref={button}
          aria-expanded={keptIn === 'browser' ? undefined : isAsking}
          onClick={() => (keptIn === 'browser' ? onForget() : setAsking(!isAsking))}
        >
          {t('practice.forget')}
        </button>
      </p>
      {isAsking && (
        <p class="hint">
          {t('practice.forget.sure')}{' '}
          <button type="button" class="quiet" onClick={() => answer(true)}>
            {t('practice.forget.yes')}
          </button>{' '}
          <button type="button" class="quiet" onClick={() => answer(false)}>
            {t('practice.forget.no')}
          </button>
        </p>
      )}
    </>
  );
}
