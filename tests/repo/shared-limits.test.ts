import { describe, expect, it } from 'vitest';
import { read } from '../support/repository.js';

const limitIn = (path: string, name: string): number =>
  Number(new RegExp(`export const ${name} = (\\d+);`).exec(read(path))?.[1]);

describe('a limit that two parts know', () => {
  it('is the same for what the avatar signs at once', () => {
    const signed = limitIn('sign-kit/src/text/plan.ts', 'LONGEST_TEXT');
    expect(signed).toBeGreaterThan(0);
    expect(limitIn('web/src/lib/sign-kit/messages.ts', 'LONGEST_PLAYED')).toBe(signed);
  });

  it('is the same for what a page sends at once and what the server keeps as a part', () => {
    const kept = limitIn('services/media/src/uploads/resumable/arriving.ts', 'PART_BYTES');
    expect(kept).toBeGreaterThan(0);
    expect(limitIn('web/src/lib/pieces.ts', 'PIECE_BYTES')).toBe(kept);
  });
});
