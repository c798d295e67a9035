import { AUDIENCES, COOKIES, HEADERS, ISSUER } from '@isl/contracts/tokens';
import { EMOTIONS } from '@isl/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

/** Where a list of emotions is right, and why. */
const LISTS_ALLOWED: Readonly<Record<string, string>> = {
  'docs/spec-coverage.md': 'quotes the specification',
  'packages/grammar/rules/emotions.json': 'is what each emotion does; grammar.test.ts compares',
  'proto/vocabulary/vocabulary.yaml': 'is the definition',
  'services/emotion/MODEL_CARD.md': "says which of DeepFace's labels are ours",
};
/** Where a word of the tokens is right, and why. */
const WORDS_ALLOWED: Readonly<Record<string, string>> = {
  'proto/openapi/content.yaml': 'names a cookie: OpenAPI cannot refer to it',
  'proto/openapi/gateway.yaml': 'names cookies and headers for its readers',
  'proto/tokens/tokens.yaml': 'is the definition',
};

const ENDINGS = /\.(tsx?|[cm]?js|py|ya?ml|json|toml|sh|css|html|md)$/;
const LEFT_OUT = [
  /(^|\/)generated\//,
  /(^|\/)tests?\//,
  /^web\/src\/messages\//,
  /^proto\/examples\//,
  // Data: forms and concepts of signs, models and what they were measured by, pictures.
  /^(assets|packages\/lexicon)\//,
  /^services\/\w+\/(models|evaluation)\//,
];

const texts = trackedFiles('')
  .filter((path) => ENDINGS.test(path) && !LEFT_OUT.some((one) => one.test(path)))
  .map((path) => ({ path, text: read(path) }));

const ANY = `(?:${EMOTIONS.join('|')})`;
/** Three or more with nothing but punctuation between them, also a line each. */
const LISTED = new RegExp(`\\b${ANY}\\b(?:["'\`]?\\s*[,|/\\n]\\s*[-"'\`|\\s]*${ANY}\\b){2,}`);
const KEY = new RegExp(`^\\s*["']?(${ANY})["']?\\s*:|[{,]\\s*["']?(${ANY})["']?\\s*:`, 'gm');
/** The compiler sees to it that such a table has every emotion. */
const EXHAUSTIVE = /Record<[^>]*\bEmotion\b/;

/** What is wrong with a text, or nothing. */
function emotionsTyped(text: string): string | undefined {
  const list = LISTED.exec(text);
  if (list) return `lists ${list[0].replaceAll(/\s+/g, ' ')}`;
  const keys = new Set([...text.matchAll(KEY)].map(([, first, second]) => first ?? second));
  if (keys.size < 3 || EXHAUSTIVE.test(text)) return undefined;
  return `has a table of ${[...keys].join(', ')} that is no Record<Emotion, ...>`;
}

const WORDS = [
  ...[ISSUER, ...Object.values(AUDIENCES), ...Object.values(COOKIES), ...Object.values(HEADERS)]
    // The access token's audience is a word of many meanings: it counts beside "audience" alone.
    .filter((word) => word !== AUDIENCES.access)
    .map((word) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`)),
  new RegExp(`\\baud\\w*["']?\\s*[:=]+\\s*\\[?["'\`]${AUDIENCES.access}["'\`]`, 'i'),
];

const wordsTyped = (text: string): string[] => WORDS.flatMap((word) => word.exec(text)?.[0] ?? []);

describe('a list of emotions', () => {
  it('stands in proto/vocabulary alone', () => {
    const found = texts.flatMap(({ path, text }) => {
      const wrong = path in LISTS_ALLOWED ? undefined : emotionsTyped(text);
      return wrong === undefined ? [] : [`${path} ${wrong}: use @isl/contracts/vocabulary`];
    });
    expect(found).toEqual([]);
  });

  it.each([
    "const all = ['happy', 'sad', 'surprise', 'neutral', 'anger'];",
    "type Feeling = 'sad' | 'anger' | 'happy';",
    '"required": [\n  "happy",\n  "sad",\n  "surprise"\n]',
    'feelings:\n  - happy\n  - sad\n  - anger\n',
    'ALL = ("happy", "sad", "anger")',
    'const icons = { happy: A, sad: B, anger: C };',
    'NAMES = {\n    "happy": 1,\n    "sad": 2,\n    "anger": 3,\n}',
  ])('is found when somebody types one: %j', (text) => {
    expect(emotionsTyped(text)).toBeDefined();
  });

  it.each([
    "const one = category === 'happy' || category === 'sad';",
    'const icons: Record<Emotion, Icon> = { happy: A, sad: B, anger: C };',
    'someone is happy, and sad is another; anger is a third',
  ])('is not seen where there is none: %j', (text) => {
    expect(emotionsTyped(text)).toBeUndefined();
  });
});

describe("a token's issuer or audience, a cookie or a header", () => {
  it('is named in proto/tokens alone', () => {
    const found = texts
      .filter(({ path }) => !path.endsWith('.md') && !(path in WORDS_ALLOWED))
      .flatMap(({ path, text }) => wordsTyped(text).map((word) => `${path} types ${word}`));
    expect(found).toEqual([]);
  });

  it.each(["issuer: 'isl-gateway'", 'AUDIENCE = "isl"', "aud: 'isl'", "get('x-isl-proof')"])(
    'is found when somebody types one: %s',
    (text) => {
      expect(wordsTyped(text)).toHaveLength(1);
    },
  );

  it('is a known one where OpenAPI has to name it', () => {
    const known: readonly string[] = [...Object.values(COOKIES), ...Object.values(HEADERS)];
    const named = texts
      .filter(({ path }) => path.startsWith('proto/openapi/'))
      .flatMap(({ text }) => text.match(/\b(isl_\w+|x-isl-[\w-]+)/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((word) => !known.includes(word))).toEqual([]);
  });
});

it('the exceptions are all needed', () => {
  const allowed = new Map(texts.map(({ path, text }) => [path, text]));
  const spare = [
    ...Object.keys(LISTS_ALLOWED).filter((path) => !emotionsTyped(allowed.get(path) ?? '')),
    ...Object.keys(WORDS_ALLOWED).filter((path) => !wordsTyped(allowed.get(path) ?? '').length),
  ];
  expect(spare).toEqual([]);
});
