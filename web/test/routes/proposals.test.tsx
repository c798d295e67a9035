import type { components } from '@isl/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

type Proposal = components['schemas']['Proposal'];

const list = '/dashboard/reports/proposals';
const editor = '/dashboard/signs/mend/word-hello';
const SEGMENTS = [{ D: { hs: 'claw', ext: 'u', palm: 'o', at: { place: 'chin' } } }];
const proposal: Proposal = {
  _id: '65f0c0ffee001122334455b1',
  formId: 'word-hello',
  isCurrent: true,
  segments: SEGMENTS,
  reason: 'In Kochi it is a claw.',
  by: 'Meera',
  byId: '65f0c0ffee00112233445599',
  state: 'open',
  createdAt: '2026-11-20T09:00:00Z',
};

/** A small store: what is open, and what the page sent. */
function serve(open: Proposal[]) {
  const sent: unknown[] = [];
  const settled = (state: Proposal['state']) => {
    open = [];
    return HttpResponse.json({ ...proposal, state });
  };
  server.use(
    http.get(api('/signs/forms/proposals'), () => HttpResponse.json({ data: open })),
    http.get(api('/signs/forms/word-hello/proposals'), () => HttpResponse.json({ data: open })),
    http.put(api('/signs/forms/proposals/:id/decision'), async ({ request, params }) => {
      sent.push([params.id, await request.json()]);
      return settled('accepted');
    }),
    http.delete(api('/signs/forms/proposals/:id'), ({ params }) => {
      sent.push(params.id);
      return settled('withdrawn');
    }),
    http.post(api('/signs/forms/word-hello/proposals'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(proposal, { status: 201 });
    }),
  );
  return sent;
}
const open = (path: string) => openSignedIn(path, { roles: ['contributor', 'reviewer'] });
const card = async () => within(await screen.findByRole('article', { name: 'word-hello' }));

describe('a proposal', () => {
  it('is closed to a contributor, who is told so', async () => {
    openSignedIn(list);
    expect(await screen.findByText(/Only reviewers and admins can mend signs/)).toBeVisible();
  });

  it('is said to be missing where there is none', async () => {
    serve([]);
    open(list);
    expect(await screen.findByText('Nothing is proposed now.')).toBeVisible();
  });

  it('is accepted with a word, by somebody else than its author', async () => {
    const sent = serve([proposal]);
    const { user } = open(list);
    const shown = await card();
    expect(shown.getByText('By Meera')).toBeVisible();
    expect(shown.getByText('Why: In Kochi it is a claw.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Accept' }));
    await user.type(shown.getByLabelText('In a few words: why?'), 'So do we.');
    await user.click(shown.getByRole('button', { name: 'Accept' }));

    expect(await screen.findByText('Nothing is proposed now.')).toBeVisible();
    expect(sent).toEqual([[proposal._id, { decision: 'accepted', word: 'So do we.' }]]);
  });

  it('of one’s own can only be withdrawn', async () => {
    const sent = serve([{ ...proposal, byId: 'asha' }]);
    const { user } = openSignedIn(list, { sub: 'asha', roles: ['contributor', 'reviewer'] });
    const shown = await card();
    expect(shown.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Nothing is proposed now.')).toBeVisible();
    expect(sent).toEqual([proposal._id]);
  });

  it('that is settled meanwhile stays, with what the server says', async () => {
    serve([proposal]);
    server.use(
      http.put(api('/signs/forms/proposals/:id/decision'), () =>
        HttpResponse.json(
          anError(409, 'This proposal is decided or withdrawn.', { code: 'PROPOSAL_SETTLED' }),
          { status: 409 },
        ),
      ),
    );
    const { user } = open(list);
    const shown = await card();
    await user.click(shown.getByRole('button', { name: 'Decline' }));
    await user.type(shown.getByLabelText('In a few words: why?'), 'No.');
    await user.click(shown.getByRole('button', { name: 'Decline' }));
    const [said] = await screen.findAllByText('This proposal is decided or withdrawn.');
    expect(said).toBeVisible();
    expect(shown.getByLabelText('In a few words: why?')).toHaveValue('No.');
  });

  it('is looked at in the editor, where it can be decided too', async () => {
    serve([proposal]);
    const { user, path } = open(list);
    await user.click((await card()).getByRole('link', { name: 'Look at it and compare' }));
    expect(path()).toBe(`${editor}?proposal=${proposal._id}`);
    const { frame, say } = await findFrame('Sign editor: word-hello');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'edit' });
    const given = { type: 'signkit:proposal', id: 'word-hello', segments: SEGMENTS };
    await waitFor(() => expect(told).toHaveBeenCalledWith(given, 'http://sign-kit.test'));
    expect((await card()).getByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

describe('the sign editor', () => {
  it('opens with the sign of the address, for reviewers', async () => {
    open(editor);
    const { path, query } = await findFrame('Sign editor: word-hello');
    expect(path).toBe('http://sign-kit.test/sign-kit/edit');
    expect(query).toMatchObject({ sign: 'word-hello' });
  });

  it('sends what is proposed there, and tells the editor what became of it', async () => {
    const sent = serve([]);
    open(editor);
    const { frame, say } = await findFrame('Sign editor: word-hello');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'edit' });
    const said = { segments: SEGMENTS, reason: proposal.reason };
    say({ type: 'signkit:proposed', id: 'word-other', ...said });
    say({ type: 'signkit:proposed', id: 'word-hello', ...said });
    const kept = { type: 'signkit:proposal', id: 'word-hello', answer: 'kept' };
    await waitFor(() => expect(told).toHaveBeenCalledWith(kept, 'http://sign-kit.test'));
    expect(sent).toEqual([said]);
  });

  it('is told why a proposal was not kept', async () => {
    server.use(
      http.post(api('/signs/forms/word-hello/proposals'), () =>
        HttpResponse.json(anError(409, 'You have 20 open proposals.', { code: 'PROPOSALS_FULL' }), {
          status: 409,
        }),
      ),
    );
    open(editor);
    const { frame, say } = await findFrame('Sign editor: word-hello');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'edit' });
    say({ type: 'signkit:proposed', id: 'word-hello', segments: SEGMENTS, reason: 'Because.' });
    const refused = { answer: 'refused', words: 'You have 20 open proposals.' };
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.objectContaining(refused), 'http://sign-kit.test'),
    );
  });
});
