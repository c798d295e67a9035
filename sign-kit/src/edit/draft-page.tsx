import { formWith } from '@isl/signing/draft/form';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type KeptDraft, readDraft, tabStorage } from '../draft/kept-draft.js';
import { openRequest } from '../show/made.js';
import type { SignRequest } from '../signer/signer.js';
import { NEW_HAND } from './notation.js';
import { isSolvable } from './reach.js';
import { SignEditor } from './sign-editor.js';
import { useEditWords } from './words.js';

const EMPTY = formWith([{ D: NEW_HAND }]);

/** A sign that somebody showed, as a computer would write it: to be mended, and never shown as ISL. */
export function DraftPage() {
  const t = useEditWords();
  const [kept] = useState<KeptDraft | null>(() => {
    const draft = readDraft(tabStorage());
    return draft && isSolvable(formWith(draft.segments)) ? draft : null;
  });
  const form = useMemo(() => (kept ? formWith(kept.segments) : EMPTY), [kept]);
  const shown = useShown(kept);
  return (
    <main class="page edit">
      <h1>{t('draft.title')}</h1>
      {kept ? (
        <DraftTold kept={kept} />
      ) : (
        <p class="fault" role="alert">
          {t('draft.gone')}
        </p>
      )}
      <SignEditor form={form} draft={{ unsure: kept?.uncertain ?? [], shown }} />
    </main>
  );
}

/** What was shown, to be looked at beside the draft; null until what works it out is here, or where it never comes. */
function useShown(kept: KeptDraft | null): SignRequest | null {
  const [shown, setShown] = useState<SignRequest | null>(null);
  useEffect(() => {
    if (kept) openRequest(kept.take).then(setShown, () => {});
  }, [kept]);
  return shown;
}

const whole = (value: number): number => Math.max(1, Math.round(value));

function DraftTold({ kept: { uncertain, costs } }: { readonly kept: KeptDraft }) {
  const t = useEditWords();
  const unsure = uncertain.map((field) => t(`unsure.${field}`)).join(', ');
  return (
    <section class="edit-draft" aria-label={t('draft.status')}>
      <p>
        <strong>{t('draft.status')}</strong> {t('draft.lead')}
      </p>
      {unsure !== '' && <p>{t('draft.unsure', { what: unsure })}</p>}
      <details>
        <summary>{t('draft.costs')}</summary>
        <ul>
          {costs.map(({ placeCm, palmDegrees, handshapeDegrees, pathCm }, at) => (
            <li key={at}>
              {t('draft.cost', {
                n: at + 1,
                place: whole(placeCm),
                palm: whole(palmDegrees),
                fingers: whole(handshapeDegrees),
                way: whole(pathCm),
              })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
