import type { components } from '@isl/contracts/frames';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOwnStore } from '../../src/features/prediction/own/own-store';
import type { OwnLetter } from '../../src/features/prediction/own-letters/own-letters';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { aLetter, anAnswer } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';
import { anOwnLetter, letterExample } from '../support/own-letters';
import { record } from '../support/recording';

type LetterTaught = components['schemas']['LetterTaught'];

const store = createOwnStore<OwnLetter>('isl-own-letters', 'letters');
beforeEach(() => store.clear());
const kept = async (): Promise<string[]> => (await store.list()).map(({ id }) => id);

async function openDialog(camera: Parameters<typeof installCamera>[0] = {}) {
  installCamera(camera);
  const app = openWithClock('/dashboard/Prediction');
  await app.user.click(await screen.findByRole('button', { name: 'Teach a sign' }));
  await app.user.click(await screen.findByRole('button', { name: 'Show me your letters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show me your letters' }));
  const press = (name: string | RegExp): Promise<void> =>
    app.user.click(dialog.getByRole('button', { name }));
  return { ...app, dialog, press };
}

/** The dialog's own, to which its pictures go. */
async function cameraSocket(): Promise<FakeWebSocket> {
  const find = () =>
    FakeWebSocket.open.findLast(
      ({ url, frames, isClosed }) => !isClosed && url.includes('signs.test') && frames.length > 0,
    );
  await waitFor(() => expect(find()).toBeDefined());
  return find() as FakeWebSocket;
}

/** Three, two, one, and the three seconds in which it is held. */
async function hold(signs: FakeWebSocket): Promise<string> {
  for (let second = 0; second < 3; second += 1) await pass(1000);
  const asked = signs.asked.length;
  await pass(3000);
  expect(signs.asked).toHaveLength(asked + 1);
  const [event, span] = signs.asked.at(-1) ?? [];
  expect(event).toBe('teach_letter');
  return (span as { readonly id: string }).id;
}

async function show(signs: FakeWebSocket, over: Partial<LetterTaught> = {}): Promise<void> {
  const id = await hold(signs);
  const accepted = { outcome: 'accepted', encoder: 'f00d', example: letterExample } as const;
  await act(async () => signs.tellLetterTaught({ id, ...accepted, ...over }));
}

async function begin() {
  const app = await openDialog();
  await app.press('Begin');
  const signs = await cameraSocket();
  await app.dialog.findByText('3');
  return { ...app, signs };
}

/** What is asked for now. */
const isAskedFor = (dialog: ReturnType<typeof within>, letter: string) =>
  waitFor(() => expect(dialog.getByText('Now:').parentElement).toHaveTextContent(`Now: ${letter}`));

