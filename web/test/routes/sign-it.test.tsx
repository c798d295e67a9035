import type { components } from '@isl/contracts/frames';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { installCamera, refuseCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import type { FakeWebSocket } from '../support/fake-web-socket';
import { asked, found as cards } from '../support/find';
import { api, server } from '../support/server';

const BEGIN = /^Start/;

type Found = components['schemas']['Found'];
const near = (id: string, distance: number): Found['alike'][number] => ({
  id,
  label: id.slice(5).toUpperCase(),
  learntFrom: 'avatar',
  distance,
  isNear: distance < 0.1,
});

let wanted: string[];

beforeEach(() => {
  wanted = [];
  server.use(
    http.get(api('/signs/by-id'), ({ request }) => {
      wanted.push(new URL(request.url).searchParams.get('ids') ?? '');
      const data = cards('go', 'hello').map((card) => ({ ...card, video: '/static/clip.mp4' }));
      return HttpResponse.json({ data });
    }),
  );
});

async function openSearch() {
  installCamera();
  const app = openWithClock('/dashboard/dictionary/find?by=make');
  await screen.findByRole('button', { name: BEGIN });
  return { ...app, signs: await socketTo('signs.test') };
}

const spanOf = (signs: FakeWebSocket) => {
  const [event, payload] = signs.asked.at(-1) ?? [];
  expect(event).toBe('find');
  return payload as { readonly id: string; readonly startedAt: number; readonly endedAt: number };
};

/** The camera opens; three, two, one; the three seconds of the sign. */
async function sign(name: string | RegExp = BEGIN): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
  await pass(700);
  for (let second = 0; second < 6; second += 1) await pass(1000);
}

const answer = (signs: FakeWebSocket, over: Partial<Found>): Promise<void> =>
  act(async () =>
    signs.tellFound({ id: spanOf(signs).id, outcome: 'accepted', alike: [], ...over }),
  );

describe('a sign found by making it', () => {
  it('names the nearest signs, moving, with how near each is and the way to its page', async () => {
    const { signs } = await openSearch();
    expect(screen.getByText(/It learnt from drawings and not from people/)).toBeVisible();
    await sign();
    const span = spanOf(signs);
    expect(span.endedAt - span.startedAt).toBeGreaterThanOrEqual(3000);
    expect(span.endedAt - span.startedAt).toBeLessThan(4000);
    await answer(signs, { alike: [near('word-go-2', 0.08), near('word-hello', 0.41)] });
    const list = within(await screen.findByRole('list', { name: /look most like yours/ }));
    const [first, second] = list.getAllByRole('listitem');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/products/word-go',
    );
    expect(first).toHaveTextContent('Nearness: 92 of 100');
    expect(second).toHaveTextContent('Nearness: 59 of 100');
    expect(first?.querySelector('video')).toHaveAttribute('src', '/static/clip.mp4');
    expect(wanted).toEqual(['word-go-2,word-go,word-hello']);
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Again' })).toBeEnabled();
  });

  it('shows them still for whoever does not want them to move', async () => {
    const { signs, user } = await openSearch();
    await sign();
    await answer(signs, { alike: [near('word-hello', 0.1)] });
    await user.click(await screen.findByRole('switch', { name: 'Show them moving' }));
    expect(document.querySelector('li video')).toBeNull();
  });

  it('leaves out what is made with another hand, and leads to all that are made so', async () => {
    const { signs, user } = await openSearch();
    await sign();
    await answer(signs, { alike: [near('word-go', 0.08), near('word-hello', 0.41)] });
    const list = within(await screen.findByRole('list', { name: /look most like yours/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await user.click(screen.getByText('Sure of the hand or the place? Leave out the others'));
    const flat = await screen.findByRole('button', { name: 'Flat hand' });
    await user.click(flat);
    expect(flat).toHaveAttribute('aria-pressed', 'true');
    await screen.findByText('1 sign, the nearest first');
    const left = within(screen.getByRole('list', { name: /look most like yours/ }));
    expect(left.getByRole('listitem')).toHaveTextContent(/hello.*Nearness: 59 of 100/);
    expect(asked).toContain('handshape=flat');
    await user.click(screen.getByRole('button', { name: 'Show all again' }));
    await screen.findByText('2 signs, the nearest first');
    expect(screen.getByText(/^Sure of the hand or the place/)).toHaveFocus();
  });

  it('says that it names no more where none of them is made so, and shows the way to those that are', async () => {
    const { signs, user } = await openSearch();
    await sign();
    await answer(signs, { alike: [near('word-go', 0.08)] });
    await user.click(await screen.findByText(/^Sure of the hand or the place/));
    await user.click(await screen.findByRole('button', { name: 'Flat hand' }));
    expect(await screen.findByText('The search names no more than ten signs.')).toBeVisible();
    expect(screen.getByRole('link', { name: /See the 1 sign/ })).toHaveAttribute(
      'href',
      '/dashboard/dictionary/find?by=hand&handshape=flat',
    );
  });

  it('names the letters that were held meanwhile', async () => {
    const { signs } = await openSearch();
    await act(async () => screen.getByRole('button', { name: BEGIN }).click());
    await pass(700);
    for (let second = 0; second < 4; second += 1) await pass(1000);
    const letter = { id: 'letter-b-v2', label: 'B', candidates: [], production: 3 };
    await tell(signs, { predictions2: letter });
    await tell(signs, { predictions2: letter });
    await pass(2000);
    await answer(signs, { alike: [near('word-hello', 0.1)] });
    expect(await screen.findByText('Read as letters meanwhile:')).toHaveTextContent(/: B$/);
  });

  it.each([
    ['handsUnseen', /No hand was seen/],
    ['still', /Your hands hardly moved/],
    ['tooShort', /Too little of you was seen/],
    ['handsLost', /Your hands were lost/],
  ] as const)(
    'says of a take with %s what to do, and lets one try again',
    async (outcome, text) => {
      const { signs } = await openSearch();
      await sign();
      await answer(signs, { outcome });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText('The camera is on')).toBeVisible();
      await sign('Again');
      await answer(signs, { alike: [near('word-hello', 0.1)] });
      expect(await screen.findByRole('link', { name: /hello/ })).toBeVisible();
    },
  );

  it('says that the service does not answer, or knows no such signs', async () => {
    const { signs } = await openSearch();
    await sign();
    await pass(7000);
    expect(screen.getByText(/The sign service did not answer/)).toBeVisible();
    await sign('Again');
    await tell(signs, { error: 'There is no encoder.', errorCode: 'FINDING_OFF' });
    expect(screen.getByText(/This service knows no signs that move/)).toBeVisible();
  });

  it('asks for a camera where none is to be had', async () => {
    refuseCamera('NotFoundError');
    openWithClock('/dashboard/dictionary/find?by=make');
    await screen.findByText(/It learnt from drawings/);
    await act(async () => screen.getByRole('button', { name: BEGIN }).click());
    expect(await screen.findByText(/No camera was found/)).toBeVisible();
    expect(screen.getByRole('button', { name: BEGIN })).toBeEnabled();
  });
});
