import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileOf = (language: string): string =>
  fileURLToPath(new URL(`../src/messages/${language}.json`, import.meta.url));
/** What every page may say; all other words come with the screens. */
const FIRST = [
  'app',
  'badge',
  'letters',
  'use',
  'review',
  'camera.now',
  'consent.noIsl',
  'face.guess',
  'landing.description',
  'info.links',
  'info.home',
  'info.consent.heading',
  'info.models.heading',
  'info.licences.heading',
  'info.contact.heading',
  'head',
  'errors',
  'home.about',
  'shell.languageName',
  'shell.links.upload',
  'shell.links.contributions',
];

type Tree = { [key: string]: string | Tree };

/**
 * What few read comes with their screens: the landing page and the pages about the site, what admins and moderators see, what a giver of clips
 * and who judges them does, what is recognised, what is opened there, lessons, a video's own page, uploading, what models
 * reach, what a person is told, their account, what stands around a sign, lists of one's own, how
 * sentences are signed, what teachers and classes see, the talk below a sign or a video, the sign itself, what somebody gave,
 * logging in, the dictionary, the camera, the guide, the home page, the data set, and what a report asks.
 */
const APART = {
  site: ['landing', 'info'],
  office: [
    ...['admin', 'messages'],
    ...['moderation.clips', 'moderation.courses', 'moderation.decisions', 'moderation.takedowns'],
    ...['moderation.proposals', 'moderation.heading', 'moderation.intro', 'moderation.loading'],
    ...['moderation.loadFailed', 'moderation.empty', 'moderation.toFeed', 'moderation.list'],
    ...['moderation.notAllowed', 'moderation.postBy', 'moderation.commentBy', 'moderation.because'],
    ...['moderation.wordsGone', 'moderation.dismiss', 'moderation.removeComment'],
    ...['moderation.dismissed', 'moderation.talkAbout', 'moderation.talkAboutVideo'],
    'moderation.carried',
  ],
  giving: ['giving'],
  prediction: [
    'prediction',
    ...['prediction.own.open', 'prediction.own.outdated', 'prediction.ownLetters.open'],
    ...['prediction.ownLetters.hint', 'prediction.ownLetters.refused'],
  ],
  opened: [
    ...['prediction.own', 'prediction.ownLetters', 'prediction.guided'],
    ...['prediction.doubt', 'prediction.faceLine', 'prediction.meant'],
  ],
  lesson: ['lessons'],
  clip: ['clip'],
  uploads: ['upload'],
  figures: ['models', 'stats'],
  judging: ['judging'],
  told: ['notifications', 'together'],
  sayings: ['sayings'],
  account: ['settings', 'signer'],
  signs: ['around', 'lists'],
  teaching: ['teaching'],
  talk: ['community'],
  sign: ['sign', 'formVerdict', 'report', 'find'],
  given: ['contributions', 'withdraw', 'outbox', 'consentVideo'],
  login: ['auth'],
  dictionary: ['dictionary'],
  camera: ['camera', 'face', 'capture', 'predict'],
  guide: ['guide', 'home.blog'],
  home: ['home.who', 'home.datasets', 'home.courses', 'home.dictionary', 'home.stats'],
  videos: ['videos.hero', 'videos.heroText', 'videos.filter', 'videos.filters', 'research'],
  reporting: [
    ...['moderation.why', 'moderation.reasons', 'moderation.words', 'moderation.consequence'],
    ...['moderation.send', 'moderation.thanks', 'moderation.noReason', 'moderation.noWords'],
    ...['moderation.signInAgain', 'moderation.gone', 'moderation.dismissedBefore'],
    'moderation.notSent',
  ],
};
/** Of these what other screens say too. */
const SHARED = [
  'sign.unknownRegion',
  'sign.languageNotReviewed',
  'sign.share',
  'sign.linkCopied',
  'sign.linkNotCopied',
  'contributions.record',
  'contributions.kind',
  'contributions.language',
  'contributions.heading',
  'contributions.consent.minor',
  'consentVideo.label',
  'community.anonymous',
  'community.loading',
  'sign.playClip',
  'sign.pauseClip',
  'together.heading',
  'together.about',
  'sign.picture',
  'find.doors',
  'find.way',
  'find.toWords',
  'lessons.goOn.heading',
  'lessons.goOn.about',
  'notifications.answers.heading',
  'notifications.answers.all',
  'upload.mine.heading',
  'auth.signedOut',
  'auth.demo',
  'auth.logout',
  'auth.toLogin',
  'auth.toRegister',
  'auth.promptHeading',
  'auth.promptText',
  'auth.showPassword',
  'auth.submit',
  'auth.submitting',
  'proof',
  'dictionary.signRepresenting',
  'dictionary.loading',
  'dictionary.error',
  'dictionary.unknownError',
  'dictionary.toWords',
  'dictionary.groups',
];

