import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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

/**
 * What few read comes with their screens: what admins and moderators see, what a giver of clips
 * and who judges them does, what is recognised, lessons, a video's own page, uploading, what models
 * reach, what a person is told, their account, what stands around a sign, lists of one's own, and what
 * teachers and classes see.
 */
const APART = {
  office: ['admin', 'messages', 'moderation.clips', 'moderation.decisions'],
  giving: ['giving'],
  prediction: ['prediction'],
  lesson: ['lessons'],
  clip: ['clip'],
  uploads: ['upload'],
  figures: ['models', 'stats'],
  judging: ['judging'],
  told: ['notifications', 'together'],
  account: ['settings', 'signer'],
  signs: ['around', 'lists'],
  teaching: ['teaching'],
};

const PARTS: Readonly<Record<string, (all: Tree) => Tree>> = {
  first: (all) => pick(all, FIRST),
  later: (all) => leave(all, [...FIRST, ...Object.values(APART).flat()]),
  ...Object.fromEntries(
    Object.entries(APART).map(([name, paths]) => [name, (all: Tree) => pick(all, paths)]),
  ),
};
const partOf = (id: string): string | undefined => /^virtual:([a-z]+)-messages$/.exec(id)?.[1];

/** The English words in parts: with the first script, with the screens, with the screens of a few. */
export function firstMessagesPlugin(): Plugin {
  return {
    name: 'isl-first-messages',
    resolveId: (id) => (partOf(id) === undefined ? null : `\0${id}`),
    load(id) {
      const words = id.startsWith('\0') ? PARTS[partOf(id.slice(1)) ?? ''] : undefined;
      if (!words) return null;
      this.addWatchFile(FILE);
      const all = JSON.parse(readFileSync(FILE, 'utf8')) as Tree;
      return { code: `export default ${JSON.stringify(words(all))}`, moduleType: 'js' };
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
