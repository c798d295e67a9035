type Json = Record<string, unknown>;

/** One operation of a dereferenced OpenAPI document, ready for a Fastify route. */
export type Operation = {
  readonly method: string;
  readonly url: string;
  readonly schema: Json;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Parameter = { name: string; in: string; required?: boolean; schema: Json };
type Content = Record<string, { schema: Json }>;

/** Maps a dereferenced document's operations by operationId. Paths become Fastify's `:name` form. */
export function operationsOf(document: Json): Record<string, Operation> {
  const operations: Record<string, Operation> = {};
  for (const [path, item] of Object.entries(document.paths as Record<string, Json>)) {
    for (const method of METHODS) {
      const operation = item[method] as Json | undefined;
      if (!operation) continue;
      operations[operation.operationId as string] = {
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(operation),
      };
    }
  }
  return operations;
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
