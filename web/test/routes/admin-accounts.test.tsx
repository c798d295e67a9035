import type { components } from '@isl/contracts/gateway';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type Managed = components['schemas']['ManagedAccount'];
const ravi: Managed = {
  id: 'ravi',
  name: 'Ravi Kumar',
  email: 'ravi@example.org',
  location: 'Delhi',
  role: 'contributor',
  memberSince: '2026-05-01T10:00:00.000Z',
};

/** A server with one account, that does as it is asked, or refuses. */
function withRavi(first: Partial<Managed> = {}, refuse?: { status: number; code: string }) {
  let now: Managed = { ...ravi, ...first };
  const sent: unknown[] = [];
  const change = async (request: Request, next: (body: never) => Managed) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : null) as never;
    sent.push([request.method, new URL(request.url).pathname.split('/').at(-1), body]);
    if (refuse) {
      const said = { ...anError(refuse.status, 'no'), code: refuse.code };
      return HttpResponse.json(said, { status: refuse.status });
    }
    now = next(body);
    return HttpResponse.json(now);
  };
  const at = '2026-11-24T10:00:00.000Z';
  server.use(
    http.get(api('/admin/accounts'), ({ request }) => {
      const email = new URL(request.url).searchParams.get('email');
      const isFound = email === null ? now.block !== undefined : email === now.email;
      return HttpResponse.json({ data: isFound ? [now] : [] });
    }),
    http.put(api('/admin/accounts/ravi/role'), ({ request }) =>
      change(request, ({ role }: Pick<Managed, 'role'>) => ({ ...now, role })),
    ),
    http.put(api('/admin/accounts/ravi/block'), ({ request }) =>
      change(request, ({ reason }: { reason: string }) => ({
        ...now,
        block: { reason, at, by: 'Meera Nair' },
      })),
    ),
    http.delete(api('/admin/accounts/ravi/block'), ({ request }) =>
      change(request, () => {
        const { block: _, ...free } = now;
        return free;
      }),
    ),
  );
  return sent;
}
const open = () => openSignedIn('/dashboard/admin', { roles: ['contributor', 'admin'] });
const accounts = async () => within(await screen.findByRole('region', { name: 'Accounts' }));
const find = async (user: ReturnType<typeof open>['user'], email: string) => {
  const region = await accounts();
  const field = region.getByRole('textbox', { name: 'E-mail of the account' });
  await user.clear(field);
  await user.type(field, `${email}{Enter}`);
};
const card = async () => within(await screen.findByRole('article', { name: 'Ravi Kumar' }));

describe('an account', () => {
  it('is found by its whole e-mail, and nobody else by a part of it', async () => {
    withRavi();
    const { user } = open();
    expect(await (await accounts()).findByText('No account is blocked.')).toBeVisible();
    await find(user, 'r@example.org');
    expect(await screen.findByText('No account has this e-mail.')).toBeVisible();
    await find(user, 'ravi@example.org');
    expect((await card()).getByText(/^Delhi, member since .*2026$/)).toBeVisible();
  });

  it('is given another role', async () => {
    const sent = withRavi();
    const { user } = open();
    await find(user, 'ravi@example.org');
    const shown = await card();
    const save = shown.getByRole('button', { name: 'Save the role of Ravi Kumar' });
    expect(save).toBeDisabled();
    await user.selectOptions(shown.getByRole('combobox', { name: 'Role' }), 'Teacher');
    await user.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved. It shows within 15');
    expect(sent).toEqual([['PUT', 'role', { role: 'teacher' }]]);
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('is blocked with a reason, stands in the list, and is let in again', async () => {
    const sent = withRavi();
    const { user } = open();
    await find(user, 'ravi@example.org');
    await user.click((await card()).getByRole('button', { name: 'Block Ravi Kumar' }));
    await user.type(screen.getByLabelText(/The person reads this at the login/), 'Insults');
    await user.click(screen.getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ravi Kumar is blocked');
    await user.click((await accounts()).getByRole('button', { name: 'Show blocked accounts' }));
    expect(await (await card()).findByText(/Insults$/)).toBeVisible();
    expect((await card()).getByText(/^Blocked by Meera Nair on .*2026$/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Let in again: Ravi Kumar' }));
    expect(await screen.findByText('No account is blocked.')).toBeVisible();
    expect(sent).toEqual([
      ['PUT', 'block', { reason: 'Insults' }],
      ['DELETE', 'block', null],
    ]);
  });

  it('of the last admin stays as it is, and says why', async () => {
    withRavi({ role: 'admin' }, { status: 409, code: 'LAST_ADMIN' });
    const { user } = open();
    await find(user, 'ravi@example.org');
    const shown = await card();
    await user.selectOptions(shown.getByRole('combobox', { name: 'Role' }), 'Contributor');
    await user.click(shown.getByRole('button', { name: 'Save the role of Ravi Kumar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody would be left');
  });
});

describe('whoever is blocked', () => {
  it('reads at the login why, and where to write', async () => {
    server.use(
      http.post(api('/auth/login'), () =>
        HttpResponse.json(
          { ...anError(403, 'no'), code: 'ACCOUNT_BLOCKED', reason: 'Insults under posts' },
          { status: 403 },
        ),
      ),
    );
    const { user } = openApp('/login');
    await user.type(await screen.findByLabelText('email'), 'ravi@example.org');
    await user.type(screen.getByLabelText('password'), 'a long sentence{Enter}');
    const alert = await screen.findByText(
      /This account is blocked\. The reason: Insults under posts/,
    );
    expect(within(alert).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});
