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
  },
  {
    name: 'login',
    path: paths.login,
    title: 'auth.loginHeading',
    description: 'head.login',
  },
  {
    name: 'consent',
    path: paths.consent,
    title: 'info.consent.heading',
    description: 'head.consent',
    isDrawn: true,
  },
  {
    name: 'models',
    path: paths.models,
    title: 'info.models.heading',
    description: 'head.models',
    isDrawn: true,
  },
  {
    name: 'licences',
    path: paths.licences,
    title: 'info.licences.heading',
    description: 'head.licences',
  },
  {
    name: 'contact',
    path: paths.contact,
    title: 'info.contact.heading',
    description: 'head.contact',
  },
  {
    name: 'home',
    path: paths.dashboard,
    title: 'shell.links.home',
    description: 'head.home',
  },
  { name: 'upload', path: paths.upload, title: 'upload.heading', description: 'head.upload' },
  {
    name: 'datasets',
    path: paths.datasets,
    title: 'videos.heading',
    description: 'head.datasets',
    isDrawn: true,
    picture: '/static/emotions/happy.webp',
  },
  {
    name: 'discussions',
    path: paths.discussions,
    title: 'community.heading',
    description: 'head.discussions',
    isDrawn: true,
    picture: '/static/guide/4.webp',
  },
  {
    name: 'courses',
    path: paths.courses,
    title: 'courses.heading',
    description: 'head.courses',
    isDrawn: true,
  },
  {
    name: 'prediction',
    path: paths.prediction,
    title: 'prediction.heading',
    description: 'head.prediction',
  },
  {
    name: 'capture',
    path: paths.dataSetCreation,
    title: 'capture.heading',
    description: 'head.capture',
  },
  {
    name: 'stats',
    path: paths.stats,
    title: 'stats.heading',
    description: 'head.stats',
    isDrawn: true,
  },
  {
    name: 'model-figures',
    path: paths.modelFigures,
    title: 'models.heading',
    description: 'head.modelFigures',
  },
  { name: 'sign', path: paths.sign, title: 'shell.links.sign', description: 'head.sign' },
  {
    name: 'text-to-sign',
    path: paths.textToSign,
    title: 'shell.links.textToSign',
    description: 'head.textToSign',
  },
  {
    name: 'dictionary',
    path: paths.dictionary,
    title: 'dictionary.heading',
    description: 'head.dictionary',
    isDrawn: true,
    picture: '/static/carousel/1.webp',
  },
  {
    name: 'characters',
    path: paths.characters,
    title: 'dictionary.charactersHeading',
    description: 'head.characters',
    isDrawn: true,
  },
  {
    name: 'words',
    path: paths.words,
    title: 'dictionary.wordsHeading',
    description: 'head.words',
    isDrawn: true,
  },
  {
    name: 'non-manual',
    path: paths.nonManual,
    title: 'dictionary.nonManualHeading',
    description: 'head.nonManual',
    isDrawn: true,
  },
];

/** The screen at an address, whatever its case. */
export const screenAt = (pathname: string): Screen | undefined => {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  return screens.find((one) => one.path.toLowerCase() === path);
};
