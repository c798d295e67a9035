import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

/** Rule files whose words in capitals are signs. */
const OF_SIGNS = ['english-reading.json', 'hindi-reading.json', 'signing-order.json'];
const SIGNS = /^[A-Z][A-Z'-]*(?: [A-Z][A-Z'-]*)*$/;

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function glossesOf(lexicon: URL): ReadonlySet<string> {
  const names = readdirSync(new URL('concepts/', lexicon));
  return new Set(
    names.map((name) => (read(new URL(`concepts/${name}`, lexicon)) as { gloss: string }).gloss),
  );
}

/** What is wrong with the rule files of a folder: file, rule and reason, a line each. */
export function brokenRules(grammar: URL, lexicon: URL, glosses: ReadonlySet<string>): string[] {
  const files = (folder: string): string[] =>
    readdirSync(new URL(folder, grammar)).filter((name) => name.endsWith('.json'));
  const names = [...files('rules/'), ...files('rules/isl/').map((name) => `isl/${name}`)];
  const validatorOf = validators(grammar, lexicon);
  return names.flatMap((name) => {
    const rules = readRules(new URL(`rules/${name}`, grammar));
    if (typeof rules === 'string') return [`${name}: ${rules}`];
    const isValid = validatorOf(name);
    isValid(rules.data);
    const wrong = (isValid.errors ?? []).map(
      (error) => `${placeOf(rules.data, error)}: ${reasonOf(error)}`,
    );
    const unknown = OF_SIGNS.includes(name) ? unknownSigns(rules.data, glosses) : [];
    return [...wrong, ...unknown].map((line) => `${name}: ${line}`);
  });
}

function readRules(file: URL): { readonly data: unknown } | string {
  try {
    return { data: read(file) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function validators(grammar: URL, lexicon: URL): (name: string) => ValidateFunction {
  // `$ref` beside a description is plain draft-07; only unknown keywords should stop us.
  const schemas = new Ajv({ allErrors: true, strict: true, strictRequired: false });
  for (const file of [
    new URL('schema/common.schema.json', grammar),
    new URL('schema/concept.schema.json', lexicon),
    new URL('schema/vocabulary.schema.json', lexicon),
  ])
    schemas.addSchema(read(file) as object);
  const known = new Map<string, ValidateFunction>();
  return (name) => {
    const schema = name.startsWith('isl/') ? 'construction-rules' : name.replace('.json', '');
    const validator =
      known.get(schema) ??
      schemas.compile(read(new URL(`schema/${schema}.schema.json`, grammar)) as object);
    known.set(schema, validator);
    return validator;
  };
}

/** "rules/3/pattern" by the id of the fourth rule. */
function placeOf(data: unknown, { instancePath }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1);
  let node = data;
  const named = steps.map((step) => {
    node = (node as Record<string, unknown>)[step];
    const { id, type } = Object(node) as { id?: unknown; type?: unknown };
    const name = id ?? type;
    return /^\d+$/.test(step) && typeof name === 'string' ? name : step;
  });
  return named.join('.') || 'the file';
}

function reasonOf({ message, params }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as Record<string, unknown>;
  const detail =
    additionalProperty ?? (Array.isArray(allowedValues) ? allowedValues.join(', ') : '');
  return `${message ?? 'is not as its schema says'}${detail === '' ? '' : ` (${String(detail)})`}`;
}

/** Words in capitals that the lexicon has no sign for. */
function unknownSigns(node: unknown, glosses: ReadonlySet<string>, place = ''): string[] {
  const ofWord = (word: string, at: string): string[] =>
    SIGNS.test(word) && word.split(' ').some((gloss) => !glosses.has(gloss))
      ? [`${at}: the lexicon has no sign ${word}`]
      : [];
  if (typeof node === 'string') return ofWord(node, place);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const at = Array.isArray(node) ? place : `${place}${place && '.'}${key}`;
    return [...(Array.isArray(node) ? [] : ofWord(key, at)), ...unknownSigns(value, glosses, at)];
  });
}
