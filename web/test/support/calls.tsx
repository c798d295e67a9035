import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { aComment, aPost } from './factories';
import type { openApp } from './render-app';
import { server } from './server';

export type User = ReturnType<typeof openApp>['user'];

export let calls: Request[] = [];

export const callsTo = (method: string, path: string): Request[] =>
  calls.filter((call) => call.method === method && new URL(call.url).pathname === path);

export const feed = '/dashboard/discussions';

export const comment = aComment();

export const post = aPost({ comments: [comment] });

export const openComments = async (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Show comments' }));

beforeEach(() => {
  calls = [];
  server.events.on('request:start', ({ request }) => void calls.push(request.clone()));
});
