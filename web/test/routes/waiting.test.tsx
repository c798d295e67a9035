import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '../../src/app/providers';
import { DashboardLayout } from '../../src/features/shell/dashboard-layout';
import { openApp } from '../support/render-app';

describe('waiting', () => {
  it('for the first screen shows the full-screen mark', async () => {
    openApp('/login');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('for the next screen shows an indicator over the one that is still there', async () => {
    let arrive = (): void => {};
    const next = () =>
      new Promise<{ element: string }>((resolve) => {
        arrive = () => resolve({ element: 'the next screen' });
      });
    const router = createMemoryRouter([
      {
        Component: Providers,
        children: [
          {
            Component: DashboardLayout,
            children: [
              { index: true, element: 'the screen before' },
              { path: 'next', lazy: next },
            ],
          },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('the screen before')).toBeVisible();
    act(() => void router.navigate('/next'));
    expect(await screen.findByText('Opening the page…')).toBeVisible();
    expect(screen.getByText('the screen before')).toBeVisible();
    await act(async () => arrive());
    expect(await screen.findByText('the next screen')).toBeVisible();
    expect(screen.queryByText('Opening the page…')).not.toBeInTheDocument();
  });
});
