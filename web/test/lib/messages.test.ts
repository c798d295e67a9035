import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceState } from '@isl/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import type { FaceWords } from '../../src/lib/face/use-face-words';
import en from '../../src/messages/en.json';
import hi from '../../src/messages/hi.json';

const GRAMMAR = join(import.meta.dirname, '../../../packages/grammar/rules');

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): Array<[string, string]> =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
const english = new Map(flatten(en));
const hindi = new Map(flatten(hi));
const slots = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

// Words that no message may hold, in either language (look, strings).
const forbidden = [
  /deaf and dumb/i,
  /deaf-mute/i,
  /\bmute\b/i,
  /hearing impaired/i,
  /suffering from/i,
  /normal people/i,
  /\bspecial\b/i,
  /differently abled/i,
  /gesture language/i,
  /deaf-led/i,
  /बहरा/,
  /गूँगा/,
  /मूक-बधिर/,
  /श्रवण बाधित/,
  /इशारों की भाषा/,
  /सामान्य लोग/,
];

describe('the messages', () => {
  it('have the same keys in English and Hindi', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english])('%s has the same slots in both languages', (key, text) => {
    expect(slots(hindi.get(key) ?? '')).toEqual(slots(text));
  });

  it.each(forbidden)('never say %s', (word) => {
    const bad = [...english, ...hindi].filter(([, text]) => word.test(text));
    expect(bad).toEqual([]);
  });

  // The other words for a course, a device, a link, logging in and registering.
  it.each([/पाठ्यक्रम/, /उपकरण/, /कड़ी(?! शुरू)/, /साइन इन|लॉग इन/, /पंजीकरण/])(
    'have one word for one thing in Hindi, which is not %s',
    (word) => {
      expect([...hindi].filter(([, text]) => word.test(text))).toEqual([]);
    },
  );

  it('are written in Devanagari in Hindi, but for names, figures and pure slots', () => {
    const latin = [...hindi]
      .filter(([, text]) => !/[\u0900-\u097f]/.test(text))
      .map(([key]) => key);
    expect(latin).toEqual([
      'app.short',
      'sign.sourceOfYear',
      'shell.languageName.en',
      'home.stats.datasetGoal',
      'home.stats.usersGoal',
      'home.stats.registersGoal',
      'dictionary.error',
      'prediction.sign',
      'prediction.offer.choice',
      'models.times',
      'admin.state.unknown',
      'sayings.by',
      'sayings.over',
    ]);
  });

  it('have a word for every code that a face is read as', () => {
    // Held by the compiler: a channel or a code that is missing is no FaceWords.
    const words: readonly FaceWords[] = [en.face.words, hi.face.words];
    const states: readonly Readonly<Record<FaceState, string>>[] = [en.face.states, hi.face.states];
    for (const texts of [...words.flatMap(Object.values), ...states]) {
      expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
    }
  });

  it('have everything that face and body can be asked to do, in the words of the grammar', () => {
    const { channels } = JSON.parse(readFileSync(join(GRAMMAR, 'face.json'), 'utf8')) as {
      readonly channels: Readonly<
        Record<string, { readonly name: string; readonly words: Record<string, string> }>
      >;
    };
    for (const [channel, { name, words }] of Object.entries(channels)) {
      expect(english.get(`prediction.faceLine.part.${channel}`)).toBe(name);
      for (const [code, text] of Object.entries(words)) {
        expect(english.get(`prediction.faceLine.what.${channel}.${code}`)).toBe(text);
      }
    }
  });

  it('count in the singular too: what is counted has both forms, in both languages', () => {
    // The most of something, a step and a fixed length are no counts that can be one.
    const fixed = new Set(['prediction.tooLongToPlay', 'form.short']);
    const counted = [...english].filter(([, text]) =>
      /\{(n|m|max|count)\} (\w+ )?[a-z]+s\b/.test(text),
    );
    const without = counted.filter(([key]) => !/_(one|other)$/.test(key) && !fixed.has(key));
    expect(without.filter(([, text]) => !/^\{n\} s$/.test(text))).toEqual([]);
    for (const messages of [english, hindi]) {
      const plurals = [...messages.keys()].filter((key) => /_(one|other)$/.test(key));
      const stems = new Set(plurals.map((key) => key.replace(/_(one|other)$/, '')));
      expect(stems.size).toBeGreaterThan(10);
      expect(plurals).toHaveLength(stems.size * 2);
    }
  });

  it("keep the word 'Error' in failed uploads, by which the spec's rule paints them red", () => {
    for (const messages of [english, hindi]) {
      expect(messages.get('upload.failed')).toContain('Error');
      expect(messages.get('upload.tooLarge')).toContain('Error');
      expect(messages.get('upload.success')).not.toContain('Error');
    }
  });
});

/** What the lines of a file of the grammar ask for. */
