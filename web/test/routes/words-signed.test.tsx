import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { names } from '../support/dictionary';
import { aWord } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const drawn = (name: string) => ({
  ...aWord(name),
  pictureKind: 'drawn' as const,
  status: 'none' as const,
});
const signed = (name: string) => ({ ...aWord(name), pictureKind: 'avatar' as const });
const list = () => screen.getByRole('list', { name: 'Words' });

describe('words with and without a sign', () => {
  it('stand with the signed ones first, and alone when one asks for it; the address keeps it', async () => {
    const data = [drawn('apple'), signed('ball'), drawn('cup'), signed('door')];
    server.use(http.get(api('/words'), () => HttpResponse.json({ data, categories: [] })));
    const { user, path } = openApp('/dashboard/dictionary/Words');
    await screen.findByRole('list', { name: 'Words' });
    expect(names(list())).toEqual(['ball', 'door', 'apple', 'cup']);
    await user.click(screen.getByRole('switch', { name: 'Only with a sign' }));
    await waitFor(() => expect(names(list())).toEqual(['ball', 'door']));
    expect(path()).toBe('/dashboard/dictionary/Words?signed=1');
    await user.click(screen.getByRole('switch', { name: 'Only with a sign' }));
    await waitFor(() => expect(names(list())).toHaveLength(4));
    expect(path()).toBe('/dashboard/dictionary/Words');
  });
});
