import { useState } from 'preact/hooks';
import { dropDraft, tabStorage } from '../draft/kept-draft.js';
import { toLink } from '../frame/query.js';
import { useApp } from '../ui/context.js';
import { download } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import type { Segments } from './notation.js';
import { useEditWords } from './words.js';

/** A draft is proposed to nobody: whoever made it may take it along as a file. */
export function SaveDraft({ segments }: { readonly segments: Segments }) {
  const t = useEditWords();
  const { settings, theme } = useApp();
  const [saved, setSaved] = useState<Segments | null>(null);
  const save = (): void => {
    const text = JSON.stringify({ status: 'draft', segments }, null, 2);
    download('sign-draft.json', new Blob([text], { type: 'application/json' }));
    setSaved(segments);
  };
  const drop = (): void => {
    dropDraft(tabStorage());
    location.replace(
      toLink(`${import.meta.env.BASE_URL}learn-sign/show`, { theme, language: settings.language }),
    );
  };
  return (
    <div class="edit-save">
      <p class="hint">{t('draft.stays')}</p>
      <div class="row">
        <button type="button" onClick={save}>
          <Icon name="save" />
          <span>{t('draft.save')}</span>
        </button>
        <button type="button" onClick={drop}>
          <Icon name="cross" />
          <span>{t('draft.delete')}</span>
        </button>
      </div>
      <p class="hint" role="status">
        {saved === segments && t('draft.saved')}
      </p>
    </div>
  );
}
