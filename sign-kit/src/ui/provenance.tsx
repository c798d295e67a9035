import { isMessageKey } from '../i18n/i18n.js';
import type { Taken } from '../taken/taken.js';
import type { VocabularyForm } from '../vocabulary/data.js';
import { useApp } from './context.js';
import { Icon } from './icons.js';

/** Who made a sign and who checked it; what to do when it is wrong. */
export function Provenance({ form }: { readonly form: VocabularyForm | null }) {
  const { t, send, isFramed } = useApp();
  return (
    <div class="provenance">
      <AvatarBadge />
      {form?.taken && <TakenFrom taken={form.taken} />}
      {form && !form.taken && <StatusBadge form={form} />}
      {form && !form.taken && <Reservations form={form} />}
      {form && isFramed && (
        <button
          type="button"
          class="quiet"
          onClick={() => send({ type: 'signkit:report', id: form.id, gloss: form.gloss })}
        >
          {t('sign.wrong')}
        </button>
      )}
    </div>
  );
}

/** Whose clip the movement is made from, and what of it is not there. */
function TakenFrom({ taken: { words } }: { readonly taken: Taken }) {
  const { t } = useApp();
  return (
    <>
      <span class="badge badge-draft">
        <Icon name="camera" />
        {t('taken.badge')}
      </span>
      <p class="hint">{t('taken.made', { words })}</p>
    </>
  );
}

/** That nobody real is seen. */
export function AvatarBadge() {
  const { t } = useApp();
  return (
    <span class="badge badge-avatar">
      <Icon name="cube" />
      {t('badge.avatar')}
    </span>
  );
}

/** Where a form is used, as far as its sources say, and what they leave open. */
function Reservations({ form: { kind, region, uncertain } }: { readonly form: VocabularyForm }) {
  const { t } = useApp();
  const parts = uncertain
    .map((part) => `part.${part}`)
    .filter(isMessageKey)
    .map((key) => t(key))
    .join(', ');
  return (
    <p class="hint">
      {region !== 'unknown' && `${t('sign.city', { region })}. `}
      {t('sign.region')}
      {parts !== '' && `. ${t('sign.uncertain', { parts })}`}
      {kind === 'word' && `. ${t('sign.mouthing')}`}
    </p>
  );
}

/** Whether Deaf signers have checked a form. */
export function StatusBadge({ form }: { readonly form: VocabularyForm }) {
  const { t } = useApp();
  if (form.reviewed) {
    const { count, region, date } = form.reviewed;
    return (
      <span class="badge badge-reviewed">
        <Icon name="tick" />
        {t('badge.reviewed', { n: count, region, date })}
      </span>
    );
  }
  return (
    <>
      <span class="badge badge-draft">
        <Icon name="question" />
        {t('badge.draft')}
      </span>
      {form.confidence === 'medium' && (
        <span class="badge badge-draft">
          <Icon name="question" />
          {t('badge.mayBeWrong')}
        </span>
      )}
    </>
  );
}
