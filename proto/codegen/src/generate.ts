import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundle, readYaml } from './bundle.js';
import { dataSchemas } from './data-schemas.js';
import { eventMaps, eventNames, type Frames } from './events.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const OPENAPI = join(ROOT, 'proto/openapi');
const TS_OUT = join(ROOT, 'packages/contracts/src/generated');
const LEXICON = join(ROOT, 'packages/lexicon');
const GRAMMAR = join(ROOT, 'packages/grammar');
const PY_OUT = join(ROOT, 'packages/contracts_py/src/isl_contracts/generated');
const SERVICES = ['common', 'operations', 'content', 'media', 'gateway', 'rewriter'] as const;
const VOCABULARY_FROM_CONTRACTS = '../vocabulary/vocabulary.yaml#/';
const BANNER = '// Generated from proto/ by `make contracts`. Do not edit.\n';
const PY_BANNER = '# Generated from proto/ by `make contracts`. Do not edit.';

type Document = { components: { schemas: Record<string, unknown> } };
type Vocabulary = {
  components: { schemas: Record<string, { readonly enum: readonly string[] }> };
};

async function generateService(name: string): Promise<void> {
  const file = join(OPENAPI, `${name}.yaml`);
  const types = await openapiTS(pathToFileURL(file), { alphabetize: true });
  writeFileSync(join(TS_OUT, `${name}.ts`), BANNER + astToString(types));
  writeFileSync(
    join(TS_OUT, `${name}.document.ts`),
    formatted(
      `${BANNER}export const document: Record<string, unknown> = ${JSON.stringify(bundle(file))};\n`,
    ),
  );
  writeFileSync(
    join(TS_OUT, `${name}.schemas.ts`),
    `${BANNER}import { operationsOf } from '../operations.js';
import { document } from './${name}.document.js';
import type { operations } from './${name}.js';

export const operationSchemas = operationsOf<operations>(document);
`,
  );
}

/** Broken into lines only where a line would be too long. */
function formatted(code: string): string {
  const options = [
    'biome',
    'format',
    `--stdin-file-path=${join(ROOT, 'proto/codegen/src/any.ts')}`,
  ];
  return execFileSync('npx', ['--no-install', ...options], { input: code, cwd: ROOT }).toString();
}

async function generateFrames(): Promise<void> {
  const frames = readYaml(join(ROOT, 'proto/socket/frames.yaml')) as Frames;
  const closes = frames['x-closes'];
  const openapi = asOpenApi(frames.components.schemas);
  const types = await openapiTS(JSON.stringify(openapi), { alphabetize: true });
  const events = `
${eventMaps(frames)}
/** Why a service closed a connection. */
export const CLOSES = ${JSON.stringify(closes, null, 2)} as const;
`;
  writeFileSync(join(TS_OUT, 'frames.ts'), BANNER + astToString(types) + events);
  const names = eventNames(frames).map((name) => `${upper(name)} = ${JSON.stringify(name)}\n`);
  writeFileSync(join(PY_OUT, 'events.py'), `${PY_BANNER}\n\n${names.join('')}`);
  const lines = Object.entries(closes).map(([name, code]) => `    ${upper(name)} = ${code}\n`);
  writeFileSync(
    join(PY_OUT, 'closes.py'),
    `${PY_BANNER}\n\nfrom enum import IntEnum\n\n\nclass Close(IntEnum):\n${lines.join('')}`,
  );
}

