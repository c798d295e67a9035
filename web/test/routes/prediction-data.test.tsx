import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { anAnswer } from '../support/factories';
import type { FakeWebSocket } from '../support/fake-web-socket';
import { record } from '../support/recording';

/** The line as the browser tells of it; returns how to change it. */
function onLine(line: object): (line: object) => void {
  const connection = Object.assign(new EventTarget(), line);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return (now) => {
    Object.assign(connection, now);
    connection.dispatchEvent(new Event('change'));
  };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** How many frames a quick service that promises fifteen a second gets in a second. */
async function framesInASecond(signs: FakeWebSocket): Promise<number> {
  await act(async () => signs.greet({ signedIn: false, framesPerSecond: 15, vocabulary: [] }));
  const answer = () =>
    act(async () => signs.answer(anAnswer({ id: signs.frames.at(-1)?.id ?? null })));
  // Until the time of an answer is known.
  for (let at = 0; at < 60; at += 1) {
    await pass(50);
    await answer();
  }
  const before = signs.frames.length;
  for (let at = 0; at < 20; at += 1) {
    await pass(50);
    await answer();
  }
  return signs.frames.length - before;
}
const moreSwitch = () => screen.queryByRole('switch', { name: /Send more pictures/ });

describe('a recording on a line where each byte counts', () => {
  it('sends two pictures a second whatever the service promises, until somebody asks for more', async () => {
    onLine({ type: 'cellular', effectiveType: '4g', saveData: false });
    const { user, signs } = await record();
    expect(await framesInASecond(signs)).toBeLessThanOrEqual(3);
    const more = moreSwitch();
    if (!more) throw new Error('Nothing offers more pictures.');
    expect(more).not.toBeChecked();
    await user.click(more);
    expect(await framesInASecond(signs)).toBeGreaterThan(5);
  });

  it('sends what the service promises on a fast line, and less once the line is metered', async () => {
    const change = onLine({ type: 'wifi', effectiveType: '4g', saveData: false });
    const { signs } = await record();
    expect(moreSwitch()).toBeNull();
    expect(await framesInASecond(signs)).toBeGreaterThan(5);
    await act(async () => change({ type: 'cellular' }));
    expect(await framesInASecond(signs)).toBeLessThanOrEqual(3);
    expect(moreSwitch()).toBeVisible();
  });
});

describe('the data that a recording uses', () => {
  it('is told while it runs, counted both ways, and begins anew with the next one', async () => {
    const { user, stop } = await record();
    const told = screen.getByText(/^About .* so far$/);
    const bytes = Number(/([\d.,]+) (byte|k)/.exec(told.textContent ?? '')?.[1]?.replace(',', ''));
    expect(bytes).toBeGreaterThan(0);
    await act(() => chooseLanguage('hi'));
    expect(screen.getByText(/^अब तक लगभग /)).toBeVisible();
    await act(() => chooseLanguage('en'));
    await stop();
    expect(screen.queryByText(/^About .* so far$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    expect(screen.queryByText(/^About .* so far$/)).not.toBeInTheDocument();
  });
});
