import type { Take } from '@isl/signing/captured';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepDraft, tabStorage } from '../draft/kept-draft.js';
import { writeDown } from '../draft/write-down.js';
import { toLink } from '../frame/query.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';

/** Has a computer propose how what was shown is written, and opens that in the sign editor. */
export function WriteItDown({ take }: { readonly take: Take }) {
  const { t, settings, theme } = useApp();
  const [state, setState] = useState<'not' | 'working' | 'failed'>('not');
  const newest = useRef<Take | null>(take);
  newest.current = take;
  useEffect(() => {
    setState('not');
    return () => {
      newest.current = null;
    };
  }, [take]);
  const write = async (): Promise<void> => {
    setState('working');
    const written = await writeDown(take, settings.figure).catch(() => null);
    // Deleted, or another sign shown meanwhile.
    if (newest.current !== take) return;
    if (!written || !keepDraft(tabStorage(), { ...written, take })) {
      setState('failed');
      return;
    }
    const { language } = settings;
    location.assign(toLink(`${import.meta.env.BASE_URL}edit`, { isDraft: true, theme, language }));
  };
  return (
    <div class="write-down">
      <div class="row small">
        <button type="button" disabled={state === 'working'} onClick={() => void write()}>
          <Icon name="pencil" />
          <span>{t('write.go')}</span>
        </button>
      </div>
      <p class="hint">{t('write.hint')}</p>
      <p class="hint" role="status">
        {state === 'working' && t('show.working')}
        {state === 'failed' && t('write.failed')}
      </p>
    </div>
  );
}
