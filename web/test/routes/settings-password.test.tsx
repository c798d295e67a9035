import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

beforeEach(() => {
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
  );
});

describe('a new password', () => {
  const change = async (): Promise<void> => {
    const { user } = openSignedIn(settings);
    await user.type(await screen.findByLabelText('Present password'), 'a long sentence');
    await user.type(screen.getByLabelText('New password'), 'another sentence');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
  };

  it('is set with the present one', async () => {
    let sent: unknown;
    server.use(
      http.patch(api('/account'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(anAccount());
      }),
    );
    await change();
    const place = within(await card('Password'));
    expect(await place.findByText(/Everywhere else you are signed out/)).toBeVisible();
    expect(sent).toEqual({ password: 'a long sentence', newPassword: 'another sentence' });
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('is refused under the field when the present one is wrong', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.patch(api('/account'), () => refused(403, 'no')));
    await change();
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    expect(screen.getByLabelText('Present password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveValue('another sentence');
  });
});
