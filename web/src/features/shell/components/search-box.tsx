import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../../../lib/paths';
import styles from './search-box.module.css';

/** The search text box on medium and wider screens; the key / leads to it. */
export function SearchBox() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.key !== '/' || target?.closest('input, textarea, select, [contenteditable]'))
        return;
      event.preventDefault();
      inputRef.current?.focus();
    };
    document.addEventListener('keydown', focusBySlash);
    return () => document.removeEventListener('keydown', focusBySlash);
  }, []);

  const search = (event: FormEvent): void => {
    event.preventDefault();
    const query = inputRef.current?.value.trim() ?? '';
    if (query !== '') void navigate(searchPath(query));
  };

  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element search is too young for some phones */}
      <form role="search" onSubmit={search} className={styles.form}>
        <IconSearch size={20} aria-hidden="true" className={styles.icon} />
        <input
          ref={inputRef}
          type="search"
          name="q"
          maxLength={100}
          className={styles.input}
          aria-label={t('shell.search')}
          placeholder={t('shell.search')}
          aria-keyshortcuts="/"
        />
      </form>
    </div>
  );
}
