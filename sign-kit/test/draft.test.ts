import { describe, expect, it } from 'vitest';
import { dropDraft, type KeptDraft, keepDraft, readDraft } from '../src/draft/kept-draft.js';

const KEY = 'sign-kit.draft';

/** A tab's storage that has room for so many letters. */
const aTab = (room = Number.POSITIVE_INFINITY) => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
};

const aDraft = (): KeptDraft => ({
  segments: [{ D: { hs: 'flat', ext: 'u', palm: 'o', at: { place: 'chest' } } }],
  uncertain: ['face'],
  costs: [{ placeCm: 1, palmDegrees: 9, handshapeDegrees: 11, pathCm: 2 }],
  take: {
    aspect: 4 / 3,
    frames: [
      {
        atMs: 0,
        body: new Float32Array(99).fill(0.25),
        left: null,
        right: new Float32Array(63).fill(0.5),
        face: null,
      },
    ],
  },
});

describe('a draft on its way to the editor', () => {
  it('comes out of its tab as it went in, with the take', () => {
    const tab = aTab();
    expect(keepDraft(tab, aDraft())).toBe(true);
    expect(readDraft(tab)).toMatchObject(aDraft());
  });

  it('is gone once the sign is deleted', () => {
    const tab = aTab();
    keepDraft(tab, aDraft());
    dropDraft(tab);
    expect(tab.kept.size).toBe(0);
    expect(readDraft(tab)).toBeNull();
  });

  it('is said not to be kept where there is no room or no storage', () => {
    expect(keepDraft(aTab(10), aDraft())).toBe(false);
    expect(keepDraft(null, aDraft())).toBe(false);
    expect(readDraft(null)).toBeNull();
  });

  it.each<readonly [string, (raw: Record<string, unknown>) => unknown]>([
    ['is of another version', (raw) => ({ ...raw, version: 0 })],
    ['has no part', (raw) => ({ ...raw, segments: [] })],
    ['has a part without a hand', (raw) => ({ ...raw, segments: [{ hold: 3 }] })],
    ['is unsure of what no form has', (raw) => ({ ...raw, uncertain: ['<b>'] })],
    ['has a cost too few', (raw) => ({ ...raw, costs: [] })],
    ['has a cost that is no number', (raw) => ({ ...raw, costs: [{ placeCm: 'far' }] })],
    ['has no take', ({ take: _take, ...raw }) => raw],
    ['has points that are none', (raw) => ({ ...raw, take: { aspect: 1, frames: [{ atMs: 0 }] } })],
    ['is no object', () => 'draft'],
  ])('is not read where it %s', (_, broken) => {
    const tab = aTab();
    keepDraft(tab, aDraft());
    const raw = JSON.parse(tab.kept.get(KEY) ?? '{}') as Record<string, unknown>;
    tab.kept.set(KEY, JSON.stringify(broken(raw)));
    expect(readDraft(tab)).toBeNull();
  });

  it('is not read where it was cut off', () => {
    const tab = aTab();
    tab.kept.set(KEY, '{"version":1,"segm');
    expect(readDraft(tab)).toBeNull();
  });
});
