import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  BODY_CODES,
  BROWS_CODES,
  CHEEKS_CODES,
  EYES_CODES,
  GAZE_CODES,
  HEAD_CODES,
  MOUTH_CODES,
  NON_MANUAL_CHANNELS,
  type NonManualChannel,
} from '../src/generated/vocabulary.js';

type Line = { readonly channel: NonManualChannel; readonly value: string };

const ROOT = join(import.meta.dirname, '../../..');
const CODES: Readonly<Record<NonManualChannel, readonly string[]>> = {
  brows: BROWS_CODES,
  eyes: EYES_CODES,
  gaze: GAZE_CODES,
  head: HEAD_CODES,
  cheeks: CHEEKS_CODES,
  mouth: MOUTH_CODES,
  body: BODY_CODES,
};
/** What is measured apart, and in which channel a signer sees it. */
const MEASURED: Readonly<Record<string, NonManualChannel>> = {
  brows: 'brows',
  eyes: 'eyes',
  gaze: 'gaze',
  mouth: 'mouth',
  lipCorners: 'mouth',
  headTurn: 'head',
  chin: 'head',
  headTilt: 'head',
  headDistance: 'head',
  headMovement: 'head',
};
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('what a face does', () => {
  it('is measured in codes of the vocabulary', () => {
    const { schemas } = parse(text('proto/socket/frames.yaml')).components;
    const { properties } = schemas.FaceParameters;
    expect(Object.keys(properties)).toEqual(Object.keys(MEASURED));
    for (const [name, channel] of Object.entries(MEASURED)) {
      const measured = schemas[properties[name].$ref.split('/').at(-1)];
      expect(CODES[channel], name).toEqual(
        expect.arrayContaining(measured.properties.word.enum as string[]),
      );
    }
  });

  it('is written in forms in codes of the vocabulary', () => {
    const { definitions } = JSON.parse(text('packages/lexicon/schema/form-vocabulary.schema.json'));
    for (const channel of NON_MANUAL_CHANNELS) {
      expect(CODES[channel], channel).toEqual(
        expect.arrayContaining(definitions[channel].enum as string[]),
      );
    }
  });

  it.each(['sentence-types', 'emotions'])('is ruled by grammar/%s in its codes', (name) => {
    const lines: Line[] = [];
    JSON.parse(text(`packages/grammar/rules/${name}.json`), (key, value) => {
      if (key === 'lines') lines.push(...(value as Line[]));
      return value;
    });
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ channel, value }) => !CODES[channel].includes(value))).toEqual([]);
  });
});
