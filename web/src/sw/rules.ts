/** What the service worker answers, and what it leaves to the network alone. */

/** Addresses below these are never a screen; the gateway has the same list. */
const NOT_SCREENS = /^\/(api|internal|static|\.well-known|health|ready|metrics)(\/|$)/;
/** Where the parts of the site are, which is the same for everybody. */
export const CONFIG = '/api/config';
/** The public lists of the dictionary and of courses, a sign's own page and a course with its lessons. */
const DICTIONARY =
  /^\/api\/(char\/(Allcharacters|Allexpressions)|words|signs\/[a-z0-9-]+|courses(\/[a-z0-9-]+)?)$/;
const LETTER_PICTURE = /^\/static\/signs\/(letter|numeral)-[a-z0-9-]+\.webp$/;
const PICTURE = /^\/static\/.+\.(webp|avif|svg|png)$/;
const FONT = /^\/assets\/.+\.woff2$/;
/** What finds landmarks; its networks the page keeps itself (`@isl/page-kit/landmarks`). */
const FINDER = /^\/assets\/finder-worker-[\w-]{8}\.js$/;

type Call = Pick<Request, 'method' | 'mode'> & { readonly headers: Pick<Headers, 'has'> };

/** Nobody's own data: a call that carries a bearer, a range or a body is never kept. */
const isPublic = ({ method, headers }: Call): boolean =>
  method === 'GET' && !headers.has('authorization') && !headers.has('range');

export const isScreen = ({ pathname }: URL, request: Call): boolean =>
  request.mode === 'navigate' && !NOT_SCREENS.test(pathname);

export const isConfig = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && pathname === CONFIG;

export const isDictionaryCall = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && DICTIONARY.test(pathname);

export const isLetterPicture = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && LETTER_PICTURE.test(pathname);

export const isPicture = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && PICTURE.test(pathname) && !LETTER_PICTURE.test(pathname);

export const isFinder = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && FINDER.test(pathname);

export const isFont = ({ pathname }: URL, request: Call): boolean =>
  isPublic(request) && FONT.test(pathname);
