import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aVideo } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const counts = {
  sign: [{ value: 'word-hello', label: 'HELLO', count: 2 }],
  region: [
    { value: 'IN-KL', count: 2 },
    { value: 'IN-DL', count: 1 },
  ],
  kind: [{ value: 'sign', count: 3 }],
  review: [{ value: 'not-reviewed', count: 3 }],
};
let lists: string[] = [];
let counted: string[] = [];

beforeEach(() => {
  lists = [];
  counted = [];
  server.use(
    http.get(api('/videos'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      lists.push(String(searchParams));
      return HttpResponse.json({ data: searchParams.get('region') === 'IN-DL' ? [] : [aVideo()] });
    }),
    http.get(api('/videos/counts'), ({ request }) => {
      counted.push(String(new URL(request.url).searchParams));
      return HttpResponse.json(counts);
    }),
  );
});

const options = (name: string): Array<string | null> =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the filters of the video data set', () => {
  it('name each value with how many videos it would show', async () => {
    openApp('/dashboard/Datasets');
    await screen.findByRole('option', { name: 'HELLO (2)' });
    expect(options('Asked for')).toEqual(['Any', 'HELLO (2)']);
    expect(options('Region')).toEqual(['Any', 'Kerala (2)', 'Delhi (1)']);
    expect(options('Kind')).toEqual(['Any', 'Sign (3)']);
    expect(options('Language')).toEqual([
      'Any',
      'No Deaf signer has looked at the language yet (3)',
    ]);
  });

  it('stand in the address, and go as chips', async () => {
    const { user, path } = openApp('/dashboard/Datasets');
    await screen.findByRole('option', { name: 'Kerala (2)' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Kerala (2)');
    await waitFor(() => expect(lists).toContain('region=IN-KL'));
    expect(path()).toBe('/dashboard/Datasets?region=IN-KL');

    await user.click(await screen.findByRole('button', { name: 'Drop: Kerala' }));

    expect(path()).toBe('/dashboard/Datasets');
    expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
  });

  it('come from the address; what no filter can be is passed over', async () => {
    openApp('/dashboard/Datasets?kind=sign&review=perhaps&sign=A%20B');
    await screen.findByRole('button', { name: 'Drop: Sign' });
    expect(lists).toEqual(['kind=sign']);
    expect(counted).toEqual(['kind=sign']);
  });

  it('are counted within the chosen feeling', async () => {
    const { user } = openApp('/dashboard/Datasets');
    await user.click(await screen.findByRole('button', { name: 'sad' }));
    await waitFor(() => expect(counted).toContain('category=sad'));
  });

  it('say which of them to drop where nothing is left', async () => {
    const { user } = openApp('/dashboard/Datasets?region=IN-DL');
    expect(await screen.findByText(/Without one of these filters there are videos/)).toBeVisible();
    const drops = screen.getAllByRole('button', { name: 'Drop: Delhi' });
    expect(drops).toHaveLength(2);
    await user.click(drops.at(-1) ?? document.body);
    expect(await screen.findByRole('heading', { name: 'A smile' })).toBeVisible();
  });
});
