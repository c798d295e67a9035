import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, aToken } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { clip, fill, press, stored, type User } from '../support/upload';

describe('an upload that did not work', () => {
  const failing = (...answers: Array<() => Response>): string[] => {
    const keys: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.post(api('/videos/upload'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key') ?? '');
        return (answers[keys.length - 1] ?? stored)() as ReturnType<typeof stored>;
      }),
    );
    return keys;
  };
  const retry = (user: User): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Try again' }));

  it('for a lost connection is tried again under the same key, with nothing written anew', async () => {
    const keys = failing(() => HttpResponse.error());
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    expect(await screen.findByText('Error uploading video.')).toBeVisible();
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    await retry(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes another key once the words are others', async () => {
    const keys = failing(() => HttpResponse.error());
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    await screen.findByText('Error uploading video.');
    await user.type(screen.getByLabelText('Title'), ' again');
    await retry(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    [429, 'Error: Too many attempts.', '120', 'Try again in 2 min'],
    [503, 'Error: many videos are being uploaded at once.', '10', 'Try again in 10 s'],
  ])('for %i waits as long as the server asks', async (status, message, after, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    failing(() =>
      HttpResponse.json(anError(status, message), { status, headers: { 'retry-after': after } }),
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    localStorage.setItem('token', aToken());
    openApp('/dashboard/upload', user);
    await fill(user);
    await press(user);
    expect(await screen.findByText(message)).toHaveAttribute('data-look', 'error');
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(Number(after) * 1000));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('for the file itself asks for another one', async () => {
    failing(() => HttpResponse.json(anError(415, 'Error: not a video.'), { status: 415 }));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    expect(await screen.findByText(/or choose another file/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a form that is left', () => {
  it('names the file that a reload took from it, until one is chosen', async () => {
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    cleanup();
    const again = openSignedIn('/dashboard/upload');
    expect(await screen.findByText(/has let go of “smile.mp4”/)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Eight seconds');
    await again.user.upload(screen.getByLabelText('Choose a video'), clip);
    expect(screen.queryByText(/has let go of/)).not.toBeInTheDocument();
  });

  it('asks first while a video is on its way', async () => {
    server.use(http.post(api('/videos/upload'), () => delay('infinite')));
    const { user, path } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    await screen.findByRole('button', { name: 'Uploading...' });
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A video is being uploaded' }));
    await user.click(dialog.getByRole('button', { name: 'Stay and upload' }));
    expect(path()).toBe('/dashboard/upload');
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/dashboard/courses'));
  });
});
