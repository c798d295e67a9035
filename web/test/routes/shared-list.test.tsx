import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/render-app';

const LINK = '/dashboard/lists/shared#name=Kitchen&signs=word-water,word-tea';

describe('a list that somebody handed on', () => {
  it('is looked at, practised and copied by whoever has the link', async () => {
    const { user, path } = openApp(LINK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Kitchen · Indian Sign Language'));
    expect(screen.getByText('Somebody shared this list with you: 2 signs')).toBeVisible();
    const signs = within(screen.getByRole('list', { name: 'Signs of the list' }));
    expect(await signs.findByRole('link', { name: 'water' })).toHaveAttribute(
      'href',
      '/products/word-water',
    );
    expect(signs.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Practise this list' })).toHaveAttribute(
      'href',
      '/dashboard/Sign?lesson=practice&list=word-water%2Cword-tea',
    );

    await user.click(screen.getByRole('button', { name: 'Copy to my lists' }));
    expect(await screen.findByRole('button', { name: 'Take water out' })).toBeVisible();
    expect(path()).toMatch(/^\/dashboard\/lists\/[0-9a-f-]{36}$/);
  });

  it('that came broken says so', async () => {
    openApp('/dashboard/lists/shared#name=Kitchen');
    expect(await screen.findByText(/This link has no list in it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy to my lists' })).not.toBeInTheDocument();
  });
});
