import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hitTitle, isElsewhere, type SearchHit, useSearchQuery } from '../../lib/api/search';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { searchPath } from '../../lib/paths';
import { useSettled } from '../../lib/use-settled';
import styles from './search-field.module.css';

/** What the list below the field shows of each service's hits. */
const SUGGESTIONS = 6;
const TYPING_PAUSE_MS = 200;

/**
 * A search field that suggests while one types: arrow keys walk through the hits, Enter opens one or
 * shows all. By hand and not the component library's, which the bar of every screen would have to load.
 */
export function SearchField({
  initial = '',
  takesSlash = false,
}: {
  readonly initial?: string;
  /** The key / leads here from anywhere on the page. */
  readonly takesSlash?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = useSettled(text.trim(), TYPING_PAUSE_MS);
  // What was found for the letters before stays until the next answer is here.
  const { data: found } = useSearchQuery(
    { q: query, limit: SUGGESTIONS },
    { skip: query === '' || !isOpen },
  );
  useSlash(inputRef, takesSlash);

  const groups = isOpen && query !== '' ? (found?.groups ?? []) : [];
  const hits = groups.flatMap((group) => group.hits);
  const optionId = (hit: SearchHit): string => `${listId}-${hit.kind}-${hit.id}`;
  const chosen = hits[active];

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const open = (hit: SearchHit): void => {
    close();
    if (isElsewhere(hit)) window.open(hit.href, '_blank', 'noopener');
    else void navigate(hit.href);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen) {
      open(chosen);
      return;
    }
    close();
    if (text.trim() !== '') void navigate(searchPath(text.trim()));
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown') setActive(active + 1 < hits.length ? active + 1 : -1);
    else if (event.key === 'ArrowUp') setActive(active === -1 ? hits.length - 1 : active - 1);
    else return;
    event.preventDefault();
    if (event.key !== 'Escape') setOpen(true);
  };
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element search is too young for some phones
    <form
      role="search"
      aria-label={t(takesSlash ? 'shell.search' : 'search.heading')}
      onSubmit={submit}
      className={styles.form}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <IconSearch size={20} aria-hidden="true" className={styles.icon} />
      <input
        ref={inputRef}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        aria-label={t('shell.search')}
        placeholder={t('shell.search')}
        aria-keyshortcuts={takesSlash ? '/' : undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={walk}
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        className={styles.list}
        hidden={hits.length === 0}
      >
        {groups.map(({ kind, hits: ofKind }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={kind} role="group" aria-label={t(`search.group.${kind}`)}>
            <p aria-hidden="true" className={styles.kind}>
              {t(`search.group.${kind}`)}
            </p>
            {ofKind.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
              <div
                key={hit.id}
                id={optionId(hit)}
                role="option"
                tabIndex={-1}
                aria-selected={hit === chosen}
                className={styles.option}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(hit)}
              >
                {hit.image && <img src={hit.image} alt="" width={48} height={48} />}
                <span className={styles.text}>
                  <span className={styles.title}>{hitTitle(hit, i18n.language)}</span>
                  {hit.text && <span className={styles.extract}>{hit.text}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && query !== '' && found
          ? t('search.count', { count: found.count, n: formatNumber(found.count) })
          : ''}
      </p>
    </form>
  );
}

/** The key / leads to the field, but for where one types. */
function useSlash(inputRef: { readonly current: HTMLInputElement | null }, takesSlash: boolean) {
  useEffect(() => {
    if (!takesSlash) return;
    const focusBySlash = (event: globalThis.KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.key !== '/' || target?.closest('input, textarea, select, [contenteditable]'))
        return;
      event.preventDefault();
      inputRef.current?.focus();
    };
    document.addEventListener('keydown', focusBySlash);
    return () => document.removeEventListener('keydown', focusBySlash);
  }, [inputRef, takesSlash]);
}
