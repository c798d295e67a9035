import type { components } from '@isl/contracts/gateway';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, anOpenRequest, aReviewerDecision } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type Schemas = components['schemas'];
const address = '/dashboard/admin';
const refused = (status: number) => HttpResponse.json(anError(status, 'no'), { status });
const openAsAdmin = () => openSignedIn(address, { roles: ['contributor', 'reviewer', 'admin'] });
const requests = async () =>
  within(await screen.findByRole('region', { name: 'Who asks to review' }));
const decisions = async () =>
  within(await screen.findByRole('region', { name: 'What was decided' }));

/** A server that decides as it is asked. */
function withRequests(
  open: Schemas['OpenReviewerRequest'][],
  decided: Schemas['ReviewerDecision'][] = [],
) {
  const sent: unknown[] = [];
  server.use(
    http.get(api('/admin/reviewer-requests'), () => HttpResponse.json({ data: open })),
    http.get(api('/admin/reviewer-decisions'), () => HttpResponse.json({ data: decided })),
    http.post(api('/admin/reviewer-decisions'), async ({ request }) => {
      const body = (await request.json()) as Schemas['NewReviewerDecision'];
      sent.push(body);
      const [asked] = open.splice(0, 1);
      const { act, reason } = body;
      const said = reason ? { reason } : {};
      const decision = aReviewerDecision({ act, ...said, person: asked?.name ?? '' });
      decided.unshift(decision);
      return HttpResponse.json(decision, { status: 201 });
    }),
    http.delete(api('/admin/reviewer-decisions/:id'), async ({ request, params }) => {
      const { reason } = (await request.json()) as Schemas['Undoing'];
      sent.push({ undo: params.id, reason });
      const undone = { at: '2026-11-05T10:00:00.000Z', by: 'Meera Nair', reason };
      decided[0] = aReviewerDecision({ undone });
      open.push(anOpenRequest());
      return HttpResponse.json(decided[0]);
    }),
  );
  return sent;
}

describe('the requests', () => {
  it('are in the menu of an admin', async () => {
    const { user, path } = openSignedIn('/dashboard/courses', { roles: ['admin'] });
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Administration' }));
    expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible();
    expect(path()).toBe(address);
  });

  it('are closed to a reviewer, and ask a visitor to log in', async () => {
    const { user } = openSignedIn(address, { roles: ['contributor', 'reviewer'] });
    expect(
      await screen.findByText('Only admins decide who may review and who may come in.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await screen.findByRole('menuitem', { name: 'Reports' });
    expect(screen.queryByRole('menuitem', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it('lead a visitor back after the login', async () => {
    openApp(address);
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(address)}`,
    );
  });

  it('are granted, which is said and stays in the list', async () => {
    const sent = withRequests([anOpenRequest()]);
    const { user } = openAsAdmin();
    const card = within(await screen.findByRole('article', { name: 'Kavya Menon' }));
    expect(card.getByText('Kochi, member since 1/1/2026')).toBeVisible();
    expect(card.getByText('My parents are Deaf.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Let them review: Kavya Menon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kavya Menon may review now.');
    expect(sent).toEqual([{ requestId: 'user-2', act: 'grant' }]);
    expect(await (await decisions()).findByText('Kavya Menon: may review')).toBeVisible();
    expect((await requests()).getByText('Nobody is waiting for an answer.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('are declined with a reason only', async () => {
    const sent = withRequests([anOpenRequest()]);
    const { user } = openAsAdmin();
    await user.click(await screen.findByRole('button', { name: 'Decline: Kavya Menon' }));
    const why = screen.getByLabelText('Why? The person will read this');
    await user.type(why, '   {Enter}');
    expect(sent).toEqual([]);
    await user.type(why, 'Tell us more{Enter}');
    expect(await screen.findByText('Because: Tell us more')).toBeVisible();
    expect(sent).toMatchObject([{ requestId: 'user-2', act: 'decline' }]);
  });

  it('say so where another admin was faster', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withRequests([anOpenRequest()]);
    server.use(http.post(api('/admin/reviewer-decisions'), () => refused(404)));
    const { user } = openAsAdmin();
    await user.click(await screen.findByRole('button', { name: /^Let them review/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('somebody else has decided');
  });

  it('say when they could not be loaded, and try again', async () => {
    server.use(http.get(api('/admin/reviewer-requests'), () => refused(500)));
    const { user } = openAsAdmin();
    const place = await requests();
    expect(await place.findByText('The requests could not be loaded.')).toBeVisible();
    withRequests([anOpenRequest()]);
    await user.click(place.getByRole('button', { name: 'Try again' }));
    expect(await place.findByRole('article', { name: 'Kavya Menon' })).toBeVisible();
  });
});

describe('a decision', () => {
  it('is undone with a reason, and the request is open again', async () => {
    const sent = withRequests([], [aReviewerDecision()]);
    const { user } = openAsAdmin();
    const place = await decisions();
    const undo = 'Undo what was decided about Kavya Menon';
    await user.click(await place.findByRole('button', { name: undo }));
    await user.type(place.getByLabelText('Why? The person will read this'), 'A mistake{Enter}');
    expect(await place.findByText('Undone by Meera Nair, 5/11/2026')).toBeVisible();
    expect(sent).toMatchObject([{ reason: 'A mistake' }]);
    expect(await screen.findByRole('article', { name: 'Kavya Menon' })).toBeVisible();
    expect(place.queryByRole('button', { name: undo })).not.toBeInTheDocument();
  });

  it('about somebody whose account is gone names nobody and cannot be undone', async () => {
    const { person: _, ...nameless } = aReviewerDecision();
    withRequests([], [nameless]);
    openAsAdmin();
    const place = await decisions();
    expect(await place.findByText('Somebody whose account is gone: may review')).toBeVisible();
    expect(place.queryByRole('button')).not.toBeInTheDocument();
  });
});
