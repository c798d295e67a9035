import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

export const result = () => screen.queryByRole('region', { name: 'Generated Sentence' });

export let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
