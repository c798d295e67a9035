import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): Array<[string, string]> =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
/** A counted message under the key that the code names, in its form for many. */
const messagesOf = (language: string): Map<string, string> => {
  const all = flatten(JSON.parse(read(`web/src/messages/${language}.json`)) as Tree);
  const isForOne = ([key]: readonly [string, string]): boolean => key.endsWith('_one');
  return new Map(
    all.filter((one) => !isForOne(one)).map(([key, text]) => [key.replace(/_other$/, ''), text]),
  );
};

const languages = { en: messagesOf('en'), hi: messagesOf('hi') };
const agreed = JSON.parse(read('tests/fixtures/agreed-words.json')) as Record<
  string,
  Record<keyof typeof languages, string>
>;

const sources = [...trackedFiles('.tsx'), ...trackedFiles('.ts')]
  .filter((path) => path.startsWith('web/src/') && !path.endsWith('.d.ts'))
  .map((path) => ({
    path,
    tree: ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true),
  }));

/** Every node of every source of the page, with the place that a failure names. */
function everyNode(look: (node: ts.Node, place: string) => void): void {
  for (const { path, tree } of sources) {
    const visit = (node: ts.Node): void => {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      look(node, `${path}:${line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
}

const HAS_LETTERS = /\p{L}/u;
/** What a screen reader or a screen shows of an element beside its content. */
const SAID = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;
/** Two words or more, the first one capital; or any word of an Indian script. */
const SENTENCE = /^\p{Lu}[\p{L}']* [\p{L}']+|[\u0900-\u097f]/u;

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('');
  }
  return undefined;
};

/** Operators that give one of their sides: `a && b`, `a ?? b`, and sums of texts. */
const CHOOSES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** The parts of an expression that may be what it gives: both sides of a choice. */
const outcomesOf = (node: ts.Expression): ts.Expression[] => {
  if (ts.isParenthesizedExpression(node)) return outcomesOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...outcomesOf(node.whenTrue), ...outcomesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    return CHOOSES.has(node.operatorToken.kind)
      ? [...outcomesOf(node.left), ...outcomesOf(node.right)]
      : [];
  }
  return [node];
};

/** For people who read the console or a stack, not the screen. */
const isForMakers = (node: ts.Node): boolean => {
  const call = node.parent;
  if (ts.isNewExpression(call)) return /Error$/.test(call.expression.getText());
  return ts.isCallExpression(call) && /^log\./.test(call.expression.getText());
};

/** Texts that stand in the code itself. */
function strayTexts(): string[] {
  const stray: string[] = [];
  everyNode((node, place) => {
    const note = (text: string | undefined): void => {
      if (text === undefined) return;
      if (HAS_LETTERS.test(text)) stray.push(`${place} ${text.trim()}`);
    };
    if (ts.isJsxText(node)) note(node.text);
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const outcome of outcomesOf(node.expression)) note(textOf(outcome));
    } else if (ts.isJsxAttribute(node) && SAID.test(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteral(initializer)) note(initializer.text);
      else if (ts.isJsxExpression(initializer) && initializer.expression) {
        for (const outcome of outcomesOf(initializer.expression)) note(textOf(outcome));
      }
    } else if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text) && !isForMakers(node)) {
      note(node.text);
    }
  });
  return [...new Set(stray)];
}

/** Keys that the code names, letter by letter or with a part that is filled in. */
function usedKeys(): (key: string) => boolean {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  const endings = new Set<string>();
  everyNode((node) => {
    if (ts.isStringLiteralLike(node)) whole.add(node.text);
    if (!ts.isTemplateExpression(node)) return;
    const [span] = node.templateSpans;
    if (node.head.text === '' && span && /^\.\w/.test(span.literal.text)) {
      endings.add(span.literal.text);
    } else if (/^[a-z]\w*\./i.test(node.head.text)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      patterns.push(new RegExp(`^${parts.map(escapeText).join('[\\w-]+')}$`));
    }
  });
  return (key) =>
    whole.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    [...endings].some((end) => key.endsWith(end) && whole.has(key.slice(0, -end.length)));
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the words of the interface', () => {
  it('stand in the message files only', () => {
    expect(strayTexts()).toEqual([]);
  });

  it('are asked for by keys that both languages have', () => {
    const missing: string[] = [];
    everyNode((node, place) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 't') return;
      const [key] = node.arguments;
      if (!key || !ts.isStringLiteralLike(key)) return;
      for (const [language, messages] of Object.entries(languages)) {
        if (!messages.has(key.text)) missing.push(`${place} ${key.text} (${language})`);
      }
    });
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = usedKeys();
    const spare = [...languages.en.keys()].filter((key) => !isUsed(key) && !(key in agreed));
    expect(spare).toEqual([]);
  });

  it.each(Object.entries(agreed))('say %s as it was agreed', (key, { en, hi }) => {
    expect(languages.en.get(key)).toBe(en);
    expect(languages.hi.get(key)).toBe(hi);
  });
});

describe('the search', () => {
  it('knows the screens by names that they have in the interface', () => {
    const row = /\bpage\(\s*'[^']+',\s*'[^']+',\s*'([^']+)',\s*'([^']+)'/g;
    const named = [...read('services/content/src/search/pages.ts').matchAll(row)];
    const [en, hi] = [new Set(languages.en.values()), new Set(languages.hi.values())];
    expect(named.length).toBeGreaterThan(20);
    const strange = named.filter(([, title = '', hindi = '']) => !en.has(title) || !hi.has(hindi));
    expect(strange.map(([, title]) => title)).toEqual([]);
  });
});

// What no message may say, in either language: words that belittle, and promises nobody can keep.
const forbidden = [
  /deaf[ -]and[ -]dumb|deaf[ -]?mute|\bmute\b|\bdumb\b/i,
  /hearing[ -]impair/i,
  /suffer(s|ing)? from/i,
  /normal (people|person|hearing)/i,
  /\bspecial\b/i,
  /differently[ -]abled/i,
  /gesture language/i,
  /deaf[ -]led/i,
  /बहरा|बहरे|बहरी|गूँगा|गूंगा|गूँगे|गूंगे|मूक/,
  /श्रवण[ -]?बाधित/,
  /इशारों की (भाषा|ज़बान)/,
  /सामान्य (लोग|व्यक्ति)/,
  /विकलांग|दिव्यांग/,
];

/** Other parts show words as well: sign-kit's pages, the manifest of the installed app. */
const otherTexts = [...trackedFiles('.json'), ...trackedFiles('.webmanifest')]
  .filter((path) => /^(web\/public|sign-kit\/src)\//.test(path))
  .map((path): [string, string] => [basename(path), read(path)]);

describe('no message', () => {
  const all = [...languages.en, ...languages.hi, ...otherTexts];

  it.each(forbidden)('says %s', (words) => {
    expect(all.filter(([, text]) => words.test(text))).toEqual([]);
  });

  it("speaks of empowering, but for the one sentence of the specification's text", () => {
    const bold = all.filter(([, text]) => /empower|सशक्त/i.test(text)).map(([key]) => key);
    expect([...new Set(bold)]).toEqual(['home.about.text']);
  });
});

describe('dates and numbers', () => {
  it('are written by lib/i18n/format, which follows the language', () => {
    const elsewhere: string[] = [];
    everyNode((node, place) => {
      const isIntl = ts.isPropertyAccessExpression(node) && node.expression.getText() === 'Intl';
      const isLocale =
        ts.isPropertyAccessExpression(node) && /^toLocale(Date|Time)?String$/.test(node.name.text);
      if ((isIntl || isLocale) && !place.startsWith('web/src/lib/i18n/')) elsewhere.push(place);
    });
    expect(elsewhere).toEqual([]);
  });
});