/** The gateway serves these as API documentation; each carries inside it what it refers to. */
function generateDocuments(): void {
  const served = SERVICES.filter((name) => name !== 'common' && name !== 'operations');
  const lines = served.map(
    (name) => `import { document as ${name} } from './${name}.document.js';\n`,
  );
  writeFileSync(
    join(TS_OUT, 'documents.ts'),
    `${BANNER}${lines.join('')}\nexport const documents = { ${served.join(', ')} };\n`,
  );
}

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
function generateTokens(): void {
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

type Errors = {
  readonly http: Readonly<Record<string, { readonly status: number; readonly advice: string }>>;
  readonly frames: Readonly<Record<string, { readonly advice: string }>>;
};

/** A code that is not of the list fails to compile in both languages; its status is the list's. */
function generateErrors(): void {
  const { http, frames } = readYaml(join(ROOT, 'proto/errors/errors.yaml')) as Errors;
  writeFileSync(
    join(TS_OUT, 'errors.ts'),
    formatted(`${BANNER}
/** Of HTTP: each code's status, and what whoever meets it should do. */
export const ERRORS = ${JSON.stringify(http)} as const;
export type ErrorCode = keyof typeof ERRORS;

/** Of a frame on a socket. */
export const FRAME_ERRORS = ${JSON.stringify(frames)} as const;
export type FrameErrorCode = keyof typeof FRAME_ERRORS;
`),
  );
  const literal = (codes: Readonly<Record<string, unknown>>) =>
    `Literal[\n${Object.keys(codes)
      .map((code) => `    ${JSON.stringify(code)},\n`)
      .join('')}]\n`;
  const statuses = Object.entries(http).map(
    ([code, { status }]) => `    ${JSON.stringify(code)}: ${status},\n`,
  );
  writeFileSync(
    join(PY_OUT, 'errors.py'),
    `${PY_BANNER}

from collections.abc import Mapping
from typing import Final, Literal

ErrorCode = ${literal(http)}
FrameErrorCode = ${literal(frames)}
STATUSES: Final[Mapping[ErrorCode, int]] = {
${statuses.join('')}}
`,
  );
}

/** What the system is made of. infra/native reads the table itself: it has no packages. */
function generateParts(): void {
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
function generateVocabulary(): void {
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

/** socketPass to SOCKET_PASS, Emotion to EMOTION, in-view to IN_VIEW, tilt-D to TILT_D. */
function upper(name: string): string {
  return name
    .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
    .replaceAll('-', '_')
    .toUpperCase();
}

function generatePython(): void {
  const common = readYaml(join(OPENAPI, 'common.yaml')) as Document;
  const rewriter = readYaml(join(OPENAPI, 'rewriter.yaml')) as Document;
  const frames = readYaml(join(ROOT, 'proto/socket/frames.yaml')) as Document;
  const { Error: error, Health, Ready } = common.components.schemas;
  const schemas = {
    ...frames.components.schemas,
    ...rewriter.components.schemas,
    Error: error,
    Health,
    Ready,
  };
  writeModels('wire.py', asOpenApi(schemas));
  writeFileSync(join(PY_OUT, '__init__.py'), '');
}

/** The lexicon's and the grammar's files, as the schemas beside them say. */
async function generateLanguage(): Promise<void> {
  const lexicon = asOpenApi(dataSchemas(join(LEXICON, 'schema')));
  const types = await openapiTS(JSON.stringify(lexicon), {
    alphabetize: true,
    arrayLength: true,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  mkdirSync(join(LEXICON, 'src/generated'), { recursive: true });
  // `immutable` forgets lists that are never empty.
  const code = astToString(types).replaceAll(/: \[$/gm, ': readonly [');
  writeFileSync(join(LEXICON, 'src/generated/lexicon.ts'), BANNER + code);
  const both = dataSchemas(join(LEXICON, 'schema'), join(GRAMMAR, 'schema'));
  // A reader keeps them for as long as it lives: nobody may change one.
  writeModels('language.py', asOpenApi(both), [
    '--use-generic-container-types',
    '--use-unique-items-as-set',
    '--enable-faux-immutability',
  ]);
}

/** Pydantic's models of these schemas. */
function writeModels(
  file: string,
  document: Record<string, unknown>,
  more: readonly string[] = [],
): void {
  const folder = mkdtempSync(join(tmpdir(), 'isl-contracts-'));
  try {
    const input = join(folder, file.replace('.py', '.json'));
    writeFileSync(input, JSON.stringify(document));
    const options = [
      ['--input', input],
      ['--input-file-type', 'openapi'],
      ['--output', join(PY_OUT, file)],
      ['--output-model-type', 'pydantic_v2.BaseModel'],
      ['--target-python-version', '3.11'],
      ['--formatters', 'ruff-format'],
      ['--use-annotated'],
      ['--use-standard-collections'],
      ['--use-union-operator'],
      ['--use-schema-description'],
      ['--collapse-root-models'],
      ['--enum-field-as-literal', 'all'],
      ['--disable-timestamp'],
      ['--custom-file-header', PY_BANNER],
      more,
    ].flat();
    execFileSync(join(ROOT, '.venv/bin/datamodel-codegen'), options, {
      stdio: 'inherit',
      cwd: ROOT,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One document of schemas that refer to each other, with what they use of the vocabulary. */
function asOpenApi(schemas: Record<string, unknown>): Record<string, unknown> {
  const referring = JSON.stringify(schemas);
  const used = Object.entries(vocabulary).filter(([name]) =>
    referring.includes(`${VOCABULARY_FROM_CONTRACTS}components/schemas/${name}"`),
  );
  const text = JSON.stringify({ ...Object.fromEntries(used), ...schemas }).replaceAll(
    VOCABULARY_FROM_CONTRACTS,
    '#/',
  );
  return {
    openapi: '3.1.0',
    info: { title: 'wire', version: '1.0.0' },
    paths: {},
    components: { schemas: JSON.parse(text) },
  };
}

const { schemas: vocabulary } = (
  readYaml(join(ROOT, 'proto/vocabulary/vocabulary.yaml')) as Vocabulary
).components;
mkdirSync(TS_OUT, { recursive: true });
mkdirSync(PY_OUT, { recursive: true });
for (const name of SERVICES) await generateService(name);
await generateFrames();
generateTokens();
generateErrors();
generateVocabulary();
generateParts();
generateDocuments();
generatePython();
await generateLanguage();
