import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../src/features/prediction/sentence/features';
import { sidebarSlice, toggleSidebar } from '../../src/features/shell/slice';
import { serverMessage, serverMsg, statusOf } from '../../src/lib/api/errors';
import { formatBytes, formatDate, formatDuration, formatPercent } from '../../src/lib/i18n/format';
import { languages } from '../../src/lib/i18n/languages';
import { loginPath, pathAfterLogin, productPath, searchPath } from '../../src/lib/paths';
import { canDelete } from '../../src/lib/session/ownership';

describe('the sidebar state', () => {
  it('is false under sidebarState.showSidebar and toggled by toggleSidebar', () => {
    expect(sidebarSlice.reducerPath).toBe('sidebarState');
    const first = sidebarSlice.reducer(undefined, { type: 'start' });
    expect(first).toEqual({ showSidebar: false });
    const second = sidebarSlice.reducer(first, toggleSidebar());
    expect(second).toEqual({ showSidebar: true });
    expect(sidebarSlice.reducer(second, toggleSidebar())).toEqual(first);
  });
});

describe('non-manual features', () => {
  it('are the lines that start with an asterisk, without it', () => {
    expect(readFeatures(['*  Head: shake ', 'plain', '* Brows: up', ' * indented'])).toEqual([
      'Head: shake',
      'Brows: up',
    ]);
  });
});

describe('paths', () => {
  it('lead back only to this app after login', () => {
    expect(pathAfterLogin('/dashboard/upload?a=1')).toBe('/dashboard/upload?a=1');
    for (const elsewhere of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
    ]) {
      expect(pathAfterLogin(elsewhere)).toBe('/dashboard');
    }
  });

  it('quote what is put into them', () => {
    expect(productPath('a/b')).toBe('/products/a%2Fb');
    expect(searchPath('a&b')).toBe('/dashboard/search?q=a%26b');
    expect(loginPath('/x?y=z')).toBe('/login?next=%2Fx%3Fy%3Dz');
  });
});

describe('who may delete', () => {
  const claims = { sub: 'me', name: 'Me', roles: [], demo: false, exp: 0 } as const;
  it.each([
    [null, 'me', false],
    [claims, 'me', true],
    [claims, 'you', false],
    [claims, undefined, false],
    [{ ...claims, roles: ['reviewer'] as const }, 'you', true],
    [{ ...claims, roles: ['admin'] as const }, undefined, true],
  ])('%# is decided by author and role', (who, authorId, isAllowed) => {
    expect(canDelete(who, authorId)).toBe(isAllowed);
  });
});

describe('what a server says', () => {
  it('is read from message and msg, and from nothing else', () => {
    const error = { status: 409, data: { message: 'long', msg: 'short' } };
    expect([serverMessage(error), serverMsg(error), statusOf(error)]).toEqual([
      'long',
      'short',
      409,
    ]);
    for (const other of [undefined, null, 'text', { status: 'FETCH_ERROR' }, { data: 'html' }]) {
      expect([serverMessage(other), serverMsg(other), statusOf(other)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

describe('a date', () => {
  it.each(languages)('is written as people who read %s write it in India', (language) => {
    const asPeopleDo = new Intl.DateTimeFormat(`${language}-IN`);
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(2026, 0, 1 + day, day % 24, 59);
      expect(formatDate(date.toISOString())).toBe(asPeopleDo.format(date));
    }
  });
});

describe('numbers for people', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [900, '900 bytes'],
    [2048, '2 kB'],
    [1.5 * 1024 * 1024, '1.5 MB'],
    [3 * 1024 ** 3, '3 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('are minutes and seconds, and whole percent', () => {
    expect(formatDuration(65.4)).toBe('1:05');
    expect(formatPercent(0.874)).toBe('87');
  });
});
