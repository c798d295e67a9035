import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { LAYOUTS, type Layout } from './layouts/list-clips.js';

type Defaults = Readonly<Record<string, string>>;
export type Import = {
  readonly dir: string;
  /** The rows, or with a layout what is said of each gloss. */
  readonly manifest: string | undefined;
  readonly setId: string;
  readonly layout: Layout | 'manifest';
  /** For what a row leaves out. */
  readonly defaults: Defaults;
  readonly skipsWrong: boolean;
};
export type Command = { readonly remove: string } | { readonly bring: Import };

const text = { type: 'string' } as const;
const DEFAULTS = { licence: text, credit: text, source: text, region: text, signer: text };
const OPTIONS = {
  ...DEFAULTS,
  ...{ dir: text, manifest: text, set: text, layout: text, remove: text },
  'skip-wrong': { type: 'boolean' },
} as const;
const USAGE = `usage: make import-clips dir=FOLDER manifest=FILE [set=NAME] [skip_wrong=1]
       [layout=${LAYOUTS.join('|')}] [licence= credit= source= region= signer=]
   or: make import-clips remove=SET`;
const SET = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** What the command line asks for. */
export function readCommand(args: readonly string[]): Command {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { dir, manifest, layout = 'manifest', remove } = values;
  if (remove !== undefined) return { remove: setIdOf(remove) };
  if (dir === undefined || (manifest === undefined && layout !== 'include')) throw new Error(USAGE);
  const isLayout = (one: string): one is Layout => (LAYOUTS as readonly string[]).includes(one);
  if (layout !== 'manifest' && !isLayout(layout)) {
    throw new Error(`layout: ${layout} is none of ${LAYOUTS.join(', ')}`);
  }
  const name = values.set ?? (manifest ? basename(manifest, extname(manifest)) : layout);
  const defaults: Record<string, string> = {};
  for (const field of ['licence', 'credit', 'source', 'region', 'signer'] as const) {
    const value = values[field];
    if (value) defaults[field] = value;
  }
  const skipsWrong = values['skip-wrong'] ?? false;
  return { bring: { dir, manifest, layout, defaults, skipsWrong, setId: setIdOf(name) } };
}

function setIdOf(name: string): string {
  const id = name.toLowerCase().replaceAll(/[\s_.]+/g, '-');
  if (SET.test(id)) return id;
  throw new Error('set: up to 60 small letters, digits and hyphens, beginning with no hyphen');
}
