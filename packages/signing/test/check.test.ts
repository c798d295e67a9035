import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkForm } from '../src/check.js';
import { anglesOf, anglesOutOfReach, HANDSHAPES } from '../src/handshapes.js';
import { aForm, allForms, aRig, formOf, LEXICON } from './support/fixtures.js';

const rigs = [aRig('woman'), aRig('man')];
const letters = allForms().filter(({ kind }) => kind === 'letter');
const reasons = (form: Parameters<typeof checkForm>[0]): string =>
  rigs
    .flatMap((rig) => checkForm(form, rig).map(({ field, reason }) => `${field}: ${reason}`))
    .join('\n');
const usesBothHands = ({ D, N, sym }: (typeof letters)[number]['segments'][number]): boolean =>
  D !== undefined && (N !== undefined || sym !== undefined);
const hand = { hs: 'index', ext: 'u', palm: 'o' } as const;

describe('the letters', () => {
  it('are there in both variants, and each can be made by both figures', {
    timeout: 60_000,
  }, () => {
    expect(letters).toHaveLength(52);
    expect(letters.map((form) => [form.id, reasons(form)]).filter(([, found]) => found)).toEqual(
      [],
    );
  });

  it('D7: a test knows which letters of each variant take two hands', () => {
    const twoHanded = (variant: string) =>
      letters
        .filter((form) => form.variant === variant && form.segments.some(usesBothHands))
        .map(({ gloss }) => gloss)
        .join('');
    expect(twoHanded('v1')).toBe('ABDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(twoHanded('v2')).toBe('ABDEFGHJKMNPQRSTWXYZ');
  });
});

describe('a handshape', () => {
  it('is one that a hand can make', () => {
    for (const name of Object.keys(HANDSHAPES)) {
      expect([name, anglesOutOfReach(anglesOf(name))]).toEqual([name, []]);
    }
    expect(anglesOutOfReach([0, 130])).toEqual(['index.mcp']);
  });

  it('is in the vocabulary, and every word of the vocabulary has one', () => {
    const path = join(LEXICON, 'schema/form-vocabulary.schema.json');
    const schema = JSON.parse(readFileSync(path, 'utf8')) as {
      definitions: { handshape: { enum: string[] } };
    };
    expect(Object.keys(HANDSHAPES).sort()).toEqual([...schema.definitions.handshape.enum].sort());
  });
});

describe('the check of a form', () => {
  it('sees what a motion takes into the body, though it begins and ends before it', () => {
    const at = { place: 'chest-side', distance: 'close' } as const;
    const flat = { hs: 'flat', ext: 'uN+u', palm: 'i', at } as const;
    const circle = (bulge: string) =>
      formOf({ D: flat, motion: [{ type: 'circle', dir: 'u', bulge, size: 10 }] });
    expect(reasons(circle('i'))).toMatch(
      /segments\.0\.motion: on the move D is [\d.]+ mm deep in the body/,
    );
    expect(reasons(circle('o'))).toBe('');
  });

  it('finds a contact out of reach', () => {
    const far = formOf({
      D: {
        ...hand,
        ext: 'd',
        contact: { of: 'index.tip', with: 'chest', offset: { o: 40, u: 30 } },
      },
    });
    expect(reasons(far)).toMatch(/D\.contact: index\.tip stays .* mm from chest/);
  });

  it('finds a wrist bent too far', () => {
    const bent = formOf({
      D: { ...hand, ext: 'i', palm: 'u', at: { place: 'waist', distance: 'far' } },
    });
    expect(reasons(bent)).toMatch(/(flexion|deviation|pronation) of -?\d+ degrees is beyond/);
  });

  it('finds hands in each other and in the body', () => {
    const at = { place: 'chest', distance: 'near' } as const;
    const through = formOf({
      D: { ...hand, hs: 'fist', ext: 'No', palm: 'i', at },
      N: { ...hand, hs: 'fist', ext: 'Do', palm: 'i', at },
    });
    expect(reasons(through)).toMatch(/the hands are .* mm deep in each other/);
    const inside = formOf({
      D: { ...hand, at: { place: 'chest', distance: 'touch', shift: { o: -8 } } },
    });
    expect(reasons(inside)).toMatch(/mm deep in the body/);
  });

  it('says what it cannot read', () => {
    const lonely = formOf({ D: { ...hand, contact: { of: 'index.tip', with: 'N.palm' } } });
    expect(reasons(lonely)).toContain('is of a hand that is not there');
    expect(reasons(formOf({ D: { ...hand, ext: 'ud', at: { place: 'chest' } } }))).toContain(
      '"ud" points nowhere',
    );
    expect(
      reasons(formOf({ D: { ...hand, ext: 'u', palm: 'u', at: { place: 'chest' } } })),
    ).toContain('same way');
  });
});

describe('signs:check', () => {
  let dir = '';
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('fails with file, field and reason', { timeout: 60_000 }, () => {
    dir = mkdtempSync(join(tmpdir(), 'lexicon-'));
    for (const file of ['concepts/letter-i', 'concepts/letter-l', 'forms/letter-i-v2']) {
      cpSync(join(LEXICON, `${file}.json`), join(dir, `${file}.json`));
    }
    const broken = { ...aForm('letter-l-v2'), alt: 'short', colour: 'red' };
    writeFileSync(join(dir, 'forms/letter-l-v2.json'), JSON.stringify(broken));
    const tool = new URL('../tools/signs-check.ts', import.meta.url).pathname;
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', tool, dir], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('forms/letter-l-v2.json: alt: must NOT have fewer than 20 characters');
    expect(stderr).toContain('forms/letter-l-v2.json: ');
    expect(stderr).toContain('colour');
  });
});
