import { Ajv, type Options } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

// ajv-formats is CommonJS: its default export is the module object under ESM.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

type Part = 'body' | 'querystring' | 'params' | 'headers';

const SHARED: Options = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: true,
  strict: false,
  /** What is wrong in one of several shapes is told of the shape that was meant. */
  discriminator: true,
};

function compilerFor(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ ...SHARED, coerceTypes });
  addFormats(ajv);
  return ajv;
}

/** Bodies are taken as they are; what can only be text (query, params, headers) may be coerced. */
export function strictValidators(): FastifySchemaCompiler<object> {
  const strict = compilerFor(false);
  const coercing = compilerFor(true);
  return ({ schema, httpPart }) =>
    ((httpPart as Part) === 'body' ? strict : coercing).compile(schema);
}
