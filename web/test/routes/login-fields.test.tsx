import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/render-app';

describe('the fields', () => {
  it.each([
    ['/login', { email: 'email', password: 'password' }],
    [
      '/register',
      {
        name: 'text',
        'last name': 'text',
        location: 'text',
        email: 'email',
        password: 'password',
      },
    ],
  ])('of %s are typed and required', async (path, types) => {
    openApp(path);
    await screen.findByRole('button', { name: 'submit' });
    for (const [label, type] of Object.entries(types)) {
      const field = screen.getByLabelText(label);
      expect(field).toHaveAttribute('type', type);
      expect(field).toBeRequired();
    }
  });
});
