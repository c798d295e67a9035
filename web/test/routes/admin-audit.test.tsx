import type { components } from '@isl/contracts/gateway';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type Page = components['schemas']['AuditPage'];
type Entry = Page['data'][number];

const anEntry = (number: number, more: Partial<Entry> = {}): Entry => ({
  ...{ _id: String(number).padStart(24, '0'), kind: 'post-hide', by: 'Meera Das', byId: 'm' },
  ...{ at: '2026-11-24T10:00:00.000Z', targetId: `p${number}`, undoable: false },
  ...more,
});
/** A server with these entries in pages; what it was asked and told. */
function withLog(entries: Entry[], missing: string[] = []) {
  const asked: Record<string, string>[] = [];
  const told: unknown[] = [];
  server.use(
    http.get(api('/admin/audit'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const fits = entries.filter(
        ({ byId, kind }) =>
          (query.by === undefined || byId === query.by) &&
          (query.kind === undefined || kind === query.kind),
      );
      const start = fits.findIndex(({ at, _id }) => `${at}_${_id}` === query.before) + 1;
      const data = fits.slice(start, start + Number(query.limit));
      return HttpResponse.json({
        ...{ data, missing },
        people: query.before ? [] : [{ id: 'm', name: 'Meera Das' }],
      } satisfies Page);
    }),
  );
  const remember = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const { pathname } = new URL(request.url);
    told.push([request.method, pathname.replace('/api', ''), text ? JSON.parse(text) : null]);
    const [first] = entries;
    if (first) {
      const undone = { at: '2026-11-24T11:00:00.000Z', by: 'Nila', reason: 'A mistake' };
      entries[0] = { ...first, undoable: false, undone };
    }
    return HttpResponse.json({});
  };
  server.use(
    http.delete(api('/posts/:id/hide'), remember),
    http.delete(api('/courses/:id/takedown'), remember),
    http.delete(api('/admin/role-changes/:id'), remember),
    http.delete(api('/admin/accounts/:id/block'), remember),
    http.delete(api('/admin/reviewer-decisions/:id'), remember),
    http.delete(api('/moderation/decisions/:id'), remember),
    http.delete(api('/consent/video'), remember),
    http.put(api('/imports/:id'), remember),
  );
  return { asked, told };
}
const open = () => openSignedIn('/dashboard/admin', { roles: ['contributor', 'admin'] });
const log = async () =>
  within(await screen.findByRole('region', { name: 'What admins and reviewers did' }));

describe('the log', () => {
  it('says who did what, to whom, when and why, and what was undone', async () => {
    const undone = { at: '2026-11-24T11:00:00.000Z', reason: 'A mistake' };
    const { by: _by, byId: _byId, ...nobody } = anEntry(3, { kind: 'reviewer-decline', undone });
    withLog([
      anEntry(1, { what: 'Tea', person: 'Asha Rao', reason: 'Insults' }),
      anEntry(2, { kind: 'role-change', person: 'Ravi', from: 'contributor', to: 'reviewer' }),
      nobody,
      { ...nobody, _id: 'f'.repeat(24), kind: 'role-change', byOperator: true },
    ]);
    open();
    const items = await (await log()).findAllByRole('listitem');
    const texts = items.map((item) => item.textContent);
    expect(texts[0]).toMatch(/^Post hiddenTea\s· Asha RaoBy Meera Das, .*Because: Insults$/);
    expect(texts[1]).toMatch(/^Role changedRavi\s· from Contributor to ReviewerBy Meera Das/);
    expect(texts[2]).toMatch(/declinedSomebody whose account is goneBy somebody who left/);
    expect(texts[2]).toMatch(/Undone by somebody who left.*A mistake$/);
    expect(texts[3]).toContain('By the operator of the machine');
    expect((await log()).queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('is narrowed to one person and one kind, and comes in pages', async () => {
    const many = Array.from({ length: 25 }, (_, number) => anEntry(100 - number));
    const { asked } = withLog([...many, anEntry(1, { kind: 'form-wrong', by: 'X', byId: 'x' })]);
    const { user } = open();
    const shown = await log();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(20));
    await user.click(shown.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(26));
    await user.selectOptions(shown.getByRole('combobox', { name: 'Who' }), 'Meera Das');
    await user.selectOptions(shown.getByRole('combobox', { name: 'What' }), 'Form found wrong');
    expect(await shown.findByText('There is nothing of this kind.')).toBeVisible();
    expect(asked.at(-1)).toEqual({ limit: '20', by: 'm', kind: 'form-wrong' });
  });

  it.each([
    ['post-hide', 'DELETE', '/posts/t/hide', null],
    ['course-taken-down', 'DELETE', '/courses/t/takedown', null],
    ['role-change', 'DELETE', '/admin/role-changes/t', null],
    ['account-block', 'DELETE', '/admin/accounts/t/block', null],
    ['clip-hide', 'DELETE', '/moderation/decisions/t', null],
    ['import-show', 'PUT', '/imports/t', { isOn: false }],
    ['consent-video', 'DELETE', '/consent/video', null],
  ] as const)('undoes %s where it was done', async (kind, method, path, body) => {
    const { told } = withLog([anEntry(1, { kind, what: 'Tea', targetId: 't', undoable: true })]);
    const { user } = open();
    await user.click(await (await log()).findByRole('button', { name: /^Undo: .*, Tea$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Undone.');
    expect(told).toEqual([[method, path, body]]);
    expect(await (await log()).findByText(/^Undone by Nila/)).toBeVisible();
  });

  it('asks why, where the person reads it', async () => {
    const kind = 'reviewer-grant';
    const { told } = withLog([anEntry(1, { kind, person: 'Ravi', targetId: 't', undoable: true })]);
    const { user } = open();
    await user.click(await (await log()).findByRole('button', { name: 'Undo: Let review, Ravi' }));
    await user.type((await log()).getByLabelText(/Why\?/), 'A mistake');
    await user.click((await log()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Undone.');
    expect(told).toEqual([['DELETE', '/admin/reviewer-decisions/t', { reason: 'A mistake' }]]);
  });

  it('says what of it is missing', async () => {
    withLog([], ['media']);
    open();
    expect(await (await log()).findByText(/did not answer: Videos$/)).toBeVisible();
  });

  it('that could not be loaded is loaded again when asked', async () => {
    server.use(
      http.get(api('/admin/audit'), () => HttpResponse.json(anError(503, 'no'), { status: 503 })),
    );
    const { user } = open();
    const failed = await (await log()).findByText('The log could not be loaded.');
    withLog([anEntry(1, { what: 'Tea' })]);
    const box = failed.parentElement as HTMLElement;
    await user.click(within(box).getByRole('button', { name: 'Try again' }));
    expect(await (await log()).findByText('Tea')).toBeVisible();
  });
});
