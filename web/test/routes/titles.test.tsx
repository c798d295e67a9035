import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { openSignedIn } from '../support/render-app';

const SITE = { en: 'Indian Sign Language', hi: 'भारतीय सांकेतिक भाषा' } as const;
/** Addresses with a part of their own have the tests of their screens; the landing page is the site. */
const paths = screens.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/');

describe.each(['en', 'hi'] as const)('the tab in the language %s', (language) => {
  it.each(paths)('is named after the screen at %s', async (path) => {
    await chooseLanguage(language);
    document.title = '';
    openSignedIn(path, { sub: 'titles', roles: ['admin', 'reviewer'] });
    const end = ` · ${SITE[language]}`;
    await waitFor(() => expect(document.title.endsWith(end)).toBe(true));
    const name = document.title.slice(0, -end.length);
    expect(name).not.toBe('');
    if (language === 'hi') expect(name).toMatch(/[\u0900-\u097f]|ISL/);
  });
});
