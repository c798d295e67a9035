import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { anError } from './factories';

export const settings = '/dashboard/settings';

export const refused = (status: number, message: string) =>
  HttpResponse.json(anError(status, message), { status });

export const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
