import type { components } from '@isl/contracts/content';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { aWord } from './factories';
import { api, server } from './server';

export type SignList = components['schemas']['SignList'];

export const found = (...names: string[]): SignList['data'] =>
  names.map((name) => ({
    ...aWord(name),
    kind: 'word',
    image: `/static/signs/word-${name}.webp`,
    pictureKind: 'avatar',
    status: 'draft',
  }));

/** What was asked for, in order. */
export let asked: string[];

/** Not there while another choice is asked for. */
export const signs = async () =>
  within(await screen.findByRole('list', { name: 'Signs that match' }));

beforeEach(() => {
  asked = [];
  server.use(
    http.get(api('/signs'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      searchParams.delete('limit');
      asked.push(searchParams.toString());
      const isNarrow = searchParams.has('handshape');
      return HttpResponse.json({
        data: isNarrow ? found('hello') : found('hello', 'phone', 'wrong'),
        total: isNarrow ? 1 : 3,
        handshapes: [
          { id: 'flat', count: 1 },
          { id: 'y', count: 2 },
        ],
        places: isNarrow
          ? [{ id: 'forehead', count: 1 }]
          : [
              { id: 'forehead', count: 1 },
              { id: 'ear', count: 1 },
            ],
      } satisfies SignList);
    }),
  );
});
