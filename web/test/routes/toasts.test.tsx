import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError, aPost } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

/** The bar of a toast, whose run is the time that the toast stays. */
const timerOf = (toast: HTMLElement): CSSStyleDeclaration =>
  within(toast).getByRole('progressbar', { hidden: true }).style;

/** A login that is refused tells so at the top right. */
async function refuseLogin(): Promise<HTMLElement> {
  server.use(
    http.post(api('/auth/login'), () =>
      HttpResponse.json(anError(401, 'Wrong', { msg: 'Wrong password' }), { status: 401 }),
    ),
  );
  const { user } = openApp('/login');
  await user.type(await screen.findByLabelText('email'), 'asha@example.org');
  await user.type(screen.getByLabelText('password'), 'wrong horse{Enter}');
  return screen.findByRole('alert');
}

describe('a toast of login and registration', () => {
  it('stands top-right for five seconds, light, with a close button', async () => {
    const toast = await refuseLogin();
    expect(toast.closest('.Toastify__toast-container--top-right')).not.toBeNull();
    expect(timerOf(toast).animationDuration).toBe('5000ms');
    expect(toast).toHaveClass('Toastify__toast-theme--light');
    fireEvent.click(within(toast).getByRole('button', { name: 'close' }));
    await waitFor(() => expect(toast.dataset.in).toBe('false'));
  });

  it('pauses while the window has no focus', async () => {
    const toast = await refuseLogin();
    fireEvent.focus(window);
    expect(timerOf(toast).animationPlayState).toBe('running');
    fireEvent.blur(window);
    expect(timerOf(toast).animationPlayState).toBe('paused');
    fireEvent.focus(window);
    expect(timerOf(toast).animationPlayState).toBe('running');
  });

  it('pauses under the pointer', async () => {
    const toast = await refuseLogin();
    fireEvent.focus(window);
    fireEvent.mouseEnter(toast);
    expect(timerOf(toast).animationPlayState).toBe('paused');
    fireEvent.mouseLeave(toast);
    expect(timerOf(toast).animationPlayState).toBe('running');
  });

  it.each([
    [80, 'stays'],
    [81, 'goes'],
  ])('dragged by %i percent of its width %s', async (percent, what) => {
    const toast = await refuseLogin();
    Object.defineProperty(toast, 'offsetWidth', { value: 100 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: toast, coords: { clientX: 0 } },
      { target: toast, coords: { clientX: percent } },
      { keys: '[/MouseLeft]', target: toast, coords: { clientX: percent } },
    ]);
    await waitFor(() => expect(screen.queryByRole('alert') === null).toBe(what === 'goes'));
  });
});

describe('a toast of a screen', () => {
  const write = async (title: string): Promise<HTMLElement> => {
    const { user } = openSignedIn('/dashboard/discussions');
    await user.type(await screen.findByPlaceholderText('Enter post title'), title);
    await user.type(screen.getByPlaceholderText('Write your post here...'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Add Post' }));
    return screen.findByRole('alert');
  };

  it('stands top-center, for four seconds when it tells an error', async () => {
    const toast = await write('  ');
    expect(toast.closest('.Toastify__toast-container--top-center')).not.toBeNull();
    expect(timerOf(toast).animationDuration).toBe('4000ms');
  });

  it('stays two seconds when it tells a success', async () => {
    server.use(http.post(api('/posts'), () => HttpResponse.json(aPost(), { status: 201 })));
    expect(timerOf(await write('New')).animationDuration).toBe('2000ms');
  });

  it('wears a tick where it tells a success, and none where it tells a failure', async () => {
    server.use(http.post(api('/posts'), () => HttpResponse.json(aPost(), { status: 201 })));
    const iconOf = (toast: HTMLElement): string =>
      toast.querySelector('.Toastify__toast-icon svg')?.innerHTML ?? '';
    const failed = iconOf(await write('  '));
    await userEvent.type(screen.getByPlaceholderText('Enter post title'), 'New');
    await userEvent.click(screen.getByRole('button', { name: 'Add Post' }));
    const told = await screen.findAllByText('Post added successfully!');
    const success = told.map((text) => text.closest<HTMLElement>('.Toastify__toast')).find(Boolean);
    if (!success) throw new Error('no toast');
    expect(failed).not.toBe('');
    expect(iconOf(success)).not.toBe('');
    expect(iconOf(success)).not.toBe(failed);
  });

  it('pauses while the pointer is over it', async () => {
    const toast = await write('  ');
    fireEvent.focus(window);
    fireEvent.mouseEnter(toast);
    expect(timerOf(toast).animationPlayState).toBe('paused');
    fireEvent.mouseLeave(toast);
    expect(timerOf(toast).animationPlayState).toBe('running');
  });
});
