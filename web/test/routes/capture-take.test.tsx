import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, socketTo, tell } from '../support/camera-page';
import { FakeRecorder, installRecorder } from '../support/fake-recorder';
import { button, openGiving, prompt, record, review } from '../support/giving';

const label = async (): Promise<string> =>
  ((await prompt()).textContent ?? '').replace('Please sign: ', '');

beforeEach(() => installRecorder());

describe('a take', () => {
  it('is recorded after a countdown that delays no frame', async () => {
    const { user } = openGiving();
    await prompt();
    const socket = await socketTo('emotion.test');
    await user.click(button('Start'));
    await pass(50);
    expect(screen.getByText('Recording starts in 3 seconds')).toBeInTheDocument();
    await pass(1010);
    expect(socket.frames).toHaveLength(1);
    await pass(550);
    expect(socket.frames).toHaveLength(2);
    expect(FakeRecorder.made).toEqual([]);
    await pass(1010);
    await pass(1010);
    expect(FakeRecorder.made).toMatchObject([{ mimeType: 'video/webm;codecs=vp8' }]);
  });

  it('is sent with its consent and what the computer read meanwhile', async () => {
    const { user, socket, given, take } = await (async () => {
      const opened = await record({ search: '?prompt=sign:word-tea' });
      await pass(1000);
      const id = String(opened.socket.frames.at(-1)?.id);
      await tell(opened.socket, {
        id,
        face_state: 'in-view',
        predictions: { label: 'happy', scores: { happy: 0.9 } },
      });
      await opened.user.click(button('Stop'));
      return {
        ...opened,
        take: within(await screen.findByRole('region', { name: 'tea, take 1' })),
      };
    })();
    expect(await screen.findByRole('alert')).toHaveTextContent('Thank you for your contribution!');
    expect(socket.frames.length).toBeGreaterThan(0);
    expect(take.getByLabelText('Your take')).toHaveAttribute('data-mirrored', 'false');
    expect(given).toEqual([]);
    await user.click(take.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/The clip is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My contributions' })).toHaveAttribute(
      'href',
      '/dashboard/contributions',
    );
    expect(given[0]?.blob.size).toBe('pictures'.length);
    expect(given[0]?.draft).toMatchObject({
      prompt: { kind: 'sign', id: 'word-tea', label: 'tea' },
      isVariant: false,
      take: 1,
      consent: { version: '2026-12', scopes: ['keep', 'train'], age: 'adult' },
      timeline: { entries: [{ emotion: 'happy', face: { state: 'in-view' } }] },
    });
  });

  it('says where it is signed so, where one chooses that', async () => {
    const { user, take, given } = await review();
    await user.selectOptions(screen.getByLabelText('Where do you sign it so?'), 'Kerala');
    await user.click(take.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(given[0]?.draft.region).toBe('IN-KL'));
  });

  it.each([
    ['?back=%2Fdashboard%2Fdiscussions', '/dashboard/discussions'],
    ['?back=https%3A%2F%2Felsewhere.example', null],
    ['', null],
  ])('leads back to what was being written: %s', async (search, href) => {
    const { user, take } = await review({ search });
    await user.click(take.getByRole('button', { name: 'Send' }));
    await screen.findByText(/The clip is on its way/);
    const link = screen.queryByRole('link', { name: 'Back to what you were writing' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('is followed by another prompt, to which the keyboard goes', async () => {
    const { user, take } = await review();
    const before = await label();
    await user.click(take.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await label()).not.toBe(before));
    await waitFor(async () => expect(await prompt()).toHaveFocus());
    expect(screen.queryByRole('region', { name: /take 1/ })).not.toBeInTheDocument();
  });

  it('can be recorded again; each has its number', async () => {
    const { user, take } = await review();
    await user.click(take.getByRole('button', { name: 'Record again' }));
    for (let second = 0; second < 4; second += 1) await pass(1010);
    await user.click(button('Stop'));
    const second = within(await screen.findByRole('region', { name: /, take 2$/ }));
    await user.click(second.getByRole('button', { name: /, take 1$/ }));
    expect(screen.getByRole('region', { name: /, take 1$/ })).toBeVisible();
  });

  it('can be thrown away, and watched as in a mirror', async () => {
    const { user, take, given } = await review();
    await user.click(take.getByRole('button', { name: 'Mirror' }));
    expect(take.getByLabelText('Your take')).toHaveAttribute('data-mirrored', 'true');
    await user.click(take.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The take is gone.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(given).toEqual([]);
  });

  it('is given without its ends where they are cut off, and so is its timeline', async () => {
    const { user, take, given } = await review();
    expect(take.getByText('The whole take is given.')).toBeVisible();
    const [begin, end] = [take.getByLabelText('Begin'), take.getByLabelText('End')];
    const length = Number(end.getAttribute('max'));
    fireEvent.change(begin, { target: { value: '300' } });
    expect(begin).toHaveAttribute('aria-valuetext', '0.3 s');
    fireEvent.change(end, { target: { value: '100' } });
    expect(end).toHaveValue('800');
    expect(take.getByText(/^Given: 0.5 s/)).toBeVisible();
    expect(take.getByLabelText<HTMLVideoElement>('Your take').currentTime).toBe(0.8);
    expect(length).toBeGreaterThan(800);
    await user.click(take.getByRole('button', { name: 'Send' }));
    expect(given[0]?.draft.trim).toEqual({ fromMs: 300, toMs: 800 });
  });

  it('ends by itself after a minute, and says so', async () => {
    const { camera } = await record();
    await pass(60_100);
    expect(await screen.findByText(/at most 60 seconds/)).toBeVisible();
    expect(await screen.findByRole('region', { name: /, take 1$/ })).toBeVisible();
    expect(camera.stopped()).toBe(true);
    expect(button('Start')).toBeEnabled();
  });

  it('is kept as far as it came when the camera goes away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { camera } = await record();
    act(() => camera.pullPlug());
    expect(await screen.findByText(/What was recorded until then is kept here/)).toBeVisible();
    expect(await screen.findByRole('region', { name: /, take 1$/ })).toBeVisible();
  });

  it('says when the recorder fails, and the computer reads on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { socket } = await record();
    act(() => FakeRecorder.made[0]?.onerror(new Event('error')));
    expect(await screen.findByText(/The recording did not work/)).toBeVisible();
    const sent = socket.frames.length;
    await pass(1200);
    expect(socket.frames.length).toBeGreaterThan(sent);
  });

  it.each([
    [new DOMException('full', 'QuotaExceededError'), /This device has no room/],
    [new Error('no'), /The clip could not be sent/],
  ])(
    'stays when it cannot be kept to be sent (%s), and can be sent again',
    async (refuse, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { user, take, box, given } = await review({ refuse });
      await user.click(take.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(text)).toBeVisible();
      box.refuse = null;
      await user.click(take.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(/The clip is on its way/)).toBeVisible();
      expect(given).toHaveLength(1);
    },
  );

  it('is gone when nothing may be kept any more', async () => {
    const { user } = await review();
    await user.click(button('Your consent'));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Go on without giving' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument(),
    );
  });
});

describe('a session by keys', () => {
  it('starts, stops, records again, throws away, sends and goes on', async () => {
    const { user, given } = openGiving();
    await prompt();
    const looksAt = (name: string) =>
      waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`, ${name}$`)));
    const take = async () => {
      for (let second = 0; second < 6; second += 1) await pass(1010);
      await user.keyboard(' ');
    };
    await user.keyboard(' ');
    await take();
    await looksAt('take 1');
    await user.keyboard('r');
    await take();
    await looksAt('take 2');
    await user.keyboard('d');
    await looksAt('take 1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(given).toHaveLength(1));
    await waitFor(async () => expect(await prompt()).toHaveFocus());
    const before = await label();
    await user.keyboard('n');
    await waitFor(async () => expect(await label()).not.toBe(before));
  });

  it('leaves the keys to whoever types, to a dialog and to who wants none', async () => {
    const { user } = openGiving();
    const before = await label();
    await user.click(screen.getByRole('combobox', { name: /^Choose for yourself/ }));
    await user.keyboard('n');
    await user.click(button('Your consent'));
    await screen.findByRole('dialog');
    await user.keyboard('n');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: /^Work with keys/ }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('n');
    expect(await label()).toBe(before);
    expect(button('Start')).toBeEnabled();
  });
});
