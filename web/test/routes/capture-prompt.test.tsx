import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, socketTo, tell } from '../support/camera-page';
import { anError } from '../support/factories';
import { installRecorder } from '../support/fake-recorder';
import { button, openGiving, prompt, review } from '../support/giving';
import { api, server } from '../support/server';

beforeEach(() => installRecorder());

const counted = (...ids: readonly string[]): void =>
  server.use(
    http.get(api('/contributions/counts'), () =>
      HttpResponse.json({
        data: ids.map((id) => ({
          kind: id.split('-')[0] === 'word' ? 'sign' : 'expression',
          id,
          clips: 2,
          signers: 1,
        })),
      }),
    ),
  );
const field = () => screen.getByRole('combobox', { name: /^Choose for yourself/ });

describe('what is asked for', () => {
  it('is what was given least often, and then another', async () => {
    counted('word-friend', 'word-tea', 'expression-happy', 'expression-asking');
    const { user } = openGiving();
    expect(await prompt()).toHaveTextContent('Please sign: father');
    expect(screen.getByText('0 clips so far')).toBeVisible();
    await user.click(button('Another one'));
    await waitFor(async () => expect(await prompt()).not.toHaveTextContent('father'));
    expect(screen.getByText('2 clips so far')).toBeVisible();
  });

  it.each([
    ['?prompt=sign:word-tea', 'tea'],
    ['?prompt=expression:expression-happy', 'Happy'],
    ['?prompt=sentence:how-are-you', 'how are you'],
  ])('is what the address says: %s', async (search, words) => {
    openGiving({ search });
    expect(await prompt()).toHaveTextContent(`Please sign: ${words}`);
  });

  it('is something else where the address asks for what is not there', async () => {
    openGiving({ search: '?prompt=sign:word-unknown' });
    expect(await prompt()).not.toHaveTextContent('unknown');
  });

  it('can be found by its name', async () => {
    const { user } = openGiving();
    await prompt();
    await user.type(field(), 'te');
    await user.click(await screen.findByRole('option', { name: 'tea' }));
    await waitFor(async () => expect(await prompt()).toHaveTextContent('Please sign: tea'));
    expect(field()).toHaveValue('');
  });

  it('can be a sentence of one’s own, in letters that an address can have', async () => {
    const { user } = openGiving();
    await prompt();
    await user.type(field(), 'आप कैसे हैं');
    await user.click(button('Sign this'));
    expect(await screen.findByText(/in the letters A to Z/)).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'How are you?');
    await user.click(button('Sign this'));
    expect(await prompt()).toHaveTextContent('Please sign: How are you?');
    expect(screen.getByText('Sentence')).toBeVisible();
  });

  it('is given one’s own way, if one says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const { user, given } = await review({ search: '?prompt=sign:word-tea' });
    await user.click(screen.getByRole('checkbox', { name: 'I sign it differently' }));
    await user.click(button('Record again'));
    for (let second = 0; second < 4; second += 1) await pass(1010);
    await user.click(button('Stop'));
    const second = within(await screen.findByRole('region', { name: 'tea, take 2' }));
    await user.click(second.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(given[0]?.draft).toMatchObject({ take: 2, isVariant: true }));
  });

  it('shows its model only when asked, and says that it is an avatar that nobody reviewed', async () => {
    const { user } = openGiving({ search: '?prompt=expression:expression-happy' });
    await prompt();
    expect(screen.queryByRole('img', { name: 'The face for Happy.' })).not.toBeInTheDocument();
    await user.click(button('Show the model'));
    expect(await screen.findByRole('img', { name: 'The face for Happy.' })).toBeVisible();
    expect(screen.getByText('Avatar: made by a computer, not a person')).toBeVisible();
    expect(screen.getByText(/No Deaf signer has reviewed this/)).toBeVisible();
    await user.click(button('Hide the model'));
    expect(screen.queryByRole('img', { name: 'The face for Happy.' })).not.toBeInTheDocument();
  });

  it('has no model where the dictionary has no sign', async () => {
    openGiving({ search: '?prompt=sign:word-tea' });
    expect(await screen.findByText(/We have no sign for it yet/)).toBeVisible();
  });

  it('can still be a sentence when the words could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const path of ['/words', '/char/Allexpressions']) {
      server.use(http.get(api(path), () => HttpResponse.json(anError(500, ''), { status: 500 })));
    }
    const { user } = openGiving();
    expect(await screen.findByText('The words could not be loaded.')).toBeVisible();
    expect(await screen.findByText('Choose below what you want to sign.')).toBeVisible();
    await user.type(field(), 'good morning');
    await user.click(button('Sign this'));
    expect(await prompt()).toHaveTextContent('Please sign: good morning');
  });
});

describe('what is in the way of a good clip', () => {
  const startIn = async (light: number) => {
    const { user } = openGiving({ light });
    await prompt();
    const socket = await socketTo('emotion.test');
    await user.click(button('Start'));
    await pass(1100);
    return socket;
  };

  it.each([
    [20, /It is too dark/],
    [250, /It is too bright/],
  ])('is said of light of %s', async (light, text) => {
    await startIn(light);
    await pass(3100);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['not-in-view', /Your face cannot be seen/],
    ['too-far', /You are too far away/],
  ] as const)('is said of a face that is %s, until it is mended', async (face_state, text) => {
    const socket = await startIn(128);
    await tell(socket, { id: '100', face_state });
    await pass(4100);
    expect(await screen.findByText(text)).toBeVisible();
    await tell(socket, { id: '101', face_state: 'in-view' });
    await pass(1100);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});
