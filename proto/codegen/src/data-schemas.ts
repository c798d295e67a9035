import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Record<string, unknown>;
type Schema = Json & { readonly $id: string; readonly definitions?: Json };

/**
 * The JSON Schemas of these folders as one set of named schemas, as OpenAPI has them: each file's
 * root under its `$id` and each definition under its own name, both as a type is written
 * (`sign-rules` is SignRules). What no type can say (`if`, `not`, `pattern` ...) is left out: it is
 * checked where the files are checked.
 * @throws {Error} when two files give the same name to different shapes.
 */
export function dataSchemas(...folders: readonly string[]): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  const add = (name: string, schema: unknown): void => {
    const known = named[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} has two shapes`);
    }
    named[name] = schema;
  };
  for (const { $id, definitions = {}, ...root } of folders.flatMap(schemasIn)) {
    if ('type' in root) add(typeName($id), typed(root));
    for (const [name, schema] of Object.entries(definitions)) add(typeName(name), typed(schema));
  }
  return named;
}

const schemasIn = (folder: string): Schema[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema);

// Says of a list that its order counts: in Python it is no set, and in TypeScript it has a first.
const IN_ORDER = 'in order';
const NO_TYPE = new Set([
  '$schema',
  '$comment',
  'title',
  'allOf',
  'anyOf',
  'not',
  'propertyNames',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'exclusiveMinimum',
  'minProperties',
  'maxProperties',
]);

const typed = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(typed);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isOfType(key, node as Json));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === '$ref') return [key, `#/components/schemas/${referred(String(value))}`];
      return [key, key === 'properties' ? fields(value as Json) : typed(value)];
    }),
  );
};

const isOfType = (keyword: string, { $comment }: Json): boolean => {
  if (keyword === 'uniqueItems') return $comment !== IN_ORDER;
  if (keyword === 'minItems') return $comment === IN_ORDER;
  return !NO_TYPE.has(keyword);
};

/** Here a key is a field's name, whatever the word. */
const fields = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, typed(schema)]));

const referred = (reference: string): string =>
  typeName(reference.slice(reference.lastIndexOf('/') + 1));

/** `sign-rules` is SignRules, `letterVariant` is LetterVariant. */
const typeName = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
