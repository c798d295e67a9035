import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import { Ajv, type ErrorObject } from 'ajv';
import schema from './course-file.schema.json' with { type: 'json' };
import { someOf } from './places.js';

export type CourseFile = components['schemas']['CourseFile'];

/** For whoever writes such a file by hand, or checks one. */
export const COURSE_FILE_SCHEMA: Record<string, unknown> = schema;

const ajv = new Ajv({ allErrors: true, strict: false, discriminator: true });
const isCourseFile = ajv.compile<CourseFile>(schema);

/** @throws {AppError} that names each place that is wrong. */
export function readCourseFile(file: unknown): CourseFile {
  if (isCourseFile(file)) return file;
  throw brokenFile((isCourseFile.errors ?? []).map(problemOf));
}

export function brokenFile(problems: readonly string[]): AppError {
  return new AppError('COURSE_FILE_BROKEN', someOf(problems));
}

function problemOf(error: ErrorObject): string {
  return `${placeOf(error.instancePath)}: ${wordsOf(error)}`;
}

/** "/lessons/2/steps/0" as people count who write JSON: lessons[2].steps[0]. */
function placeOf(pointer: string): string {
  const place = pointer.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
  return place === '' ? 'the file' : place.replace(/^\./, '');
}

function wordsOf({ keyword, params, message = 'is wrong' }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `may not have "${params.additionalProperty}"`;
  if (keyword === 'required') return `lacks "${params.missingProperty}"`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`;
  if (keyword === 'discriminator') return 'its kind must be sign, sentence, clip or text';
  return message;
}
