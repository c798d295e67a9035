type Json = Record<string, unknown>;

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** One operation of a document, ready for a Fastify route; its schema refers to nothing outside itself. */
export type Operation = {
  readonly method: Uppercase<(typeof METHODS)[number]>;
  readonly url: string;
  readonly schema: Json;
};

type Parameter = { name: string; in: string; required?: boolean; schema: Json };
type Content = Record<string, { schema: Json }>;

/** A document's operations by their ids. Paths become Fastify's `:name` form. */
export function operationsOf<Operations>(
  document: Json,
): Readonly<Record<keyof Operations & string, Operation>> {
  const operations: Record<string, Operation> = {};
  for (const [path, item] of Object.entries(withoutReferences(document).paths as Json)) {
    for (const method of METHODS) {
      const operation = (item as Json)[method] as Json | undefined;
      if (!operation) continue;
      operations[operation.operationId as string] = {
        method: method.toUpperCase() as Operation['method'],
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(operation),
      };
    }
  }
  return operations as Record<keyof Operations & string, Operation>;
}

/** What a reference names stands in its place; what stands beside the reference goes before it. */
function withoutReferences(document: Json): Json {
  const known = new Map<string, unknown>();
  const underWay = new Set<string>();
  const named = (reference: string): unknown => {
    if (known.has(reference)) return known.get(reference);
    if (underWay.has(reference)) throw new Error(`${reference} refers to itself`);
    underWay.add(reference);
    const found = resolve(at(document, reference));
    known.set(reference, found);
    return found;
  };
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as Json;
    const own = Object.entries(rest).map(
      ([key, value]) => [key, key === 'discriminator' ? unmapped(value) : resolve(value)] as const,
    );
    if (typeof $ref !== 'string') return Object.fromEntries(own);
    const target = named($ref);
    return own.length === 0 ? target : { ...(target as Json), ...Object.fromEntries(own) };
  };
  return resolve({ paths: document.paths }) as Json;
}

/** The mapping is for those who write types: Ajv finds the branch by the property's const alone. */
const unmapped = (discriminator: unknown): unknown => {
  const { mapping: _, ...rest } = discriminator as Json;
  return rest;
};

/** What stands at "#/components/schemas/Post". */
function at(document: Json, reference: string): unknown {
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, name) => (node as Json | undefined)?.[name], document);
  if (found === undefined) throw new Error(`the document has no ${reference}`);
  return found;
}

function routeSchema(operation: Json): Json {
  const schema: Json = {};
  const parameters = (operation.parameters ?? []) as Parameter[];
  const params = objectOf(parameters.filter((one) => one.in === 'path'));
  const querystring = objectOf(parameters.filter((one) => one.in === 'query'));
  const headers = objectOf(
    parameters.filter((one) => one.in === 'header'),
    (name) => name.toLowerCase(),
  );
  const body = (operation.requestBody as { content: Content } | undefined)?.content;
  if (params) schema.params = params;
  if (querystring) schema.querystring = querystring;
  if (headers) schema.headers = headers;
  if (body?.['application/json']) schema.body = body['application/json'].schema;
  schema.response = responsesOf(operation.responses as Record<string, { content?: Content }>);
  return schema;
}

function objectOf(parameters: Parameter[], rename = (name: string) => name): Json | undefined {
  if (parameters.length === 0) return undefined;
  const properties: Json = {};
  for (const parameter of parameters) properties[rename(parameter.name)] = parameter.schema;
  const required = parameters.filter((one) => one.required).map((one) => rename(one.name));
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

/** JSON answers only: Fastify serialises these and strips whatever they do not declare. */
function responsesOf(responses: Record<string, { content?: Content }>): Json {
  const result: Json = {};
  for (const [status, response] of Object.entries(responses)) {
    const json = response.content?.['application/json'];
    if (json) result[status] = json.schema;
    else if (status === '204') result[status] = { type: 'null', description: 'No content' };
  }
  return result;
}
