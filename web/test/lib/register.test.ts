import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newVersion } from '../../src/lib/pwa/new-version';
import { registerServiceWorker } from '../../src/lib/pwa/register';

vi.mock('../../src/lib/env', () => ({ env: { isTest: true, isProduction: true } }));

/** A browser's service workers; what is thrown uncaught fails the run. */
function browserWith(read: () => unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: read });
}

beforeEach(() => {
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  newVersion.put(null);
  vi.unstubAllGlobals();
});

describe('where service workers are blocked', () => {
  it.each([
    ['is empty', () => undefined],
    [
      'throws when it is read',
      () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    ],
  ])('nothing is tried nor logged when the property %s', (_what, read) => {
    const logged = vi.spyOn(console, 'error');
    browserWith(read);
    registerServiceWorker();
    // A spy on a clock that is not the real one would outlive this file when it is taken off.
    expect(vi.getTimerCount()).toBe(0);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['is refused', () => Promise.reject(new DOMException('private window', 'SecurityError'))],
    ['gives nothing', () => Promise.resolve(undefined)],
  ])('a registration that %s is told once, and not as an error', async (_what, register) => {
    const failed = vi.spyOn(console, 'error');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const workers = Object.assign(new EventTarget(), { controller: null, register });
    browserWith(() => workers);
    registerServiceWorker();
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.waitFor(() =>
      expect(warned).toHaveBeenCalledWith('the page works only online', expect.anything()),
    );
    expect(warned).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('where they are there', () => {
  it('the first screen has the device and the line to itself for four seconds', async () => {
    const register = vi.fn(() => Promise.resolve(undefined));
    const workers = Object.assign(new EventTarget(), { controller: null, register });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    browserWith(() => workers);
    registerServiceWorker();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  });
});

describe('a newer version that waits', () => {
  it('begins with a reload where the browser no longer tells of it', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: location.href, reload });
    const waiting = Object.assign(new EventTarget(), {
      scriptURL: new URL('/sw.js', location.href).href,
      state: 'installed',
      postMessage: () => {},
    });
    const registration = Object.assign(new EventTarget(), { waiting });
    const register = () => Promise.resolve(registration);
    const workers = Object.assign(new EventTarget(), { controller: null, register });
    browserWith(() => workers);
    registerServiceWorker();
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.waitFor(() => expect(newVersion.isWaiting()).toBe(true));
    newVersion.show();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
