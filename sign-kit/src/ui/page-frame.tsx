import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { toLink } from '../frame/query.js';
import { fetchFonts } from '../styles/fonts.js';
import { useApp } from './context.js';

/** Heading, the other page, the language, and what this is not for. */
export function PageFrame({
  page,
  children,
}: {
  readonly page: 'convert' | 'learn-sign';
  readonly children: ComponentChildren;
}) {
  const { t, settings, theme, change, query } = useApp();
  // Where a stage is, the typeface comes after its figure.
  useEffect(() => {
    if (!document.querySelector('.stage')) fetchFonts();
  }, []);
  const title = t(page === 'convert' ? 'convert.title' : 'learn.title');
  if (query.isPlayerOnly) {
    return (
      <main class={query.isStageOnly ? 'page bare stage-only' : 'page bare'}>
        <h1 class="visually-hidden">{title}</h1>
        {children}
      </main>
    );
  }
  const other = page === 'convert' ? 'learn-sign' : 'convert';
  return (
    <div class="page">
      <header class="top">
        <h1>{title}</h1>
        <nav>
          <a
            href={toLink(`${import.meta.env.BASE_URL}${other}`, {
              theme,
              language: settings.language,
            })}
          >
            {t(other === 'convert' ? 'convert.title' : 'learn.title')}
          </a>
          <button
            type="button"
            class="quiet"
            lang={settings.language === 'hi' ? 'en' : 'hi'}
            onClick={() => change({ language: settings.language === 'hi' ? 'en' : 'hi' })}
          >
            {t('app.language')}
          </button>
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <p class="limit">{t('use.limit')}</p>
      </footer>
    </div>
  );
}
