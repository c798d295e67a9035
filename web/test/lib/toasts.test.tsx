import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MAX_TOASTS, ToastArea } from '../../src/components/ui/toast-area';
import { centerToast, cornerToast } from '../../src/lib/toasts';

describe('toasts', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('of the kind %s stay %i ms', async (kind, ms) => {
    render(<ToastArea />);
    act(() => centerToast[kind]('a toast'));
    const bar = await screen.findByRole('progressbar', { hidden: true });
    expect(bar.style.animationDuration).toBe(`${ms}ms`);
  });

  it('told before their place is there are shown once it is, each in its place', async () => {
    centerToast.error('of a screen');
    cornerToast.success('of the site');
    render(<ToastArea />);
    const inPlace = (name: string) => within(screen.getByRole('region', { name: RegExp(name) }));
    expect(await inPlace('^Messages of this screen').findByText('of a screen')).toBeVisible();
    expect(await inPlace('^Other messages').findByText('of the site')).toBeVisible();
  });

  it('of the kind loading never expire', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<ToastArea />);
    act(() => centerToast.loading('still at it'));
    expect(await screen.findByText('still at it')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(screen.getByText('still at it')).toBeVisible();
    vi.useRealTimers();
  });

  it.each(['success', 'error'] as const)('of the kind %s stand one at a time', async (kind) => {
    render(<ToastArea />);
    const other = kind === 'error' ? 'success' : 'error';
    act(() => {
      centerToast[other]('of the other kind');
      centerToast[kind]('the first');
      centerToast[kind]('the second');
    });
    expect(await screen.findByText('the second')).toBeVisible();
    await vi.waitFor(() =>
      expect(screen.queryByText('the first')?.dataset.in ?? 'false').toBe('false'),
    );
    expect(screen.getByText('of the other kind').dataset.in).toBe('true');
  });

  it('are kept at most 20 at a time', async () => {
    render(<ToastArea />);
    act(() => {
      for (let n = 1; n <= MAX_TOASTS + 3; n += 1) centerToast.blank(`toast ${n}`);
    });
    expect(await screen.findByText('toast 23')).toBeVisible();
    const isStaying = (n: number): boolean =>
      screen.queryByText(`toast ${n}`)?.dataset.in === 'true';
    await vi.waitFor(() => expect([1, 2, 3].some(isStaying)).toBe(false));
    expect([4, 23].every(isStaying)).toBe(true);
  });
});
