import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from './bundle.js';
import { BANNER, formatted, PY_BANNER, PY_OUT, ROOT, TS_OUT } from './places.js';

export type Errors = {
  readonly http: Readonly<Record<string, { readonly status: number; readonly advice: string }>>;
  readonly frames: Readonly<Record<string, { readonly advice: string }>>;
};

export const readErrors = (): Errors => readYaml(join(ROOT, 'proto/errors/errors.yaml')) as Errors;

/** A code that is not of the list fails to compile in both languages; its status is the list's. */
export function generateErrors(): void {
  const { http, frames } = readErrors();
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
