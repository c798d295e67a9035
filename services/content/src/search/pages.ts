import { romanised } from './romanised.js';
import type { SearchEntry } from './search-index.js';

type Page = {
  readonly id: string;
  readonly href: string;
  readonly en: string;
  readonly hi: string;
  /** Other words for it. */
  readonly words: string;
};

/** The screens of the app by their names in the menu (spec section 2), and what else they are called. */
const SCREENS: readonly Page[] = [
  page('home', '', 'Home', 'होम', 'start dashboard'),
  page('upload', '/upload', 'Upload Video', 'वीडियो अपलोड', 'send clip'),
  page('dictionary', '/dictionary', 'Dictionary', 'शब्दकोश', 'signs'),
  page('words', '/dictionary/Words', 'Words', 'शब्द', 'vocabulary'),
  page('characters', '/dictionary/Characters', 'Characters', 'अक्षर', 'letters alphabet numbers'),
  page('nmf', '/dictionary/Nmf', 'Non-Manual Features', 'चेहरे और शरीर के भाव', 'expressions face'),
  page('find', '/dictionary/find', 'Find a sign', 'संकेत खोजें', 'handshape look up'),
  page('prediction', '/Prediction', 'predict', 'पहचान', 'prediction recognise camera'),
  page('courses', '/courses', 'Courses', 'कोर्स', 'lessons learn class'),
  page('lists', '/lists', 'My lists', 'मेरी सूचियाँ', 'list'),
  page('datasets', '/Datasets', 'Dataset', 'डेटासेट', 'videos clips data'),
  page('discussions', '/discussions', 'Discussions', 'चर्चा', 'community feed posts forum'),
  page('capture', '/DataSetCreation', 'Create Dataset', 'डेटासेट बनाएँ', 'record webcam'),
  page(
    'contributions',
    '/contributions',
    'My contributions',
    'मेरे दिए वीडियो',
    'given clips consent',
  ),
  page('review', '/review', 'Check clips', 'वीडियो जाँचें', 'judge review'),
  page('profile', '/Profile', 'Profile', 'प्रोफ़ाइल', 'name bio'),
  page('sign', '/Sign', 'Sign Translator', 'संकेत अनुवादक', 'avatar practice learn'),
  page('text-to-sign', '/TextToSign', 'text to sign', 'लिखे से संकेत', 'convert speech translate'),
  page('settings', '/settings', 'Settings', 'सेटिंग', 'account password export delete'),
];

export const PAGES: readonly SearchEntry[] = SCREENS.map(({ id, href, en, hi, words }) => ({
  hit: { kind: 'page', id, title: en, titles: { en, hi }, href },
  words: `${hi} ${words}`,
  latin: romanised(hi).join(' '),
}));

function page(id: string, path: string, en: string, hi: string, words: string): Page {
  return { id, href: `/dashboard${path}`, en, hi, words };
}
