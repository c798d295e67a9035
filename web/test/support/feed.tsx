import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { anError } from './factories';
import type { openApp } from './render-app';

export const feed = '/dashboard/discussions';
export const broken = (status = 500) => HttpResponse.json(anError(status, 'broken'), { status });
export const writePost = async (
  user: ReturnType<typeof openApp>['user'],
  title: string,
  content: string,
): Promise<void> => {
  const titleField = await screen.findByPlaceholderText('Enter post title');
  if (title) await user.type(titleField, title);
  if (content) await user.type(screen.getByPlaceholderText('Write your post here...'), content);
  await user.click(screen.getByRole('button', { name: 'Add Post' }));
};
