import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

type Json = Record<string, unknown>;
type Components = Record<string, Json>;

export const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The document in this file; what it takes from other files stands among its own components. */
export function bundle(file: string): Json {
  const origins = new Map<string, string>();
  const components: Components = {};

  const take = (from: string, kind: string, name: string): void => {
    const place = `${kind}/${name}`;
    const known = origins.get(place);
    if (known !== undefined && known !== from) {
      throw new Error(`${place} is another in ${known} than in ${from}`);
    }
    if (known !== undefined) return;
    origins.set(place, from);
    const { components: theirs = {} } = readYaml(from) as { components?: Components };
    const found = theirs[kind]?.[name];
    if (found === undefined) throw new Error(`${from} has no ${place}`);
    const value = localised(found, from);
    components[kind] = { ...components[kind], [name]: value };
  };

  /** Its references as they are inside the bundle. */
  const localised = (node: unknown, from: string): unknown => {
    if (Array.isArray(node)) return node.map((one) => localised(one, from));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key !== '$ref' || typeof value !== 'string') return [key, localised(value, from)];
        const [path = '', pointer = ''] = value.split('#');
        const [, , kind = '', name = ''] = pointer.split('/');
        take(path === '' ? from : join(dirname(from), path), kind, name);
        return [key, `#${pointer}`];
      }),
    );
  };

  const { components: own = {}, ...document } = readYaml(file) as Json & {
    components?: Components;
  };
  const rest = localised(document, file) as Json;
  for (const [kind, all] of Object.entries(own)) {
    for (const name of Object.keys(all)) take(file, kind, name);
  }
  return { ...rest, components };
}
