import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IDS = [
  'virtual:first-messages',
  'virtual:later-messages',
  'virtual:office-messages',
] as const;
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

/** What only admins and moderators read comes with their screens. */
const OFFICE = ['admin', 'messages', 'moderation.clips', 'moderation.decisions'];

/** The English words in three parts: with the first script, with the screens, with the admins' screens. */
export function firstMessagesPlugin(): Plugin {
  return {
    name: 'isl-first-messages',
    resolveId: (id) => (IDS.some((one) => one === id) ? `\0${id}` : null),
    load(id) {
      const wanted = IDS.find((one) => id === `\0${one}`);
      if (!wanted) return null;
      this.addWatchFile(FILE);
      const all = JSON.parse(readFileSync(FILE, 'utf8')) as Tree;
      const words = {
        'virtual:first-messages': () => pick(all, FIRST),
        'virtual:later-messages': () => leave(all, [...FIRST, ...OFFICE]),
        'virtual:office-messages': () => pick(all, OFFICE),
      }[wanted]();
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' };
    },
  };
}

function leave(all: Tree, unwanted: readonly string[]): Tree {
  const left = structuredClone(all);
  for (const path of unwanted) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const from = names.reduce((tree, name) => tree[name] as Tree, left);
    delete from[last];
  }
  return left;
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
