import type { Emotion } from '@isl/contracts/vocabulary';

/** Every path of the app, in the spelling of spec section 2; they match whatever the case. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  upload: '/dashboard/upload',
  dictionary: '/dashboard/dictionary',
  characters: '/dashboard/dictionary/Characters',
  words: '/dashboard/dictionary/Words',
  nonManual: '/dashboard/dictionary/Nmf',
  find: '/dashboard/dictionary/find',
  dictionaryProfile: '/dashboard/dictionary/Profile',
  prediction: '/dashboard/Prediction',
  courses: '/dashboard/courses',
  lists: '/dashboard/lists',
  sharedList: '/dashboard/lists/shared',
  teach: '/dashboard/teach',
  teachPreview: '/dashboard/teach/preview',
  classes: '/dashboard/classes',
  joinClass: '/dashboard/classes/join',
  datasets: '/dashboard/Datasets',
  videos: '/dashboard/videos',
  discussions: '/dashboard/discussions',
  dataSetCreation: '/dashboard/DataSetCreation',
  contributions: '/dashboard/contributions',
  review: '/dashboard/review',
  profile: '/dashboard/Profile',
  stats: '/dashboard/stats',
  search: '/dashboard/search',
  settings: '/dashboard/settings',
  notifications: '/dashboard/notifications',
  reports: '/dashboard/reports',
  clipReports: '/dashboard/reports/clips',
  proposals: '/dashboard/reports/proposals',
  sayings: '/dashboard/reports/sentences',
  mendSign: '/dashboard/signs/mend',
  messages: '/dashboard/messages',
  admin: '/dashboard/admin',
  sign: '/dashboard/Sign',
  textToSign: '/dashboard/TextToSign',
  say: '/dashboard/TextToSign/otherwise',
  products: '/products',
  consent: '/about/consent',
  models: '/about/models',
  modelFigures: '/dashboard/models',
  licences: '/about/licences',
  contact: '/contact',
} as const;

/** The words of one group. */
export const wordsPath = (category: string): string =>
  `${paths.words}?${new URLSearchParams({ category })}`;

/** A way to look for a sign without its word. */
export const findPath = (by: string): string => `${paths.find}?${new URLSearchParams({ by })}`;

/** A sign's own page. */
export const productPath = (id: string): string => `${paths.products}/${encodeURIComponent(id)}`;

/** Where a reviewer changes how a form is made, with a proposal to look at if one is named. */
export const mendPath = (formId: string, proposalId?: string): string => {
  const page = `${paths.mendSign}/${encodeURIComponent(formId)}`;
  return proposalId === undefined
    ? page
    : `${page}?${new URLSearchParams({ proposal: proposalId })}`;
};

/** What somebody sent of how they would sign a sentence, among all that they sent. */
export const ownSayingPath = (id: string): string => `${paths.say}#saying-${id}`;

/** A sentence turned into signs. */
export const textToSignPath = (text: string): string =>
  `${paths.textToSign}?${new URLSearchParams({ text })}`;

/** A course's own page. */
export const coursePath = (courseId: string): string =>
  `${paths.courses}/${encodeURIComponent(courseId)}`;

/** A list of one's own. */
export const listPath = (id: string): string => `${paths.lists}/${encodeURIComponent(id)}`;

/** A lesson of a course, where one goes on with it. */
export const lessonPath = (courseId: string, lessonId: string): string =>
  `${coursePath(courseId)}/${encodeURIComponent(lessonId)}`;

/** Where a teacher's own course is edited. */
export const taughtCoursePath = (courseId: string): string =>
  `${paths.teach}/${encodeURIComponent(courseId)}`;

/** Where a teacher sees it as its learners will. */
export const previewPath = (courseId: string): string =>
  `${paths.teachPreview}/${encodeURIComponent(courseId)}`;

export const previewLessonPath = (courseId: string, lessonId: string): string =>
  `${previewPath(courseId)}/${encodeURIComponent(lessonId)}`;

export const classPath = (classId: string): string =>
  `${paths.classes}/${encodeURIComponent(classId)}`;

/** Where the class with this code is joined. */
export const joinPath = (code: string): string =>
  `${paths.joinClass}?${new URLSearchParams({ code })}`;

/** The videos of one category. */
export const categoryPath = (category: Emotion): string =>
  `${paths.datasets}?${new URLSearchParams({ category })}`;

/** A video's own page; `search` are the filters of the list that it was chosen from. */
export const videoPath = (id: string, search: string = ''): string =>
  `${paths.videos}/${encodeURIComponent(id)}${search}`;

/** The address part that opens the form of a sign's page. */
export const REPORT_PARAM = 'report';

/** A sign's page with the form open, in which one says that it is wrong or signed differently. */
export const reportPath = (id: string): string => `${productPath(id)}?${REPORT_PARAM}=1`;

type Placed = { readonly _id: string; readonly signId?: string; readonly aboutVideo?: string };

/** A post where it stands, in the feed or below its sign or video, and there one comment of it. */
export const postPath = ({ _id, signId, aboutVideo }: Placed, commentId?: string): string => {
  const below = aboutVideo === undefined ? paths.discussions : videoPath(aboutVideo);
  const place = signId === undefined ? below : productPath(signId);
  return `${place}#post-${_id}${commentId === undefined ? '' : `-comment-${commentId}`}`;
};

/** One step of the illustrated guide, under the random id that spec section 2 asks for. */
export const storyPath = (randomId: string, step: number): string =>
  `${productPath(randomId)}?story=${step}`;

/** Where a clip is recorded, with what is asked for chosen. */
export const recordPath = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${paths.dataSetCreation}?prompt=${kind}:${encodeURIComponent(id)}`;

/** Where a clip is recorded for something that is being written: afterwards a link leads back there. */
export const recordForPath = (back: string): string =>
  `${paths.dataSetCreation}?${new URLSearchParams({ back })}`;

/** Practice that begins with this form. */
export const practicePath = (formId: string): string =>
  `${paths.sign}?${new URLSearchParams({ lesson: 'practice', sign: formId })}`;

/** A round of whatever is to be asked now. */
export const roundPath = `${paths.sign}?lesson=practice`;

/** Practice of these signs and no others. */
export const practiceListPath = (signs: readonly string[]): string =>
  `${paths.sign}?${new URLSearchParams({ lesson: 'practice', list: signs.join(',') })}`;

export const searchPath = (query: string): string =>
  `${paths.search}?${new URLSearchParams({ q: query })}`;

/** The login page that leads back to where the person was. */
export const loginPath = (next: string): string =>
  `${paths.login}?${new URLSearchParams({ next })}`;

/** Where to go after login; only paths of this app are followed, never another site. */
export const pathAfterLogin = (next: string | null): string => ownPath(next) ?? paths.dashboard;

/** A path of this app; null where it could be another site's, or is none. */
export const ownPath = (path: string | null): string | null =>
  path !== null && /^\/(?![/\\])/.test(path) ? path : null;

/** What a message to those who run the site is about. */
export const contactTopics = ['review', 'takedown', 'correction', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The contact page, with its topic chosen where the way there says it. */
export const contactPath = (topic?: ContactTopic): string =>
  topic === undefined ? paths.contact : `${paths.contact}?${new URLSearchParams({ topic })}`;