describe('showing one’s letters', () => {
  it('goes through the alphabet by itself, keeps each at once, and sends them with the next session', async () => {
    const { dialog, press, signs, user } = await begin();
    await isAskedFor(dialog, 'A');
    expect(dialog.getByText('Shown: 0 of 26')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await show(signs);
    expect(await dialog.findByText('Taken.')).toBeVisible();
    expect(dialog.getByText('Shown: 1 of 26')).toBeVisible();
    await pass(2000);
    await isAskedFor(dialog, 'B');
    await show(signs);
    await dialog.findByText('Shown: 2 of 26');
    await press('Stop');
    expect(dialog.getByRole('button', { name: 'Go on' })).toHaveFocus();
    expect(await kept()).toEqual(['letter-a-v2', 'letter-b-v2']);
    await press('Close');
    const page = await socketTo('signs.test');
    await waitFor(() => expect(page.asked.at(-1)?.[0]).toBe('own_letters'));
    expect(page.asked.at(-1)?.[1]).toEqual({
      encoder: 'f00d',
      letters: [
        { id: 'letter-a-v2', example: letterExample },
        { id: 'letter-b-v2', example: letterExample },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'What it can recognise' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'What it can recognise' }));
    expect(drawer.getByRole('heading', { name: 'Letters known from you (2)' })).toBeVisible();
  });

  it('shows the letters of the alphabet that was chosen', async () => {
    const { dialog, press } = await openDialog();
    await press('Vowels on the fingertips');
    expect(localStorage.getItem('alphabet')).toBe('v1');
    await press('Begin');
    await isAskedFor(dialog, 'A');
    expect(document.querySelector('img[src="/static/signs/letter-a-v1.webp"]')).toBeVisible();
  });

  it('goes on with those that are missing, and leaves out what is skipped', async () => {
    await store.put([anOwnLetter()]);
    const { dialog, press } = await openDialog();
    await dialog.findByText('Shown: 1 of 26');
    await press('Go on');
    await isAskedFor(dialog, 'B');
    await press('Skip B');
    await isAskedFor(dialog, 'C');
    expect(await kept()).toEqual(['letter-a-v2']);
  });

  it.each([
    ['moving', 'Your hand moved.'],
    ['handsUnseen', 'No hand was seen.'],
  ] as const)('asks again where it was %s, and then what to do', async (outcome, said) => {
    const { dialog, press, signs } = await begin();
    const failed = { outcome, example: undefined } as unknown as Partial<LetterTaught>;
    await show(signs, failed);
    expect(dialog.getByText(said)).toBeVisible();
    await pass(2000);
    await isAskedFor(dialog, 'A');
    await show(signs, failed);
    expect(dialog.getByText(said)).toBeVisible();
    expect(dialog.getByText('Try it again when you are ready, or skip it.')).toBeVisible();
    await pass(5000);
    expect(dialog.queryByText('3')).not.toBeInTheDocument();
    await press('Again');
    await show(signs);
    await dialog.findByText('Taken.');
    expect(await kept()).toEqual(['letter-a-v2']);
  });

  it('has the numerals as an extra, and ends by itself with the last', async () => {
    const { dialog, press } = await openDialog();
    await press('Show the numerals too');
    const signs = await cameraSocket();
    await isAskedFor(dialog, '0');
    expect(dialog.getByText('Shown: 0 of 11')).toBeVisible();
    for (let n = 0; n < 10; n += 1) await press(`Skip ${n}`);
    await dialog.findByText('3');
    await show(signs);
    await dialog.findByText('Taken.');
    await pass(2000);
    expect(dialog.getByRole('button', { name: 'Begin' })).toHaveFocus();
    expect(await kept()).toEqual(['numeral-10']);
  });

  it('says that a service cannot be shown letters, or does not answer', async () => {
    const { dialog, press, signs } = await begin();
    await hold(signs);
    await pass(6000);
    expect(dialog.getByText('The service did not answer.')).toBeVisible();
    await pass(2000);
    await hold(signs);
    await tell(signs, { id: '7' });
    await tell(signs, { id: null, error: 'Off.', errorCode: 'TEACHING_OFF' });
    expect(dialog.getByText('This service cannot be shown letters.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Begin' })).toBeVisible();
    await press('Close');
  });

  it('says what the service cannot read', async () => {
    const { dialog, signs } = await begin();
    await tell(signs, { id: '1', error: 'Busy.', errorCode: 'OVERLOADED' });
    expect(dialog.getByRole('alert')).toHaveTextContent('The service is busy.');
  });

  it('speaks Hindi', async () => {
    installCamera();
    const { user } = openWithClock('/dashboard/Prediction');
    await act(() => chooseLanguage('hi'));
    await user.click(await screen.findByRole('button', { name: 'संकेत सिखाएँ' }));
    await user.click(await screen.findByRole('button', { name: 'मुझे अपने अक्षर दिखाइए' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'मुझे अपने अक्षर दिखाइए' }));
    expect(dialog.getByText('पूरी वर्णमाला दिखाने से सबसे ज़्यादा मदद मिलती है।')).toBeVisible();
    expect(dialog.getByText('दिखाए गए: 26 में से 0')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'शुरू करें' }));
    await cameraSocket();
    expect(await dialog.findByRole('button', { name: 'A छोड़ें' })).toBeVisible();
  });
});

