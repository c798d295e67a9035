import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readYaml } from './bundle.js';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const OPENAPI = join(ROOT, 'proto/openapi');
export const TS_OUT = join(ROOT, 'packages/contracts/src/generated');
export const LEXICON = join(ROOT, 'packages/lexicon');
export const GRAMMAR = join(ROOT, 'packages/grammar');
export const PY_OUT = join(ROOT, 'packages/contracts_py/src/isl_contracts/generated');

/** What stands first in a generated file. */
export const BANNER = '// Generated from proto/ by `make contracts`. Do not edit.\n';
export const PY_BANNER = '# Generated from proto/ by `make contracts`. Do not edit.';

export type Words = Readonly<Record<string, { readonly enum: readonly string[] }>>;

/** Lists of words by name. */
export const vocabulary = (
  readYaml(join(ROOT, 'proto/vocabulary/vocabulary.yaml')) as { components: { schemas: Words } }
).components.schemas;

/** Broken into lines only where a line would be too long. */
export function formatted(code: string): string {
  const options = [
    'biome',
    'format',
    `--stdin-file-path=${join(ROOT, 'proto/codegen/src/any.ts')}`,
  ];
  return execFileSync('npx', ['--no-install', ...options], { input: code, cwd: ROOT }).toString();
}

/** socketPass to SOCKET_PASS, Emotion to EMOTION, in-view to IN_VIEW, tilt-D to TILT_D, CC0-1.0 to CC0_1_0. */
export function upper(name: string): string {
  return (
    name
      .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
      .replaceAll(/[-.]/g, '_')
      // No name begins with a digit.
      .replace(/^\d/, 'v$&')
      .toUpperCase()
  );
}
