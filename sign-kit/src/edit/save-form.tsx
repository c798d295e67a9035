import { useEffect, useId, useState } from 'preact/hooks';
import { useApp } from '../ui/context.js';
import type { Segments } from './notation.js';
import type { Reach } from './use-reach.js';
import { useEditWords } from './words.js';

/** Of the contract. */
const REASON = { shortest: 10, longest: 1000 } as const;

type Sent = 'not' | 'sending' | 'kept' | 'refused';

/** Gives the change to the framing page with a reason; only there is somebody signed in. */
export function SaveForm({
  id,
  segments,
  isChanged,
  reach,
}: {
  readonly id: string;
  readonly segments: Segments;
  readonly isChanged: boolean;
  readonly reach: Reach;
}) {
  const t = useEditWords();
  const { isFramed, send, proposal } = useApp();
  const fieldId = useId();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState<Sent>('not');
  const [isShort, setShort] = useState(false);
  const answer = proposal?.id === id ? proposal.answer : undefined;
  useEffect(() => {
    if (answer === 'kept' || answer === 'refused') setSent(answer);
    if (answer === 'kept') setReason('');
  }, [proposal, answer]);
  useEffect(() => setSent('not'), [segments]);

  if (!isFramed) return <p class="hint">{t('save.alone')}</p>;
  const length = reason.trim().length;
  const propose = (event: Event): void => {
    event.preventDefault();
    setShort(length < REASON.shortest);
    if (length < REASON.shortest) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    setSent('sending');
    send({ type: 'signkit:proposed', id, segments, reason: reason.trim() });
  };
  const words = typeof proposal?.words === 'string' ? proposal.words : '';
  const isStrained = (reach.strains ?? []).length > 0;
  const mayNot = !isChanged ? 'save.unchanged' : !reach.isSolvable ? 'save.unsolvable' : null;
  return (
    <form class="edit-save" onSubmit={propose} noValidate>
      <label class="field" for={fieldId}>
        {t('save.reason')}
      </label>
      <p class="hint" id={`${fieldId}-hint`}>
        {t('save.hint')} {isStrained && reach.isSolvable && t('save.strained')}
      </p>
      <textarea
        id={fieldId}
        rows={3}
        maxLength={REASON.longest}
        value={reason}
        aria-describedby={`${fieldId}-hint`}
        aria-invalid={isShort && length < REASON.shortest}
        onInput={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p class="hint">{t('save.count', { n: length })}</p>
      {isShort && length < REASON.shortest && (
        <p class="fault" role="alert">
          {t('save.short')}
        </p>
      )}
      <div class="row">
        <button type="submit" class="main" disabled={mayNot !== null || sent === 'sending'}>
          {t(sent === 'sending' ? 'save.sending' : 'save')}
        </button>
        {mayNot && sent !== 'kept' && <p class="hint">{t(mayNot)}</p>}
      </div>
      <div role="status">
        {sent === 'kept' && <p class="edit-kept">{t('save.kept')}</p>}
        {sent === 'refused' && <p class="fault">{t('save.refused', { words })}</p>}
      </div>
    </form>
  );
}
