import categories from '@isl/lexicon/categories.json' with { type: 'json' };
import { romanised } from './romanised.js';
import type { SearchEntry } from './search-index.js';

type Page = {
  readonly id: string;
  readonly href: string;
  readonly en: string;
  readonly hi: string;
  /** Other words for it, in either language. */
  readonly words: string;
};

/** The screens of the app by their names in the menu (spec section 2), and what else they are called. */
const SCREENS: readonly Page[] = [
  page('home', '/dashboard', 'Home', 'होम', 'start dashboard'),
  page('upload', '/dashboard/upload', 'Upload Video', 'वीडियो अपलोड', 'send clip'),
  page('dictionary', '/dashboard/dictionary', 'Dictionary', 'शब्दकोश', 'signs'),
  page('words', '/dashboard/dictionary/Words', 'Words', 'शब्द', 'vocabulary'),
  page(
    'characters',
    '/dashboard/dictionary/Characters',
    'Characters',
    'अक्षर',
    'letters alphabet numbers',
  ),
  page(
    'nmf',
    '/dashboard/dictionary/Nmf',
    'Non-Manual Features',
    'चेहरे और शरीर के भाव',
    'expressions face',
  ),
  page(
    'find',
    '/dashboard/dictionary/find',
    'Find a sign by how it looks',
    'संकेत को देखकर ढूँढें',
    'handshape picture group look up खोजें',
  ),
  page(
    'make',
    '/dashboard/dictionary/find?by=make',
    'Find a sign by making it',
    'संकेत करके ढूँढें',
    'sign it camera webcam show खोजें कैमरा',
  ),
  page('prediction', '/dashboard/Prediction', 'predict', 'पहचान', 'prediction recognise camera'),
  page('courses', '/dashboard/courses', 'Courses', 'कोर्स', 'lessons learn पाठ'),
  page(
    'classes',
    '/dashboard/classes',
    'Classes',
    'कक्षाएँ',
    'class school teacher learners students कक्षा शिक्षक',
  ),
  page(
    'join-class',
    '/dashboard/classes/join',
    'Join a class',
    'कक्षा से जुड़ें',
    'code teacher कोड शिक्षक',
  ),
  page(
    'teach',
    '/dashboard/teach',
    'Teach',
    'सिखाएँ',
    'teacher make course lessons शिक्षक कोर्स बनाएँ',
  ),
  page(
    'lists',
    '/dashboard/lists',
    'My lists',
    'मेरी सूचियाँ',
    'list own saved favourites practise सूची',
  ),
  page('datasets', '/dashboard/Datasets', 'Dataset', 'डेटासेट', 'videos clips data'),
  page(
    'discussions',
    '/dashboard/discussions',
    'Discussions',
    'चर्चा',
    'community feed posts forum',
  ),
  page('capture', '/dashboard/DataSetCreation', 'Create Dataset', 'डेटासेट बनाएँ', 'record webcam'),
  page(
    'contributions',
    '/dashboard/contributions',
    'My contributions',
    'मेरे दिए वीडियो',
    'given clips consent',
  ),
  page('review', '/dashboard/review', 'Check clips', 'वीडियो जाँचें', 'judge review'),
  page('profile', '/dashboard/Profile', 'Profile', 'प्रोफ़ाइल', 'name bio'),
  page('stats', '/dashboard/stats', 'Stats', 'आँकड़े', 'statistics figures'),
  page('sign', '/dashboard/Sign', 'Sign Translator', 'संकेत अनुवादक', 'avatar practice learn'),
  page(
    'text-to-sign',
    '/dashboard/TextToSign',
    'text to sign',
    'लिखे से संकेत',
    'convert speech translate',
  ),
  page(
    'notifications',
    '/dashboard/notifications',
    'Notifications',
    'सूचनाएँ',
    'bell answers replies likes सूचना जवाब',
  ),
  page(
    'settings',
    '/dashboard/settings',
    'Settings',
    'सेटिंग',
    'account change password export delete',
  ),
  page('login', '/login', 'Login', 'लॉगिन', 'signin account demo'),
  page('register', '/register', 'Register', 'रजिस्टर', 'signup account join'),
  page(
    'reset-password',
    '/reset-password',
    'Set a new password',
    'नया पासवर्ड बनाएँ',
    'reset forgot forgotten lost भूल गए',
  ),
  page('contact', '/contact', 'Contact and take-down', 'संपर्क और कुछ हटवाना', 'help write mail'),
];

/** What has a screen of its own in the dictionary. */
const NO_WORDS = new Set(['letters', 'numerals', 'expressions']);
/** Names that a group goes by beside the lexicon's. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  adjectives: 'विशेषण',
  actions: 'verbs क्रिया',
  colours: 'colors',
  electronics: 'इलेक्ट्रॉनिक्स',
  people: 'family परिवार',
  transport: 'vehicles travel',
};

/** The groups of the dictionary's words. */
const GROUPS: readonly Page[] = categories
  .filter(({ id }) => !NO_WORDS.has(id))
  .map(({ id, en, hi }) =>
    page(
      `words-${id}`,
      `/dashboard/dictionary/Words?category=${id}`,
      `Words: ${en}`,
      `शब्द: ${hi}`,
      `${id} ${OTHER_NAMES[id] ?? ''}`,
    ),
  );

export const PAGES: readonly SearchEntry[] = [...SCREENS, ...GROUPS].map(
  ({ id, href, en, hi, words }) => ({
    hit: { kind: 'page', id, title: en, titles: { en, hi }, href },
    words: `${hi} ${words}`,
    latin: romanised(`${hi} ${words}`).join(' '),
  }),
);

function page(id: string, href: string, en: string, hi: string, words: string): Page {
  return { id, href, en, hi, words };
}
