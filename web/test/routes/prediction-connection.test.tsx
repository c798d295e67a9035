import type { FrameErrorCode } from '@isl/contracts/errors';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { aLetter, anAnswer } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';
import { aSignOf, chips, record, sentence } from '../support/recording';

describe('a share of the machine that changes within a connection', () => {
  const vocabulary = [
    { id: 'letter-a-v2', label: 'A', learntFrom: 'people' as const, isSaid: true },
  ];
  const shared = (framesPerSecond: number) => ({ signedIn: false, framesPerSecond, vocabulary });

  it('doubles no word and no letter of what is being held', async () => {
    const { signs, sign } = await record();
    await act(async () => signs.greet(shared(15)));
    const hello = { production: 1, startedAt: Date.now(), endedAt: Date.now() + 200 };
    await sign(aSignOf('HELLO', hello));
    await act(async () => signs.greet(shared(8)));
    await sign(aSignOf('HELLO', { ...hello, endedAt: hello.endedAt + 200 }));
    expect(chips()).toEqual(['HELLO: 80%']);

    const held = { ...aLetter('A'), production: 2, startedAt: Date.now(), endedAt: Date.now() };
    await sign(held);
    await act(async () => signs.greet(shared(4)));
    await sign({ ...held, endedAt: Date.now() });
    expect(screen.getByText('Being spelled: A')).toBeVisible();
    await pass(1800);
    expect(sentence()).toHaveValue('HELLO A');
  });

  it('does not slow the frames down to the slowest until the next answer', async () => {
    const { signs } = await record();
    await act(async () => signs.greet(shared(15)));
    for (let answered = 0; answered < 8; answered += 1) {
      await pass(100);
      await act(async () => signs.answer(anAnswer({ id: signs.frames.at(-1)?.id ?? null })));
    }
    await act(async () => signs.greet(shared(14)));
    const before = signs.frames.length;
    await pass(250);
    expect(signs.frames.length - before).toBeGreaterThanOrEqual(2);
  });
});

describe('what a service refuses', () => {
  it('is said in the language of the page where its code is known', async () => {
    const { emotion, signs } = await record();
    const busy = anAnswer({ id: '2000', error: 'Busy.', errorCode: 'OVERLOADED' });
    await act(async () => signs.answer(busy));
    // As a service that is newer than the page could say it.
    const odd = 'ODD' as FrameErrorCode;
    await act(async () => emotion.answer(anAnswer({ id: '2000', error: 'Odd.', errorCode: odd })));
    const said = 'The service is busy. Please try again in a moment.';
    expect(screen.getByText(`Error: ${said}`)).toBeVisible();
    await act(() => chooseLanguage('hi'));
    expect(screen.getByText('गड़बड़ी: सेवा पर अभी बहुत काम है। थोड़ी देर में फिर आज़माइए।')).toBeVisible();
    expect(screen.getByLabelText('पहचाना गया भाव')).toHaveValue('गड़बड़ी: Odd.');
  });
});

describe('a service that goes away in the middle', () => {
  it('leaves no sign of before as the sign now, and says what is done about it', async () => {
    const { signs, make } = await record();
    const now = screen.getByRole('region', { name: 'Sign now' });
    await make('TREE');
    expect(now).toHaveTextContent('TREE');
    act(() => signs.drop());
    expect(now).not.toHaveTextContent('TREE');
    expect(now).toHaveTextContent('The sign service is away. Trying to reach it again…');
    await waitFor(() => expect(now).toHaveTextContent('Waiting for predictions...'), {
      timeout: 5000,
    });
    expect(sentence()).toHaveValue('TREE');
  });

  it('leaves no feeling of before as the one detected', async () => {
    const { emotion, feel } = await record();
    await feel('happy');
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('happy');
    act(() => emotion.drop());
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('Waiting for predictions...');
  });

  it('begins its count of signs again, and a new sign is a new word', async () => {
    const { signs, sign } = await record();
    await sign(aSignOf('TREE', { production: 1, endedAt: Date.now() }));
    act(() => signs.drop());
    await screen.findAllByText(/The sign service is away/);
    await waitFor(() => expect(FakeWebSocket.to('signs.test')?.auth).not.toBeUndefined(), {
      timeout: 5000,
    });
    const predictions2 = aSignOf('SEE', { production: 1, endedAt: Date.now() });
    await act(async () =>
      FakeWebSocket.to('signs.test')?.answer(anAnswer({ id: '2000', predictions2 })),
    );
    expect(sentence()).toHaveValue('TREE SEE');
  });
});
