import type { components } from '@isl/contracts/frames';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { FakeWebSocket } from '../support/fake-web-socket';
import { found as cards } from '../support/find';
import { api, server } from '../support/server';

type Taught = components['schemas']['Taught'];
const example = `${'A'.repeat(342)}==`;

async function openDialog() {
  installCamera();
  const app = openWithClock('/dashboard/Prediction');
  await app.user.click(await screen.findByRole('button', { name: 'Teach a sign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Teach a sign' }));
  await app.user.type(dialog.getByLabelText('What is the sign called?'), 'masala chai');
  return turnOn(app, dialog);
}

/** By the link of a sign's own page. */
async function openFor(signId: string, known: readonly string[] = ['friend']) {
  installCamera();
  server.use(http.get(api('/signs/by-id'), () => HttpResponse.json({ data: cards(...known) })));
  const app = openWithClock(`/dashboard/Prediction?teach=${signId}`);
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Teach a sign' })) };
}

async function turnOn(app: ReturnType<typeof openWithClock>, dialog: ReturnType<typeof within>) {
  await app.user.click(dialog.getByRole('button', { name: 'Turn the camera on' }));
  const take = await dialog.findByRole('button', { name: 'Show it: take 1 of 3' });
  await waitFor(() => expect(take).toBeEnabled());
  // The page has a socket too, which sends nothing meanwhile.
  const signs = FakeWebSocket.open.findLast(
    ({ url, frames }) => url.includes('signs.test') && frames.length > 0,
  );
  if (!signs) throw new Error('No picture was sent.');
  return { ...app, dialog, signs };
}

// This DOM's files cannot be read.
const aFile = (content: string): File =>
  Object.assign(new File([content], 'signs.json', { type: 'application/json' }), {
    text: async () => content,
  });

const idOf = (signs: FakeWebSocket): string => {
  const [, take] = signs.asked.at(-1) ?? [];
  return (take as { readonly id: string }).id;
};

async function take(app: Awaited<ReturnType<typeof openDialog>>, over: Partial<Taught> = {}) {
  await app.user.click(app.dialog.getByRole('button', { name: /^Show it: take/ }));
  // Three, two, one.
  for (let second = 0; second < 3; second += 1) await pass(1000);
  await finish(app, over);
}

async function finish(
  { signs }: Awaited<ReturnType<typeof openDialog>>,
  over: Partial<Taught> = {},
): Promise<void> {
  // The three seconds of the sign.
  await pass(3000);
  expect(signs.asked.at(-1)?.[0]).toBe('teach');
  await act(async () =>
    signs.tellTaught({
      id: idOf(signs),
      outcome: 'accepted',
      encoder: 'f00d',
      example,
      alike: [
        { id: 'word-tea', label: 'TEA', learntFrom: 'avatar', distance: 0.05, isNear: true },
        { id: 'word-cold', label: 'COLD', learntFrom: 'avatar', distance: 0.4, isNear: false },
      ],
      ...over,
    }),
  );
}

