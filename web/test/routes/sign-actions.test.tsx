import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aForm, aLetterSign, aSign, aSpelledSign } from '../support/factories';
import { openApp } from '../support/render-app';
import { serve } from '../support/sign-page';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('what one does with a sign', () => {
  it('is to practise it, where it has a form that is shown', async () => {
    serve(aSign());
    openApp('/products/word-friend');
    const link = await screen.findByRole('link', { name: 'Practise this sign' });
    expect(link).toHaveAttribute('href', '/dashboard/Sign?lesson=practice&sign=word-friend');
  });

  it('is to practise a face as well', async () => {
    const id = 'expression-sad';
    serve(aSign({ _id: id, id, kind: 'expression', forms: [aForm({ id })] }));
    openApp('/products/expression-sad');
    expect(await screen.findByRole('link', { name: 'Practise this sign' })).toBeVisible();
  });

  it('is to teach it to the computer, where it is a word', async () => {
    serve(aSign());
    openApp('/products/word-friend');
    expect(
      await screen.findByRole('link', { name: 'Teach the computer this sign' }),
    ).toHaveAttribute('href', '/dashboard/Prediction?teach=word-friend');
  });

  it('is not to teach a letter, which stands still', async () => {
    serve(aLetterSign('v2'));
    openApp('/products/letter-a-v2');
    await screen.findByRole('button', { name: 'Share' });
    expect(
      screen.queryByRole('link', { name: 'Teach the computer this sign' }),
    ).not.toBeInTheDocument();
  });

  it('is to show it, where there is none: its letters stand at once, and why', async () => {
    serve(aSpelledSign('tea'));
    openApp('/products/word-tea');
    const letters = await screen.findByRole('list', { name: 'tea, letter by letter' });
    expect(
      within(letters)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['T', 'E', 'A']);
    expect(letters.querySelectorAll('img')).toHaveLength(3);
    expect(screen.getByText(/^A sign stands here only when a source shows it/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show us this sign' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation?prompt=sign:word-tea',
    );
    expect(screen.queryByRole('link', { name: 'Practise this sign' })).not.toBeInTheDocument();
  });

  it('is to hand on its link under a title of its own', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    serve(aSign());
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'friend in Indian Sign Language',
      url: expect.stringMatching(/^https?:\/\//),
    });
    expect(document.title).toBe('friend · Indian Sign Language');
  });

  it('is to copy its link, where the browser hands nothing on', async () => {
    serve(aSign());
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^https?:\/\//);
  });
});
