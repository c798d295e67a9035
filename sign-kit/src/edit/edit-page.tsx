import forms from 'virtual:forms';
import { useMemo } from 'preact/hooks';
import { useApp } from '../ui/context.js';
import { DraftPage } from './draft-page.js';
import { SignEditor } from './sign-editor.js';
import { useEditWords } from './words.js';

/** A form of the lexicon or a draft of what somebody showed. */
export function EditPage() {
  return useApp().query.isDraft ? <DraftPage /> : <FormPage />;
}

/** One form of the lexicon, to be changed by who knows it better. */
function FormPage() {
  const { query, settings, vocabulary } = useApp();
  const t = useEditWords();
  const { sign, variant } = query;
  const form = useMemo(() => {
    if (sign === null) return null;
    const named = variant === null ? [sign] : [`${sign}-${variant}`, sign];
    const id = named.find((one) => forms[one]);
    return (id === undefined ? undefined : forms[id]) ?? null;
  }, [sign, variant]);
  if (!form) {
    return (
      <main class="page">
        <h1>{t('unknown')}</h1>
      </main>
    );
  }
  const concept = vocabulary.concept(form.concept);
  const name = (settings.language === 'hi' ? concept?.hi : concept?.en) ?? form.gloss;
  return (
    <main class="page edit">
      <h1>{t('title', { name })}</h1>
      <p class="lead">{t('lead')}</p>
      <SignEditor key={form.id} form={form} />
    </main>
  );
}
