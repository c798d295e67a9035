import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newVersion } from '../../src/lib/pwa/new-version';
import { openApp } from '../support/render-app';

const TOLD = 'A newer version of this app is here.';

afterEach(() => newVersion.put(null));

describe('a newer version', () => {
  it('is told of, and begins when it is asked for', async () => {
    const { user } = openApp('/dashboard/courses');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
    const begin = vi.fn();
    act(() => newVersion.put(begin));
    expect(await screen.findByText(TOLD)).toBeVisible();
    expect(begin).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show it now' }));
    expect(begin).toHaveBeenCalledOnce();
  });

  it('waits for who wants it later', async () => {
    const { user } = openApp('/dashboard/courses');
    await screen.findByRole('heading', { level: 1 });
    const begin = vi.fn();
    act(() => newVersion.put(begin));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    expect(screen.queryByText(TOLD)).not.toBeInTheDocument();
    expect(begin).not.toHaveBeenCalled();
  });
});