describe('letters that were shown', () => {
  it('can be shown again, one by one', async () => {
    await store.put([anOwnLetter(), anOwnLetter({ id: 'letter-q-v2' })]);
    const { dialog } = await openDialog();
    const again = await dialog.findByRole('button', { name: 'Show Q again' });
    await act(async () => again.click());
    const signs = await cameraSocket();
    await isAskedFor(dialog, 'Q');
    await dialog.findByText('3');
    await show(signs);
    await dialog.findByText('Taken.');
    await pass(2000);
    expect(dialog.getByRole('button', { name: 'Go on' })).toBeVisible();
    const [, q] = await store.list();
    expect(q?.shownAt).toBeGreaterThan(1000);
  });

  it('are forgotten one by one and all at once, and the service is told', async () => {
    await store.put(['a', 'b', 'c'].map((letter) => anOwnLetter({ id: `letter-${letter}-v2` })));
    const { press, dialog, user } = await openDialog();
    await dialog.findByRole('button', { name: 'Forget A' });
    await press('Forget A');
    await dialog.findByRole('heading', { name: 'Letters known from you (2)' });
    expect(await kept()).toEqual(['letter-b-v2', 'letter-c-v2']);
    await press('Forget all');
    const question = within(await screen.findByRole('dialog', { name: 'Please confirm' }));
    await user.click(question.getByRole('button', { name: 'Forget all' }));
    await dialog.findByText('You have not shown any letter on this device.');
    expect(await kept()).toEqual([]);
    await press('Close');
    const page = await socketTo('signs.test');
    expect(page.asked.at(-1)).toEqual(['own_letters', { encoder: 'f00d', letters: [] }]);
  });

  it.each([
    ['OWN_LETTERS_OUTDATED', /shown to another version of the recogniser/],
    ['OWN_LETTERS_BROKEN', /on this device cannot be read/],
  ] as const)('that are refused as %s are told, and shown again', async (errorCode, said) => {
    await store.put([anOwnLetter()]);
    installCamera();
    const { user } = openWithClock('/dashboard/Prediction');
    const page = await socketTo('signs.test');
    await waitFor(() => expect(page.asked.at(-1)?.[0]).toBe('own_letters'));
    await act(async () => page.answer(anAnswer({ id: null, error: 'No.', errorCode })));
    expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Teach a sign' }));
    await user.click(await screen.findByRole('button', { name: 'Show me your letters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show me your letters' }));
    expect(dialog.getByText(said)).toBeVisible();
    expect(dialog.getByText('Shown to an older version: show it again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Begin' }));
    const signs = await cameraSocket();
    await isAskedFor(dialog, 'A');
    await dialog.findByText('3');
    await show(signs, { encoder: 'beef' });
    await waitFor(() =>
      expect(page.asked.at(-1)).toEqual([
        'own_letters',
        { encoder: 'beef', letters: [{ id: 'letter-a-v2', example: letterExample }] },
      ]),
    );
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});

describe('letters that stay unsure', () => {
  async function recordUnsure() {
    const app = await record();
    const held = async (ms: number): Promise<void> => {
      for (let at = 0; at <= ms; at += 500) {
        await app.sign({ ...aLetter('M', 0.5), id: '', label: '' });
        await pass(500);
      }
      await app.sign({ id: '', label: '', candidates: [] });
    };
    return { ...app, held };
  }
  const hint = () => screen.queryByText('Letters stay unsure? Show how you make them.');

  it('lead to showing one’s own after the recording, once a session', async () => {
    const { held, stop, user } = await recordUnsure();
    await held(2000);
    await held(2000);
    expect(hint()).not.toBeInTheDocument();
    await stop();
    expect(hint()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show me your letters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show me your letters' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(hint()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    await stop();
    expect(hint()).not.toBeInTheDocument();
  });

  it('are not those that a hand passes through', async () => {
    const { held, stop } = await recordUnsure();
    for (let times = 0; times < 4; times += 1) await held(500);
    await stop();
    expect(hint()).not.toBeInTheDocument();
  });
});
