import type { Finder, Found } from '@isl/page-kit/landmarks';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenFinder } from '../../src/lib/landmarks/open-finder';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { aBody, aFound } from '../support/found';

const device = vi.hoisted(() => ({
  open: null as unknown as OpenFinder,
  look: null as ((found: Found) => void) | null,
}));
vi.mock('../../src/lib/landmarks/open-finder', () => ({
  openPageFinder: (...all: Parameters<OpenFinder>) => device.open(...all),
}));
vi.mock('../../src/lib/landmarks/examine', () => ({
  examine: (_: unknown, __: unknown, { onFound }: { onFound: (found: Found) => void }) => {
    device.look = onFound;
    return () => {
      device.look = null;
    };
  },
}));

const finder: Finder = { find: async () => aFound(), close: () => {} };
const keep = () => screen.findByRole('switch', { name: /Pictures stay on this device/ });

describe('pictures that stay on this device', () => {
  beforeEach(() => {
    device.open = async () => finder;
    device.look = null;
  });

  const record = async () => {
    installCamera();
    const app = openWithClock('/dashboard/Prediction');
    await app.user.click(await keep());
    await app.user.click(screen.getByRole('button', { name: 'Start Recording' }));
    const emotion = await socketTo('emotion.test');
    const signs = await socketTo('signs.test');
    await pass(1000);
    return { ...app, emotion, signs };
  };
  const look = (at: number) => act(async () => device.look?.(aFound({ at, ...aBody() })));

  it('say what they load before anything is loaded', async () => {
    const open = vi.fn<OpenFinder>(async () => finder);
    device.open = open;
    openWithClock('/dashboard/Prediction');
    const choice = await keep();
    expect(choice).not.toBeChecked();
    expect(screen.getByText(/Loads \d+(\.\d+)? MB once/)).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });

  it('are never sent: only points are', async () => {
    const { emotion, signs } = await record();
    expect(await screen.findByText('Ready. No picture leaves this device.')).toBeVisible();
    await vi.waitFor(() => expect(device.look).not.toBeNull());
    for (let at = 0; at < 4; at += 1) {
      await look(at * 600);
      await pass(600);
    }
    for (const { frames } of [emotion, signs]) expect(frames).toEqual([]);
    expect(signs.points.length).toBeGreaterThanOrEqual(3);
    expect(emotion.points.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...signs.points.map(({ length }) => length))).toBeLessThan(410);
  });

  it('have no emotion, and the page says so', async () => {
    const { emotion } = await record();
    await vi.waitFor(() => expect(device.look).not.toBeNull());
    await look(0);
    await tell(emotion, { predictions: { label: '', scores: {}, unread: 'no-picture' } });
    expect(screen.getByLabelText('Detected emotion')).toHaveValue(
      'Not read: your pictures stay on this device',
    );
  });

  it('stay there where the points cannot be found, until a person says otherwise', async () => {
    device.open = async () => {
      throw new Error('no WebGL');
    };
    const { user, signs } = await record();
    expect(await screen.findByText(/This device cannot find the points/)).toBeVisible();
    await pass(2000);
    expect([signs.frames, signs.points]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Send pictures instead' }));
    await pass(1000);
    expect(signs.frames.length).toBeGreaterThan(0);
    expect(localStorage.getItem('prediction-keeps-pictures')).toBe('false');
  });
});
