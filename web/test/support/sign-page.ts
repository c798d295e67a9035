import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { aSign } from './factories';
import { api, server } from './server';

export type Sign = ReturnType<typeof aSign>;
export const serve = (sign: Sign): void =>
  server.use(http.get(api('/signs/:id'), () => HttpResponse.json(sign)));
export const openReport = 'Wrong, or do you sign it differently? Tell us in words';
export const badges = async (): Promise<string[]> => {
  const [figure] = await screen.findAllByRole('figure');
  const caption = figure?.querySelector('figcaption');
  return [...(caption?.children ?? [])].map((badge) => badge.textContent);
};
