import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../src/features/prediction/sentence/features';
import { sidebarSlice, toggleSidebar } from '../../src/features/shell/slice';
import { loginPath, pathAfterLogin, productPath, searchPath } from '../../src/lib/paths';

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
