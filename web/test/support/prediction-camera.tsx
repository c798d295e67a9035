import { screen } from '@testing-library/react';

export const calm = () => screen.queryByText('First, a calm face.');

export const now = () => screen.getByRole('region', { name: 'Sign now' });
