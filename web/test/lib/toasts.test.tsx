import { act, render, screen } from '@testing-library/react';
import { ToastContainer } from 'react-toastify/unstyled';
import { describe, expect, it, vi } from 'vitest';
import { centerContainer, centerToast, MAX_TOASTS } from '../../src/lib/toasts';

describe('toasts', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('of the kind %s stay %i ms', async (kind, ms) => {
    render(<ToastContainer containerId={centerContainer} />);
    act(() => centerToast[kind]('a toast'));
    const bar = await screen.findByRole('progressbar', { hidden: true });
    expect(bar.style.animationDuration).toBe(`${ms}ms`);
  });

  it('of the kind loading never expire', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<ToastContainer containerId={centerContainer} />);
    act(() => centerToast.loading('still at it'));
    expect(await screen.findByText('still at it')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(screen.getByText('still at it')).toBeVisible();
    vi.useRealTimers();
  });

  it.each(['success', 'error'] as const)('of the kind %s stand one at a time', async (kind) => {
    render(<ToastContainer containerId={centerContainer} />);
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
    render(<ToastContainer containerId={centerContainer} />);
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
