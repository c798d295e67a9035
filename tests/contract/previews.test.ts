import { expect, it } from 'vitest';
import { readStack } from '../support/stack.js';

const { address } = readStack();

/** As who previews a link reads it: without a script. */
const head = async (path: string): Promise<string> => {
  const text = await (await fetch(address + path)).text();
  return text.slice(0, text.indexOf('</head>'));
};
const pictureIn = (text: string): string =>
  /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';

it.each([
  ['a sign', '/products/word-hello', /<title>hello \([^)]+\) · Indian Sign Language<\/title>/i],
  ['a course', '/dashboard/courses/family', /<title>[^<]*Family[^<]* · Indian Sign Language</],
])('a link to %s is previewed by its own title, words and picture', async (_what, path, title) => {
  const text = await head(path);
  expect(text).toMatch(title);
  expect(text).not.toContain('content="Learn Indian Sign Language, look up signs');
  const picture = await fetch(new URL(pictureIn(text), address));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
