import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { aVideo } from './factories';
import type { openApp } from './render-app';

export type User = ReturnType<typeof openApp>['user'];
export const clip = new File(['0123456789'], 'smile.mp4', { type: 'video/mp4' });
export const stored = () =>
  HttpResponse.json({ message: 'stored', video: aVideo({ status: 'stored' }) }, { status: 201 });
export const fill = async (user: User, file: File = clip): Promise<void> => {
  await user.upload(await screen.findByLabelText('Choose a video'), file);
  await screen.findByLabelText('Preview of your video');
  await user.type(screen.getByLabelText('Title'), 'A smile');
  await user.type(screen.getByLabelText('Description'), 'Eight seconds');
  await user.selectOptions(screen.getByLabelText('Select Expression'), 'happy');
};
export const press = (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Upload' }));