const PARTS: Readonly<Record<string, (all: Tree) => Tree>> = {
  first: (all) => pick(all, FIRST),
  later: (all) => pick(all, SHARED, leave(all, [...FIRST, ...Object.values(APART).flat()])),
  ...Object.fromEntries(
    Object.entries(APART).map(([name, paths]) => [
      name,
      (all: Tree) => {
        const others = below(paths);
        const own = paths.filter((path) => others.some((other) => path.startsWith(`${other}.`)));
        return pick(all, own, leave(pick(all, paths), others));
      },
    ]),
  ),
};
/** What other parts bring of these. */
const below = (paths: readonly string[]): string[] =>
  Object.values(APART)
    .flat()
    .filter((path) => paths.some((one) => path.startsWith(`${one}.`)) && !paths.includes(path));

/** Which part brings a text, or all below a key: the one that names most of its way. */
export function partOfKey(key: string): string {
  const isIn = (path: string): boolean => key === path || key.startsWith(`${path}.`);
  if (SHARED.some(isIn)) return 'later';
  if (FIRST.some(isIn)) return 'first';
  const named = Object.entries(APART).flatMap(([name, paths]) =>
    paths.filter(isIn).map((path) => ({ name, length: path.length })),
  );
  return named.sort((a, b) => b.length - a.length)[0]?.name ?? 'later';
}

/** `virtual:later-messages`, and `virtual:hi-later-messages` in another language than English. */
function partOf(id: string): { readonly language: string; readonly name: string } | null {
  const [, language = 'en', name] = /^virtual:(?:(hi)-)?([a-z]+)-messages$/.exec(id) ?? [];
  return name === undefined ? null : { language, name };
}

/** How the build names a part of the words of a language. */
export const wordsOf = (language: string, name: string): string =>
  `virtual:${language === 'en' ? '' : `${language}-`}${name}-messages`;

/** The words in parts: with the first script, with the screens, with the screens of a few. */
export function firstMessagesPlugin(): Plugin {
  return {
    name: 'isl-first-messages',
    resolveId: (id) => (partOf(id) ? `\0${id}` : null),
    load(id) {
      const part = id.startsWith('\0') ? partOf(id.slice(1)) : null;
      const words = PARTS[part?.name ?? ''];
      if (!part || !words) return null;
      const file = fileOf(part.language);
      this.addWatchFile(file);
      const all = JSON.parse(readFileSync(file, 'utf8')) as Tree;
      return { code: `export default ${JSON.stringify(words(all))}`, moduleType: 'js' };
    },
  };
}

function leave(all: Tree, unwanted: readonly string[]): Tree {
  const left = structuredClone(all);
  for (const path of unwanted) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const from = names.reduce<Tree | undefined>((tree, name) => tree?.[name] as Tree, left);
    if (from) delete from[last];
  }
  return left;
}

function pick(all: Tree, wanted: readonly string[], picked: Tree = {}): Tree {
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
