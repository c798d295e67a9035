import { ERRORS, FRAME_ERRORS } from '@isl/contracts/errors';
import { expect, it } from 'vitest';
import { read, trackedFiles } from '../support/repository.js';

const PARTS = /^(gateway|services\/\w+|packages\/(service-kit|inference-kit))\/src\//;

const sources = [...trackedFiles('.ts'), ...trackedFiles('.py')]
  .filter((path) => PARTS.test(path))
  .map((path) => ({ path, text: read(path) }));
const all = sources.map(({ text }) => text).join('\n');

const RAISED =
  /\b(AppError|BusyError|RefusedError|error_response|InferenceError|FrameRejectedError)\(\s*['"]([A-Z_]+)['"]/g;
const OF_FRAMES = new Set(['InferenceError', 'FrameRejectedError']);

const isQuoted = (code: string): boolean => all.includes(`'${code}'`) || all.includes(`"${code}"`);
/** The gateway puts a fault and a field together: MIXED_SCRIPTS_IN_NAME; the compiler knows both. */
const isRaised = (code: string): boolean => isQuoted(code) || isQuoted(code.split('_IN_')[0] ?? '');

it('every error code that is raised is listed in proto/errors', () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(RAISED)].map(([, by = '', code = '']) => ({ path, by, code })),
  );
  expect(found.length).toBeGreaterThan(70);
  const unknown = found.filter(
    ({ by, code }) => !(code in (OF_FRAMES.has(by) ? FRAME_ERRORS : ERRORS)),
  );
  expect(unknown).toEqual([]);
});

it('every listed error code is raised somewhere', () => {
  const listed = [...Object.keys(ERRORS), ...Object.keys(FRAME_ERRORS)];
  expect(listed.filter((code) => !isRaised(code))).toEqual([]);
});

it('every listed error code says in a sentence what to do about it', () => {
  const advice = [ERRORS, FRAME_ERRORS].flatMap((list) =>
    Object.values(list).map((one: { readonly advice: string }) => one.advice),
  );
  expect(advice.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
});
