import { describe, expect, it } from 'vitest';
import { createKinematics } from '../src/avatar/kinematics.js';
import { entriesOf, findItem, itemsOf, search } from '../src/learn/shelf.js';
import { loadSettings, withChange } from '../src/settings/settings.js';
import { type Recognition, speechFrom } from '../src/speech/speech-source.js';
import { aVocabulary } from './support/vocabulary.js';

const vocabulary = aVocabulary();

describe('settings', () => {
  const kept = (value: string | null) => {
    const written: string[] = [];
    const storage = {
      getItem: () => value,
      setItem: (_: string, text: string) => void written.push(text),
    };
    return { settings: loadSettings(storage, { random: () => 0.7, language: 'en' }), written };
  };

  it('pick a person at random at the first visit and remember it', () => {
    const { settings, written } = kept(null);
    expect(settings.figure).toBe('man');
    expect(JSON.parse(written[0] ?? '{}')).toMatchObject({ figure: 'man', speed: 0.85 });
  });

  it.each(['not json', '[]', '{"figure":"robot","speed":99,"view":"moon","look":-1}'])(
    'are usual ones where %s was kept',
    (value) => {
      expect(kept(value).settings).toMatchObject({
        figure: 'man',
        speed: 0.85,
        view: 'front',
        look: 1,
      });
    },
  );

  it('keep what a person changes, and nothing of what a link asked for', () => {
    const own = loadSettings(null, { random: () => 0, language: 'en' });
    const asked = { speed: 0.3, isLeftHanded: true, alphabet: 'v1', language: 'hi' } as const;
    const { own: kept, asked: left } = withChange({ own, asked }, { speed: 0.5, view: 'side' });
    expect(kept).toEqual({ ...own, speed: 0.5, view: 'side' });
    expect({ ...kept, ...left }).toMatchObject({
      speed: 0.5,
      view: 'side',
      isLeftHanded: true,
      alphabet: 'v1',
      language: 'hi',
    });
  });

  it('do without a storage', () => {
    expect(loadSettings(null, { random: () => 0, language: 'hi' })).toMatchObject({
      figure: 'woman',
      language: 'hi',
    });
  });
});

describe('speech', () => {
  function aRecogniser() {
    const made: Recognition[] = [];
    class Fake implements Recognition {
      lang = '';
      continuous = false;
      interimResults = false;
      onresult: Recognition['onresult'] = null;
      onerror: Recognition['onerror'] = null;
      onend: Recognition['onend'] = null;
      constructor() {
        made.push(this);
      }
      start(): void {}
      stop(): void {
        this.onend?.();
      }
    }
    const log: string[] = [];
    const end = speechFrom(Fake).listen('en-IN', {
      onInterim: (text) => log.push(`interim ${text}`),
      onFinal: (text) => log.push(`final ${text}`),
      onFault: (fault) => log.push(`fault ${fault}`),
      onEnd: () => log.push('end'),
    });
    const [recognition] = made;
    if (!recognition) throw new Error('nothing listens');
    return { recognition, log, end };
  }
  const result = (transcript: string, isFinal: boolean) => ({ 0: { transcript }, isFinal });

  it('tells what may still change apart from what is said', () => {
    const { recognition, log, end } = aRecogniser();
    recognition.onresult?.({ resultIndex: 0, results: [result(' how', false)] });
    recognition.onresult?.({
      resultIndex: 0,
      results: [result('how are', true), result('you', false)],
    });
    end();
    expect(log).toEqual(['interim how', 'final how are', 'interim you', 'interim ', 'end']);
  });

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'noMicrophone'],
    ['network', 'network'],
    ['no-speech', 'silence'],
    ['language-not-supported', 'failed'],
  ])('says why it ended: %s', (error, fault) => {
    const { recognition, log } = aRecogniser();
    recognition.onerror?.({ error });
    expect(log).toEqual([`fault ${fault}`]);
  });

  it('says so where the browser has none', () => {
    const log: string[] = [];
    const source = speechFrom(null);
    source.listen('en-IN', {
      onInterim: () => undefined,
      onFinal: () => undefined,
      onFault: (fault) => log.push(fault),
      onEnd: () => log.push('end'),
    });
    expect(source.isAvailable).toBe(false);
    expect(log).toEqual(['absent', 'end']);
  });
});

describe('the shelves', () => {
  it('have letters of the chosen alphabet and numerals in their order', () => {
    expect(itemsOf('letters', vocabulary, 'v1')[0]?.id).toBe('letter-a-v1');
    const numerals = itemsOf('numerals', vocabulary, null).map(({ concept }) => concept.gloss);
    expect(numerals.slice(-2)).toEqual(['9', '10']);
  });

  it('show what has no form last, and spell it', () => {
    const words = itemsOf('words', vocabulary, null);
    const market = words.at(-1);
    expect(market).toMatchObject({ id: 'word-market', form: null });
    if (!market) throw new Error('no words');
    expect(
      entriesOf(market, vocabulary, null)
        .map(({ label }) => label)
        .join(''),
    ).toBe('MARKET');
  });

  it('take the rendered picture, or the drawn one of a word without form', () => {
    expect(vocabulary.pictureOf('letter-a-v1')).toBe('/static/signs/letter-a-v1.webp');
    expect(vocabulary.pictureOf('word-market')).toBe('/static/drawn/word-market.svg');
    expect(vocabulary.pictureOf('letter-a-v2')).toBeNull();
  });

  it('find in both languages', () => {
    const items = itemsOf('words', vocabulary, null);
    expect(search(items, 'thank').map(({ id }) => id)).toEqual(['word-thank-you']);
    expect(search(items, 'मदद').map(({ id }) => id)).toEqual(['word-help']);
    expect(search(items, 'zzz')).toEqual([]);
  });

  it('find what a link names: form, word, gloss or letter', () => {
    const find = (name: string) => findItem(name, vocabulary, null)?.id;
    expect(find('letter-a-v1')).toBe('letter-a-v1');
    expect(find('word-market')).toBe('word-market');
    expect(find('hi')).toBe('word-hello');
    expect(find('THANK-YOU')).toBe('word-thank-you');
    expect(find('q')).toBe('letter-q-v2');
    expect(find('nobody')).toBeUndefined();
  });
});

describe('the picture', () => {
  it('draws fingers where the joints turned them', () => {
    const joints = [
      { name: 'Hand', parent: -1, head: [0, 1, 0] as const },
      { name: 'Index2', parent: 0, head: [0, 1, 1] as const },
      { name: 'Index3', parent: 1, head: [0, 1, 2] as const },
    ];
    const quarter = Math.SQRT1_2;
    const rotations = new Float32Array([0, quarter, 0, quarter, 0, 0, 0, 1, 0, 0, 0, 1]);
    const { indexOf, places, solve } = createKinematics({ joints, faceChannels: [] });
    solve(rotations);
    const tip = [...places.slice(indexOf('Index4') * 3)];
    expect(tip.map((value) => Number(value.toFixed(3)))).toEqual([2.85, 1, 0]);
  });
});
