import { useApp } from '../ui/context.js';
import { TABS, type Tab } from './tabs.js';

/** The tabs of the page, and the search through all cards. */
export function LearnTop({
  open,
  text,
  onOpen,
  onText,
}: {
  /** Null while a search is shown in place of a tab. */
  readonly open: Tab | null;
  readonly text: string;
  readonly onOpen: (tab: Tab) => void;
  readonly onText: (text: string) => void;
}) {
  const { t } = useApp();
  return (
    <div class="learn-top">
      <nav class="tabs" aria-label={t('learn.sections')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            data-tab={name}
            aria-pressed={open === name}
            onClick={() => onOpen(name)}
          >
            {t(`learn.${name}`)}
          </button>
        ))}
      </nav>
      <label class="field search">
        {t('learn.search')}
        <input type="search" value={text} onInput={(event) => onText(event.currentTarget.value)} />
      </label>
    </div>
  );
}