describe('teaching a sign', () => {
  it('takes it three times, names its look-alikes, keeps it, and sends it with the next session', async () => {
    const app = await openDialog();
    for (const n of [1, 2, 3]) {
      expect(app.dialog.getByRole('button', { name: `Show it: take ${n} of 3` })).toBeEnabled();
      await take(app);
      expect(app.dialog.getByText('This take is accepted.')).toBeVisible();
    }
    expect(app.dialog.getByText('We would now tell it from these look-alikes:')).toBeVisible();
    expect(app.dialog.getByText('COLD: 40% apart')).toBeVisible();
    expect(
      app.dialog.getByText('It looks much like these, and may be taken for them:'),
    ).toBeVisible();
    expect(app.dialog.getByText('TEA: 5% apart')).toBeVisible();
    await app.user.click(app.dialog.getByRole('button', { name: 'Keep on this device' }));
    await app.dialog.findByText('MASALA-CHAI is kept on this device.');
    expect(app.dialog.getByRole('button', { name: 'Delete MASALA-CHAI' })).toBeVisible();
    await app.user.click(app.dialog.getByRole('button', { name: 'Close' }));
    const page = await socketTo('signs.test');
    await waitFor(() => expect(page.asked.at(-1)?.[0]).toBe('own_signs'));
    expect(page.asked.at(-1)?.[1]).toMatchObject({
      encoder: 'f00d',
      signs: [{ name: 'MASALA-CHAI', examples: [example, example, example] }],
    });
    await app.user.click(screen.getByRole('button', { name: 'What it can recognise' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'What it can recognise' }));
    expect(drawer.getByText('MASALA-CHAI')).toBeVisible();
  });

  it('shows each take back as the computer saw it', async () => {
    const app = await openDialog();
    await app.user.click(app.dialog.getByRole('button', { name: 'Show it: take 1 of 3' }));
    for (let second = 0; second < 4; second += 1) await pass(1000);
    const pose = Array.from({ length: 66 }, () => 0.5);
    await tell(app.signs, { id: '1', skeleton: { pose, leftHand: [], rightHand: [] } });
    await finish(app);
    expect(
      app.dialog.getByRole('img', { name: 'Your take, as the computer saw it' }),
    ).toBeVisible();
  });

  it('asks for a name before it keeps, and replaces the sign of that name', async () => {
    const app = await openDialog();
    const name = app.dialog.getByLabelText('What is the sign called?');
    for (const _ of [1, 2, 3]) await take(app);
    await app.user.clear(name);
    await app.user.click(app.dialog.getByRole('button', { name: 'Keep on this device' }));
    expect(app.dialog.getByText('Give the sign a name first.')).toBeVisible();
    expect(name).toHaveFocus();
    await app.user.type(name, 'dosa');
    await app.user.click(app.dialog.getByRole('button', { name: 'Keep on this device' }));
    await app.dialog.findByText('DOSA is kept on this device.');
    expect(app.dialog.queryByRole('link', { name: /Give a clip/ })).not.toBeInTheDocument();
    await app.user.type(name, 'Dosa');
    expect(app.dialog.getByText(/You have taught this one/)).toBeVisible();
  });

  it('tells the service when the last one is deleted', async () => {
    const app = await openDialog();
    for (const sign of app.dialog.queryAllByRole('button', { name: /^Delete / })) {
      await app.user.click(sign);
    }
    await app.dialog.findByText('You have not taught any sign on this device.');
    await waitFor(() => expect(app.signs.asked.at(-1)?.[1]).toMatchObject({ signs: [] }));
  });

  it('says why a take was not accepted, and counts it not', async () => {
    const app = await openDialog();
    await take(app, { outcome: 'handsLost', alike: [] });
    expect(app.dialog.getByText(/Your hands were lost on the way/)).toBeVisible();
    expect(app.dialog.getByRole('button', { name: 'Show it: take 1 of 3' })).toBeEnabled();
  });

  it('says that a service cannot be taught, after frames that it answered', async () => {
    const app = await openDialog();
    await app.user.click(app.dialog.getByRole('button', { name: 'Show it: take 1 of 3' }));
    for (let second = 0; second < 6; second += 1) await pass(1000);
    await tell(app.signs, { id: '7' });
    await tell(app.signs, { id: null, error: 'Off.', errorCode: 'TEACHING_OFF' });
    expect(app.dialog.getByText('This service cannot be taught.')).toBeVisible();
  });

  it('refuses a file that is none of its own', async () => {
    const app = await openDialog();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file to choose.');
    await app.user.upload(input, aFile('{}'));
    expect(await app.dialog.findByText(/no file of taught signs/)).toBeVisible();
  });
});

describe('teaching a sign of the dictionary', () => {
  it('has it chosen, keeps it by its id and gloss, and says from whom else it is known', async () => {
    const { dialog, ...app } = await openFor('word-friend');
    expect(await dialog.findByRole('link', { name: 'FRIEND' })).toHaveAttribute(
      'href',
      '/products/word-friend',
    );
    expect(dialog.queryByLabelText('What is the sign called?')).not.toBeInTheDocument();
    const opened = await turnOn(app, dialog);
    const alike = (id: string, label: string) =>
      ({ id, label, learntFrom: 'avatar', distance: 0.3, isNear: false }) as const;
    for (const _ of [1, 2, 3]) {
      await take(opened, { alike: [alike('word-friend-2', 'FRIEND'), alike('word-tea', 'TEA')] });
    }
    expect(dialog.getByText('TEA: 30% apart')).toBeVisible();
    expect(dialog.queryByText('FRIEND: 30% apart')).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Keep on this device' }));
    await dialog.findByText('FRIEND is kept on this device.');
    expect(dialog.getByText(/It is recorded anew, because .* no video/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Give a clip of this sign' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation?prompt=sign:word-friend',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(app.path()).toBe('/dashboard/Prediction');
    const page = await socketTo('signs.test');
    await waitFor(() => expect(page.asked.at(-1)?.[0]).toBe('own_signs'));
    expect(page.asked.at(-1)?.[1]).toMatchObject({
      signs: expect.arrayContaining([
        expect.objectContaining({ name: 'FRIEND', examples: [example, example, example] }),
      ]),
    });
    const vocabulary = [
      { id: 'word-friend', label: 'FRIEND', learntFrom: 'avatar' as const, isSaid: true },
    ];
    await act(async () => page.greet({ signedIn: false, framesPerSecond: 10, vocabulary }));
    await app.user.click(screen.getByRole('button', { name: 'What it can recognise' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'What it can recognise' }));
    expect(drawer.getByText('From you, and from the avatar')).toHaveTextContent(/^FRIEND /);
  });

  it('lets one teach another in its place', async () => {
    const { dialog, user } = await openFor('word-friend');
    await user.click(await dialog.findByRole('button', { name: 'Teach another sign' }));
    expect(dialog.getByLabelText('What is the sign called?')).toHaveValue('');
  });

  it.each(['word-nothing', 'letter-a-v2', '<b>'])(
    'says that the dictionary has no %s, and asks for a name',
    async (id) => {
      const { dialog } = await openFor(id, []);
      expect(await dialog.findByText(/The dictionary has no such sign/)).toBeVisible();
      expect(dialog.getByLabelText('What is the sign called?')).toBeVisible();
    },
  );
});
