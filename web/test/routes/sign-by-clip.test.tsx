import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo } from '../support/camera-page';
import { found as cards } from '../support/find';
import { api, server } from '../support/server';

const LOOK = 'Look at three seconds from here';

let play: ReturnType<typeof vi.fn>;
let asksForCamera: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  installCamera();
  asksForCamera = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  HTMLCanvasElement.prototype.captureStream = () =>
    stream as Partial<MediaStream> as unknown as MediaStream;
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  URL.createObjectURL = () => 'blob:clip';
  URL.revokeObjectURL = () => {};
  server.use(
    http.get(api('/signs/by-id'), () => HttpResponse.json({ data: cards('hello', 'go') })),
  );
});

async function choose() {
  const app = openWithClock('/dashboard/dictionary/find?by=make');
  await screen.findByRole('button', { name: 'From a clip' });
  const signs = await socketTo('signs.test');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await app.user.upload(
    input as HTMLInputElement,
    new File(['film'], 'a.mp4', { type: 'video/mp4' }),
  );
  const film = document.querySelector<HTMLVideoElement>(
    'video[src="blob:clip"]',
  ) as HTMLVideoElement;
  return { ...app, signs, film };
}

/** As a browser tells of a film that it can show. */
async function loads(film: HTMLVideoElement, { lasts, at }: { lasts: number; at: number }) {
  Object.defineProperty(film, 'duration', { value: lasts });
  film.currentTime = at;
  await act(async () => fireEvent.loadedData(film));
}

describe('a sign looked for by a clip of it', () => {
  it('is looked at for three seconds from where the clip stands, without a camera or a countdown', async () => {
    const { signs, film, user } = await choose();
    const look = screen.getByRole('button', { name: LOOK });
    expect(look).toHaveFocus();
    expect(look).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/^The file is not uploaded/)).toBeVisible();
    await loads(film, { lasts: 20, at: 7 });
    play.mockClear();
    await user.click(look);
    expect(film.currentTime).toBe(7);
    // Once the service hears, which takes more of its turns where the machine is busy.
    for (let turns = 0; turns < 100 && !play.mock.contexts.includes(film); turns += 1) {
      await pass(50);
    }
    expect(play.mock.contexts).toContain(film);
    await pass(3000);
    const [event, span] = signs.asked.at(-1) ?? [];
    expect(event).toBe('find');
    const { id, startedAt, endedAt } = span as { id: string; startedAt: number; endedAt: number };
    expect(endedAt - startedAt).toBeLessThan(3500);
    const alike = [{ id: 'word-hello', label: 'HELLO', distance: 0.1, isNear: true }];
    await act(async () =>
      signs.tellFound({
        id,
        outcome: 'accepted',
        alike: alike.map((one) => ({ ...one, learntFrom: 'avatar' as const })),
      }),
    );
    expect(await screen.findByRole('link', { name: /hello/ })).toBeVisible();
    expect(asksForCamera).not.toHaveBeenCalled();
  });

  it('is looked at from before, where the clip stands at its end', async () => {
    const { film, user } = await choose();
    await loads(film, { lasts: 8, at: 8 });
    await user.click(screen.getByRole('button', { name: LOOK }));
    expect(film.currentTime).toBe(5);
  });

  it('is not looked for in a file that cannot be shown', async () => {
    const { film, signs } = await choose();
    await act(async () => fireEvent.error(film));
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose an MP4 or WebM file/);
    await act(async () => screen.getByRole('button', { name: LOOK }).click());
    await pass(4000);
    expect(signs.asked).toEqual([]);
  });

  it('gives way to the camera again', async () => {
    const { user } = await choose();
    await user.click(screen.getByRole('button', { name: 'Use the camera' }));
    await user.click(screen.getByRole('button', { name: /^Start/ }));
    expect(asksForCamera).toHaveBeenCalled();
  });
});
