/** A screen of the app, as somebody opens it who has an account. */
export type Screen = { readonly name: string; readonly path: string };

/** Before signing in: the screens of the site itself. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/login' },
  { name: 'reset-password', path: '/reset-password#token=old' },
  { name: 'consent', path: '/about/consent' },
  { name: 'models', path: '/about/models' },
  { name: 'licences', path: '/about/licences' },
  { name: 'contact', path: '/contact' },
];

/** After signing in. */
export const SIGNED_IN_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/dashboard' },
  { name: 'upload', path: '/dashboard/upload' },
  { name: 'datasets', path: '/dashboard/Datasets' },
  { name: 'discussions', path: '/dashboard/discussions' },
  { name: 'courses', path: '/dashboard/courses' },
  { name: 'course', path: '/dashboard/courses/family' },
  { name: 'lesson', path: '/dashboard/courses/family/family-1' },
  { name: 'prediction', path: '/dashboard/Prediction' },
  { name: 'data-set-creation', path: '/dashboard/DataSetCreation' },
  { name: 'contributions', path: '/dashboard/contributions' },
  { name: 'review', path: '/dashboard/review' },
  { name: 'profile', path: '/dashboard/Profile' },
  { name: 'stats', path: '/dashboard/stats' },
  { name: 'model-figures', path: '/dashboard/models' },
  { name: 'search', path: '/dashboard/search?q=helo' },
  { name: 'notifications', path: '/dashboard/notifications' },
  { name: 'lists', path: '/dashboard/lists' },
  { name: 'shared-list', path: '/dashboard/lists/shared#name=Kitchen&signs=word-water' },
  { name: 'teach', path: '/dashboard/teach' },
  { name: 'classes', path: '/dashboard/classes' },
  { name: 'join-class', path: '/dashboard/classes/join' },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'reports', path: '/dashboard/reports' },
  { name: 'clip-reports', path: '/dashboard/reports/clips' },
  { name: 'proposals', path: '/dashboard/reports/proposals' },
  { name: 'sayings', path: '/dashboard/reports/sentences' },
  { name: 'messages', path: '/dashboard/messages' },
  { name: 'admin', path: '/dashboard/admin' },
  { name: 'sign', path: '/dashboard/Sign' },
  { name: 'text-to-sign', path: '/dashboard/TextToSign' },
  { name: 'say', path: '/dashboard/TextToSign/otherwise' },
  { name: 'dictionary', path: '/dashboard/dictionary' },
  { name: 'characters', path: '/dashboard/dictionary/Characters' },
  { name: 'words', path: '/dashboard/dictionary/Words' },
  { name: 'find-by-handshape', path: '/dashboard/dictionary/find?by=handshape' },
  { name: 'non-manual', path: '/dashboard/dictionary/Nmf' },
  { name: 'product-letter', path: '/products/letter-s-v2' },
  { name: 'product-word', path: '/products/word-hello' },
  { name: 'product-spelled', path: '/products/word-airport' },
  { name: 'guide-step', path: '/products/any-random-id?story=1' },
  { name: 'not-found', path: '/nowhere' },
];

export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  /** A window of 1280 px at 400 %, and less than one of 720 px at 200 %: nothing may need a sideways scroll. */
  zoomed: { width: 320, height: 512 },
} as const;
export type Size = keyof typeof SIZES;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
