import { describe, expect, it } from 'vitest';
import { keepLetters } from '../../src/lib/pwa/keep-letters';
import {
  isConfig,
  isDictionaryCall,
  isFinder,
  isFont,
  isLetterPicture,
  isPicture,
  isScreen,
} from '../../src/sw/rules';

const rules = {
  isScreen,
  isConfig,
  isDictionaryCall,
  isLetterPicture,
  isPicture,
  isFinder,
  isFont,
};

/** The rules that take a call; none leaves it to the network alone. */
function takenBy(
  path: string,
  { headers = {}, mode = 'cors', method = 'GET' }: Partial<RequestInit> = {},
): string[] {
  const call = { method, mode: mode as RequestMode, headers: new Headers(headers) };
  const url = new URL(path, 'http://localhost:3000');
  return Object.entries(rules).flatMap(([name, takes]) => (takes(url, call) ? [name] : []));
}

describe('the service worker', () => {
  it.each([
    ['/api/config', 'isConfig'],
    ['/api/char/Allcharacters', 'isDictionaryCall'],
    ['/api/words?limit=200', 'isDictionaryCall'],
    ['/api/signs/letter-q-v2', 'isDictionaryCall'],
    ['/api/courses', 'isDictionaryCall'],
    ['/api/courses/family', 'isDictionaryCall'],
    ['/static/signs/letter-q-v2.webp', 'isLetterPicture'],
    ['/static/signs/word-friend.webp', 'isPicture'],
    ['/static/drawn/word-tea.svg', 'isPicture'],
    ['/assets/mukta-devanagari-400-normal-DFIcfn-0.woff2', 'isFont'],
    ['/assets/finder-worker-DiK-OIyf.js', 'isFinder'],
  ])('keeps %s', (path, rule) => {
    expect(takenBy(path)).toEqual([rule]);
  });

  it.each([
    '/api/posts',
    '/api/videos',
    '/api/videos/1/stream',
    '/api/videos/1/poster',
    '/api/auth/me',
    '/api/account',
    '/api/config/other',
    '/api/signs/a/../../account',
    '/static/signs/letter-q-v2.mp4',
    '/assets/index-12345678.js',
  ])('leaves %s to the network', (path) => {
    expect(takenBy(path)).toEqual([]);
  });

  it('keeps nothing that carries a bearer, asks for a part or writes', () => {
    const path = '/api/words';
    expect(takenBy(path, { headers: { authorization: 'Bearer x' } })).toEqual([]);
    expect(takenBy(path, { headers: { range: 'bytes=0-' } })).toEqual([]);
    expect(takenBy(path, { method: 'POST' })).toEqual([]);
  });

  it('answers screens, and no other address that is opened', () => {
    expect(takenBy('/dashboard/upload', { mode: 'navigate' })).toEqual(['isScreen']);
    expect(takenBy('/api/docs', { mode: 'navigate' })).toEqual([]);
    expect(takenBy('/health', { mode: 'navigate' })).toEqual([]);
  });
});

describe('the letters', () => {
  it('are not fetched for who asked to save data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    // The server of the tests refuses pictures: a call would fail here.
    await expect(keepLetters(new AbortController().signal)).resolves.toBeUndefined();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  });
});
