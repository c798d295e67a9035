import { type Errors, readErrors } from './errors.js';
import { vocabulary } from './places.js';

const VOCABULARY_FROM_CONTRACTS = '../vocabulary/vocabulary.yaml#/';

/** One document of schemas that refer to each other, with what they use of the vocabulary. */
export function asOpenApi(schemas: Record<string, unknown>): Record<string, unknown> {
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
    components: { schemas: JSON.parse(text, withCodes) },
  };
}

/** `x-codes: frames` closes a text to the codes of that list in proto/errors. */
function withCodes(_: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('x-codes' in node)) return node;
  const { 'x-codes': list, ...schema } = node;
  return { ...schema, enum: Object.keys(readErrors()[list as keyof Errors]) };
}
