import type { components } from '@isl/contracts/media';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContribution, anError, aVideo } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type Report = components['schemas']['ClipReport'];
type Decision = components['schemas']['Decision'];

const address = '/dashboard/reports/clips';
const clip = aVideo({ _id: '65f0c0ffee00112233445501', title: 'HELLO' });
const report: Report = {
  _id: '65f0c0ffee001122334455a1',
  videoId: clip._id,
  fault: 'private',
  words: 'Her neighbour is in it.',
  createdAt: '2026-11-20T09:00:00Z',
  about: clip,
};
const decision: Decision = {
  _id: '65f0c0ffee001122334455d1',
  videoId: clip._id,
  title: 'HELLO',
  act: 'hide',
  reason: 'Somebody else can be seen.',
  at: '2026-11-21T09:00:00Z',
  by: 'Meera',
  reports: 1,
};

/** A small store: what is reported, what was decided, and what the page sent. */
function serve(reports: Report[], decisions: Decision[] = []) {
  const sent: unknown[] = [];
  server.use(
    http.get(api('/moderation/reports'), () => HttpResponse.json({ data: reports })),
    http.get(api('/moderation/decisions'), () => HttpResponse.json({ data: decisions })),
    http.post(api('/moderation/decisions'), async ({ request }) => {
      sent.push(await request.json());
      reports = [];
      decisions = [decision];
      return HttpResponse.json(decision, { status: 201 });
    }),
    http.delete(api('/moderation/decisions/:id'), ({ params }) => {
      sent.push(params.id);
      decisions = [{ ...decision, undone: { at: decision.at, by: 'Ravi' } }];
      return HttpResponse.json(decisions[0]);
    }),
  );
  return sent;
}
const open = () => openSignedIn(address, { roles: ['contributor', 'reviewer'] });

describe('the reported clips', () => {
  it('are closed to a contributor, who is told so', async () => {
    openSignedIn(address);
    expect(await screen.findByText(/Only reviewers and admins/)).toBeVisible();
  });

  it('stand beside the reported words', async () => {
    serve([]);
    const { user, path } = open();
    expect(await screen.findByText('No clip is reported now.')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'What is reported' }));
    expect(tabs.getByRole('link', { name: 'Clips' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Posts, comments and courses' }));
    expect(path()).toBe('/dashboard/reports');
  });

  it('can be watched, and are hidden with a reason that their giver reads', async () => {
    const sent = serve([report]);
    const { user } = open();
    const card = within(await screen.findByRole('article', { name: 'HELLO' }));
    expect(card.getByText(/It shows something private: Her neighbour is in it/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Play HELLO' }));
    expect(card.getByLabelText('HELLO')).toHaveAttribute('src', clip.url);
    await user.click(card.getByRole('button', { name: 'Hide the clip' }));
    await user.type(card.getByLabelText(/giver will read this/), 'Somebody else can be seen.');
    await user.click(card.getByRole('button', { name: 'Hide it' }));
    expect(await screen.findByText('HELLO: hidden')).toBeVisible();
    expect(screen.getByText('Because: Somebody else can be seen.')).toBeVisible();
    const reason = 'Somebody else can be seen.';
    expect(sent).toEqual([{ videoId: clip._id, act: 'hide', reason }]);
  });

  it('can be left as they are', async () => {
    const sent = serve([report]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByText('No clip is reported now.')).toBeVisible();
    expect(sent).toEqual([{ videoId: clip._id, act: 'keep' }]);
  });

  it('say what was decided, and by whom it was undone', async () => {
    const sent = serve([], [decision]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Undo what was decided/ }));
    expect(await screen.findByText(/Undone by Ravi/)).toBeVisible();
    expect(sent).toEqual([decision._id]);
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });

  it('say why a decision about one’s own clip is refused', async () => {
    serve([report]);
    server.use(
      http.post(api('/moderation/decisions'), () =>
        HttpResponse.json(anError(403, 'Somebody else decides.'), { status: 403 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    expect((await screen.findAllByText(/This clip is your own/))[0]).toBeVisible();
    expect(screen.getByRole('article', { name: 'HELLO' })).toBeVisible();
  });
});

describe('a clip', () => {
  const watch = `/dashboard/videos/${clip._id}`;
  const shown = () =>
    server.use(http.get(api(`/videos/${clip._id}`), () => HttpResponse.json(clip)));

  it('is reported from its page with what is wrong and a few words', async () => {
    let sent: unknown;
    shown();
    server.use(
      http.post(api(`/videos/${clip._id}/report`), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(report, { status: 201 });
      }),
    );
    const { user } = openSignedIn(watch);
    await user.click(await screen.findByRole('button', { name: 'Report this clip' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose one of them.');
    await user.click(dialog.getByLabelText('It is not Indian Sign Language'));
    await user.type(dialog.getByLabelText(/your own words/), 'American signs');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText(/A moderator will look at it/)).toBeVisible();
    expect(sent).toEqual({ fault: 'not-isl', words: 'American signs' });
  });

  it('is not reported by the shared demo account, which is told why', async () => {
    shown();
    server.use(
      http.post(api(`/videos/${clip._id}/report`), () =>
        HttpResponse.json(anError(403, 'The account is shared.'), { status: 403 }),
      ),
    );
    const { user } = openSignedIn(watch, { demo: true });
    await user.click(await screen.findByRole('button', { name: 'Report this clip' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('It shows something private'));
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('an account of your own'),
    );
  });

  it('asks who is not signed in to sign in first', async () => {
    shown();
    const { user } = openApp(watch);
    await user.click(await screen.findByRole('button', { name: 'Report this clip' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Login|Log in/);
  });

  it('that is hidden tells its giver why, and where to answer', async () => {
    const hidden = aContribution({ hiddenReason: 'Somebody else can be seen.', isShown: false });
    server.use(http.get(api('/contributions'), () => HttpResponse.json({ data: [hidden] })));
    openSignedIn('/dashboard/contributions');
    const card = within(await screen.findByRole('article', { name: 'hello' }));
    expect(card.getByText(/has hidden it: Somebody else can be seen/)).toBeVisible();
    expect(card.getByRole('link', { name: /see it differently/ })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});
