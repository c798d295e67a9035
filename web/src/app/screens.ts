import { paths } from '../lib/paths';
import type en from '../messages/en.json';

type Messages = typeof en;
/** The way to a text of the message files. */
type TextKey<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : TextKey<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type Text = TextKey<Messages>;

export type Screen = {
  /** Of the file that the build writes for it. */
  readonly name: string;
  readonly path: string;
  readonly title: Text;
  readonly description: Text;
  /** A picture of the assets that stands beside a link to it, where somebody sends one. */
  readonly preview: string;
  /** Whether its page comes with what it shows before anything is loaded, for everybody the same. */
  readonly isDrawn?: true;
  /** What a drawn screen is looked at for at first. */
  readonly picture?: string;
};

/** What a search engine and a browser's tab say of each screen. */
export const screens: readonly Screen[] = [
  {
    name: 'register',
    path: paths.register,
    title: 'auth.registerHeading',
    description: 'head.register',
    preview: '/static/carousel/1.webp',
  },
  {
    name: 'login',
    path: paths.login,
    title: 'auth.loginHeading',
    description: 'head.login',
    preview: '/static/guide/7.webp',
  },
  {
    name: 'consent',
    path: paths.consent,
    title: 'info.consent.heading',
    description: 'head.consent',
    preview: '/static/guide/4.webp',
    isDrawn: true,
  },
  {
    name: 'models',
    path: paths.models,
    title: 'info.models.heading',
    description: 'head.models',
    preview: '/static/guide/6.webp',
    isDrawn: true,
  },
  {
    name: 'licences',
    path: paths.licences,
    title: 'info.licences.heading',
    description: 'head.licences',
    preview: '/static/carousel/4.webp',
  },
  {
    name: 'contact',
    path: paths.contact,
    title: 'info.contact.heading',
    description: 'head.contact',
    preview: '/static/guide/1.webp',
  },
  {
    name: 'home',
    path: paths.dashboard,
    title: 'shell.links.home',
    description: 'head.home',
    preview: '/static/about/about.webp',
  },
  {
    name: 'upload',
    path: paths.upload,
    title: 'upload.heading',
    description: 'head.upload',
    preview: '/static/guide/3.webp',
  },
  {
    name: 'datasets',
    path: paths.datasets,
    title: 'videos.heading',
    description: 'head.datasets',
    preview: '/static/emotions/happy.webp',
    isDrawn: true,
    picture: '/static/emotions/happy.webp',
  },
  {
    name: 'discussions',
    path: paths.discussions,
    title: 'community.heading',
    description: 'head.discussions',
    preview: '/static/guide/2.webp',
    isDrawn: true,
    picture: '/static/guide/4.webp',
  },
  {
    name: 'courses',
    path: paths.courses,
    title: 'courses.heading',
    description: 'head.courses',
    preview: '/static/carousel/2.webp',
    isDrawn: true,
  },
  {
    name: 'prediction',
    path: paths.prediction,
    title: 'prediction.heading',
    description: 'head.prediction',
    preview: '/static/guide/5.webp',
  },
  {
    name: 'capture',
    path: paths.dataSetCreation,
    title: 'capture.heading',
    description: 'head.capture',
    preview: '/static/emotions/surprise.webp',
  },
  {
    name: 'stats',
    path: paths.stats,
    title: 'stats.heading',
    description: 'head.stats',
    preview: '/static/carousel/3.webp',
    isDrawn: true,
  },
  {
    name: 'model-figures',
    path: paths.modelFigures,
    title: 'models.heading',
    description: 'head.modelFigures',
    preview: '/static/emotions/neutral.webp',
  },
  {
    name: 'sign',
    path: paths.sign,
    title: 'shell.links.sign',
    description: 'head.sign',
    preview: '/static/signs/expression-asking.webp',
  },
  {
    name: 'text-to-sign',
    path: paths.textToSign,
    title: 'shell.links.textToSign',
    description: 'head.textToSign',
    preview: '/static/signs/expression-affirmation.webp',
  },
  {
    name: 'dictionary',
    path: paths.dictionary,
    title: 'dictionary.heading',
    description: 'head.dictionary',
    preview: '/static/carousel/1.webp',
    isDrawn: true,
    picture: '/static/carousel/1.webp',
  },
  {
    name: 'characters',
    path: paths.characters,
    title: 'dictionary.charactersHeading',
    description: 'head.characters',
    preview: '/static/guide/5.webp',
    isDrawn: true,
  },
  {
    name: 'words',
    path: paths.words,
    title: 'dictionary.wordsHeading',
    description: 'head.words',
    preview: '/static/carousel/2.webp',
    isDrawn: true,
  },
  {
    name: 'non-manual',
    path: paths.nonManual,
    title: 'dictionary.nonManualHeading',
    description: 'head.nonManual',
    preview: '/static/signs/expression-doubt.webp',
    isDrawn: true,
  },
];

/** The screen at an address, whatever its case. */
export const screenAt = (pathname: string): Screen | undefined => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return screens.find((one) => one.path.toLowerCase() === path);
};
