import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'virtual:first-messages';
const FILE = fileURLToPath(new URL('../src/messages/en.json', import.meta.url));
/** What the landing page and the pages about the site say; all other words come with the other screens. */
const FIRST = [
  'app',
  'badge',
  'letters',
  'use',
  'review',
  'camera.now',
  'consent.noIsl',
  'face.guess',
  'landing',
  'info',
  'head',
  'errors',
  'home.about',
  'shell.languageName',
  'shell.links.upload',
  'shell.links.contributions',
];

type Tree = { [key: string]: string | Tree };

/** A part of the English words that is small enough to come with the first script. */
export function firstMessagesPlugin(): Plugin {
  return {
    name: 'isl-first-messages',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(FILE);
      const all = JSON.parse(readFileSync(FILE, 'utf8')) as Tree;
      return { code: `export default ${JSON.stringify(pick(all, FIRST))}`, moduleType: 'js' };
    },
  };
}

function pick(all: Tree, wanted: readonly string[]): Tree {
  const picked: Tree = {};
  for (const path of wanted) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let from = all;
    let to = picked;
    for (const name of names) {
      from = from[name] as Tree;
      to[name] ??= {};
      to = to[name] as Tree;
    }
    const found = from[last];
    if (found === undefined) throw new Error(`the messages have no ${path}`);
    to[last] = found;
  }
  return picked;
}
