import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLetter, anAnswer } from '../support/factories';
import { aSignOf, chips, pass, record, sentence } from '../support/recording';

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
