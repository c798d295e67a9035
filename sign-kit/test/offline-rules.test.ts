import { describe, expect, it } from 'vitest';
import { isCode, isConfig, isFigure, isFont, isPicture, pageOf } from '../src/sw/rules.js';

const rules = { isConfig, isFigure, isPicture, isFont, isCode };

/** The rules that take a call; none leaves it to the network alone. */
function takenBy(path: string, { method = 'GET', headers = {} }: RequestInit = {}): string[] {
  const call = { method, mode: 'cors' as const, headers: new Headers(headers) };
  const url = new URL(path, 'http://localhost:8083');
  return Object.entries(rules).flatMap(([name, takes]) => (takes(url, call) ? [name] : []));
}

const opened = (path: string, mode: RequestMode = 'navigate'): string | null =>
  pageOf(new URL(path, 'http://localhost:8083'), { mode });

describe('the service worker', () => {
  it.each([
    ['/sign-kit/config.json', 'isConfig'],
    ['/sign-kit/avatar/woman.glb', 'isFigure'],
    ['/static/signs/word-hello.webp', 'isPicture'],
    ['/static/drawn/word-tea.svg', 'isPicture'],
    ['/sign-kit/assets/mukta-devanagari-400-normal-DFIcfn-0.woff2', 'isFont'],
    ['/sign-kit/assets/practice-section-D7d2dt3T.js', 'isCode'],
    ['/sign-kit/assets/faces-5WsE176-.css', 'isCode'],
  ])('keeps %s', (path, rule) => {
    expect(takenBy(path)).toEqual([rule]);
    expect(takenBy(path, { method: 'POST' })).toEqual([]);
    expect(takenBy(path, { headers: { range: 'bytes=0-' } })).toEqual([]);
  });

  it.each([
    '/ready',
    '/sign-kit/sw.js',
    '/sign-kit/config.json/other',
    '/sign-kit/assets/hands-DCAwKyRp.task',
    '/sign-kit/assets/vision_wasm_internal-TmjHuG4I.wasm',
    '/static/films/word-hello.mp4',
    '/api/videos/1/stream',
  ])('leaves %s to the network', (path) => {
    expect(takenBy(path)).toEqual([]);
  });

  it('opens the pages whatever stands behind their address, and no other', () => {
    expect(opened('/sign-kit/convert?text=hello')).toBe('/sign-kit/convert');
    expect(opened('/sign-kit/learn-sign?lesson=practice&lang=hi')).toBe('/sign-kit/learn-sign');
    expect(opened('/sign-kit/learn-sign/practice?list=a,b')).toBe('/sign-kit/learn-sign');
    expect(opened('/sign-kit/learn-sign/nothing')).toBeNull();
    expect(opened('/sign-kit/edit?sign=word-hello')).toBeNull();
    expect(opened('/ready')).toBeNull();
    expect(opened('/sign-kit/convert', 'cors')).toBeNull();
  });
});
