import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSigml, tried } from '../src/index.js';

// 2,203 signs of the Sign Language of the Netherlands, which are no part of this repository.
const COLLECTION = new URL('../../../../shared/data/ngt-sigml/', import.meta.url);
const names = existsSync(COLLECTION)
  ? readdirSync(COLLECTION)
      .filter((name) => name.endsWith('.sigml'))
      .sort()
  : [];
const read = (name: string) =>
  readSigml(readFileSync(new URL(encodeURIComponent(name), COLLECTION)));

describe.skipIf(names.length === 0)('a collection of another language (shared)', () => {
  it('is read to 99 %, and what is refused says where and why', () => {
    const signs = names.flatMap(read);
    const refused = signs.filter((sign) => sign.outcome === 'refused');
    expect(signs.length).toBeGreaterThan(2000);
    expect(refused.length / signs.length).toBeLessThan(0.01);
    for (const sign of refused) {
      if (sign.outcome !== 'refused') continue;
      expect(sign.refused.line).toBeGreaterThan(1);
      expect(sign.refused.cause).not.toBe('');
    }
  });

  it('can be made by both figures to 97 %, of every fortieth sign', () => {
    const some = names.filter((_, k) => k % 40 === 20);
    const signs = some.flatMap((name) =>
      read(name).flatMap((sign) => (sign.outcome === 'refused' ? [] : [tried(sign, name)])),
    );
    const solved = signs.filter((sign) => sign.solved?.is === true);
    expect(signs.length).toBeGreaterThan(50);
    expect(solved.length / some.length).toBeGreaterThanOrEqual(0.94);
  }, 240_000);
});
