import type { Form } from '@isl/lexicon/form';
import { captureMotion } from '@isl/signing/captured';
import { useMemo, useState } from 'preact/hooks';
import { type KeptDraft, readDraft, tabStorage } from '../draft/kept-draft.js';
import { requestOf } from '../show/made.js';
import { NEW_HAND } from './notation.js';
import { isSolvable } from './reach.js';
import { SignEditor } from './sign-editor.js';
import { useEditWords } from './words.js';

/** What the solver asks of a form beside its parts; a draft is nobody's form. */
const formOf = (segments: Form['segments']): Form => ({
  id: 'word-shown',
  concept: 'shown',
  gloss: 'SHOWN',
  kind: 'word',
  region: 'unknown',
  confidence: 'medium',
  origin: 'gesture',
  uncertain: [],
  sources: [{ name: 'shown', seen: 'shown', seenHi: 'shown' }],
  alt: 'A sign that was shown to the camera',
  altHi: 'कैमरे को दिखाया गया संकेत',
  segments,
});

const EMPTY = formOf([{ D: NEW_HAND }]);

/** A sign that somebody showed, as a computer would write it: to be mended, and never shown as ISL. */
export function DraftPage() {
  const t = useEditWords();
  const [kept] = useState<KeptDraft | null>(() => {
    const draft = readDraft(tabStorage());
    return draft && isSolvable(formOf(draft.segments)) ? draft : null;
  });
  const form = useMemo(() => (kept ? formOf(kept.segments) : EMPTY), [kept]);
  const shown = useMemo(() => kept && requestOf(kept.take, captureMotion), [kept]);
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
