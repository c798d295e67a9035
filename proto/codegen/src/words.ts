import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from './bundle.js';
import { BANNER, formatted, PY_BANNER, PY_OUT, ROOT, TS_OUT, upper, vocabulary } from './places.js';

type Parts = Readonly<
  Record<string, { readonly speaks: 'http' | 'socket'; readonly port: number }>
>;

type Tokens = {
  readonly issuer: string;
  readonly audiences: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/** Constants in both languages: neither side of a token types its words by hand. */
export function generateTokens(): void {
  const tokens = readYaml(join(ROOT, 'proto/tokens/tokens.yaml')) as Tokens;
  const { issuer, audiences, cookies, headers } = tokens;
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  writeFileSync(
    join(TS_OUT, 'tokens.ts'),
    BANNER +
      constant('ISSUER', issuer) +
      constant('AUDIENCES', audiences) +
      constant('COOKIES', cookies) +
      constant('HEADERS', headers),
  );
  const lines = [
    ['ISSUER', issuer] as const,
    ...Object.entries(audiences).map(
      ([name, value]) => [`${upper(name)}_AUDIENCE`, value] as const,
    ),
  ].map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`);
  writeFileSync(join(PY_OUT, 'tokens.py'), `${PY_BANNER}\n\n${lines.join('')}`);
}

/** What the system is made of. infra/native reads the table itself: it has no packages. */
export function generateParts(): void {
  const parts = JSON.parse(readFileSync(join(ROOT, 'proto/parts/parts.json'), 'utf8')) as Parts;
  const sockets = Object.keys(parts).filter((name) => parts[name]?.speaks === 'socket');
  writeFileSync(
    join(TS_OUT, 'parts.ts'),
    formatted(`${BANNER}
export const PARTS = ${JSON.stringify(parts)} as const;
export type Part = keyof typeof PARTS;

/** Parts that take frames over a socket. */
export const SOCKET_PARTS = ${JSON.stringify(sockets)} as const;
export type SocketPart = (typeof SOCKET_PARTS)[number];
`),
  );
  const ports = Object.entries(parts).map(
    ([name, { port }]) => `    ${JSON.stringify(name)}: ${port},\n`,
  );
  writeFileSync(
    join(PY_OUT, 'parts.py'),
    `${PY_BANNER}

from collections.abc import Mapping
from typing import Final

PORTS: Final[Mapping[str, int]] = {
${ports.join('')}}
# Parts that take frames over a socket.
SOCKET_PARTS: Final = ${tuple(sockets)}
`,
  );
}

const tuple = (words: readonly string[]): string =>
  `(${words.map((word) => JSON.stringify(word)).join(', ')},)`;

/** Exhaustive in both languages: a table that forgets a word does not compile. */
export function generateVocabulary(): void {
  const lists = Object.entries(vocabulary);
  const arrays = lists.map(
    ([name, { enum: words }]) => `export const ${upper(name)}S = ${JSON.stringify(words)} as const;
export type ${name} = (typeof ${upper(name)}S)[number];
`,
  );
  writeFileSync(join(TS_OUT, 'vocabulary.ts'), BANNER + arrays.join(''));
  const enums = lists.map(([name, { enum: words }]) => {
    const members = words.map((word) => `    ${upper(word)} = ${JSON.stringify(word)}\n`);
    return `\n\nclass ${name}(StrEnum):\n${members.join('')}`;
  });
  writeFileSync(
    join(PY_OUT, 'vocabulary.py'),
    `${PY_BANNER}\n\nfrom enum import StrEnum\n${enums.join('')}`,
  );
}
