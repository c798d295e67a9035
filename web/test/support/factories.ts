import type { components as Content } from '@isl/contracts/content';
import type { components as Frames } from '@isl/contracts/frames';
import type { components as Gateway } from '@isl/contracts/gateway';
import type { components as Media } from '@isl/contracts/media';
import { SOCKET_PARTS } from '@isl/contracts/parts';
import type { components as Rewriter } from '@isl/contracts/rewriter';

type C = Content['schemas'];
type G = Gateway['schemas'];

const hexId = (number: number): string => number.toString(16).padStart(24, '0');

export const aComment = (over: Partial<C['Comment']> = {}): C['Comment'] => ({
  _id: hexId(900),
  username: 'Meera Nair',
  content: 'We sign it with two hands.',
  createdAt: '2026-11-02T10:00:00.000Z',
  authorId: 'user-1',
  ...over,
});

export const aPost = (over: Partial<C['Post']> = {}): C['Post'] => ({
  _id: hexId(1),
  title: 'Which alphabet?',
  content: 'Our teacher uses both.',
  username: 'Asha Rao',
  authorId: 'user-1',
  likes: 2,
  liked: false,
  comments: [],
  commentCount: over.comments?.length ?? 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

export const aNotification = (over: Partial<C['Notification']> = {}): C['Notification'] => ({
  _id: `comment-${hexId(900)}`,
  kind: 'comment',
  at: '2026-11-02T10:00:00.000Z',
  read: false,
  post: { _id: hexId(1), title: 'Which alphabet?' },
  comment: { _id: hexId(900), username: 'Meera Nair', content: 'We sign it with two hands.' },
  ...over,
});

export const aReport = (over: Partial<C['Report']> = {}): C['Report'] => ({
  _id: hexId(700),
  postId: hexId(1),
  reason: 'It is advertising',
  createdAt: '2026-11-03T10:00:00.000Z',
  about: { title: 'Which alphabet?', content: 'Our teacher uses both.', username: 'Asha Rao' },
  ...over,
});

export const aMessage = (over: Partial<G['Message']> = {}): G['Message'] => ({
  id: hexId(800),
  topic: 'takedown',
  text: 'I am in this video.\nPlease take it down.',
  replyTo: 'me@example.org',
  createdAt: '2026-11-03T10:00:00.000Z',
  ...over,
});

export const aVideo = (
  over: Partial<Media['schemas']['Video']> = {},
): Media['schemas']['Video'] => ({
  _id: hexId(2),
  url: `/api/videos/${hexId(2)}/stream`,
  poster: `/api/videos/${hexId(2)}/poster`,
  title: 'A smile',
  username: 'Asha Rao',
  category: 'happy',
  status: 'ready',
  durationSeconds: 8,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

/** A clip that an adult gave for everything, and that nobody has judged yet. */
export const aContribution = (
  over: Partial<Media['schemas']['Contribution']> = {},
): Media['schemas']['Contribution'] => ({
  _id: hexId(3),
  prompt: { kind: 'sign', id: 'word-hello', label: 'hello' },
  isVariant: false,
  picture: 'whole',
  take: 1,
  consent: {
    version: '2026-11',
    scopes: ['keep', 'show', 'release', 'train'],
    age: 'adult',
    at: '2026-11-20T10:00:00.000Z',
  },
  status: 'ready',
  outcome: 'open',
  languageReview: 'not-reviewed',
  faults: [],
  isShown: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});

/** A clip of somebody else that nobody has judged yet. */
export const aClipToReview = (
  number: number,
  over: Partial<Media['schemas']['ToReview']> = {},
): Media['schemas']['ToReview'] => ({
  _id: hexId(number),
  url: `/api/videos/${hexId(number)}/stream?ticket=t`,
  poster: `/api/videos/${hexId(number)}/poster?ticket=t`,
  prompt: { kind: 'sign', id: `word-${number}`, label: `word ${number}` },
  isVariant: false,
  picture: 'whole',
  isRepeat: false,
  ...over,
});

export const aWithdrawal = (
  over: Partial<Media['schemas']['Withdrawal']> = {},
): Media['schemas']['Withdrawal'] => ({
  clips: 1,
  files: 3,
  timelines: 1,
  verdicts: 2,
  at: '2026-11-23T10:00:00.000Z',
  ...over,
});

export const aCharacter = (name: string): C['Character'] => ({
  _id: `letter-${name.toLowerCase()}-v2`,
  id: `letter-${name.toLowerCase()}-v2`,
  name,
  image: `/static/signs/letter-${name.toLowerCase()}-v2.webp`,
  video: `/static/signs/letter-${name.toLowerCase()}-v2.mp4`,
  alt: `The hands make the letter ${name}.`,
  altHi: `हाथ अक्षर ${name} बनाते हैं।`,
  pictureKind: 'avatar',
  kind: 'letter',
  status: 'draft',
  confidence: 'high',
});

export const anExpression = (
  name: string,
  over: Partial<C['Expression']> = {},
): C['Expression'] => ({
  _id: `expression-${name.toLowerCase()}`,
  id: `expression-${name.toLowerCase()}`,
  name,
  image: `/static/signs/expression-${name.toLowerCase()}.webp`,
  pictureKind: 'avatar',
  alt: `The face for ${name}.`,
  altHi: `${name} का चेहरा।`,
  status: 'draft',
  confidence: 'medium',
  ...over,
});

export const aWord = (name: string, category = 'people'): C['Word'] => ({
  _id: `word-${name.toLowerCase()}`,
  id: `word-${name.toLowerCase()}`,
  name,
  gloss: name.toUpperCase(),
  category,
  image: `/static/drawn/word-${name.toLowerCase()}.svg`,
  pictureKind: 'drawn',
  status: 'none',
});

export const aForm = (over: Partial<C['SignForm']> = {}): C['SignForm'] => ({
  id: 'word-friend',
  status: 'draft',
  confidence: 'high',
  origin: 'isl',
  region: 'unknown',
  alt: 'Both hands clasp before the chest.',
  altHi: 'दोनों हाथ छाती के सामने एक-दूसरे को पकड़ते हैं।',
  sources: [
    {
      ...{ name: 'Clips of signers', nameHi: 'संकेत करने वालों के वीडियो', year: 2020 },
      ...{ seen: 'two hands clasped', seenHi: 'दो हाथ एक-दूसरे को पकड़े हुए' },
    },
  ],
  uncertain: ['palm'],
  image: '/static/signs/word-friend.webp',
  video: '/static/signs/word-friend.mp4',
  ...over,
});

export const aSign = (over: Partial<C['Sign']> = {}): C['Sign'] => ({
  _id: 'word-friend',
  id: 'word-friend',
  kind: 'word',
  name: 'friend',
  nameHi: 'दोस्त',
  gloss: 'FRIEND',
  category: 'people',
  image: '/static/signs/word-friend.webp',
  video: '/static/signs/word-friend.mp4',
  alt: 'Both hands clasp before the chest.',
  altHi: 'दोनों हाथ छाती के सामने एक-दूसरे को पकड़ते हैं।',
  pictureKind: 'avatar',
  status: 'draft',
  confidence: 'high',
  senses: [{ en: 'a person one likes', lemmas: ['friend'], wordClass: 'noun' }],
  forms: [aForm()],
  ...over,
});

/** As lists and searches have it. */
export const aFoundSign = (id: string): C['FoundSign'] => {
  const name = id.replace(/^word-/, '').replaceAll('-', ' ');
  return { ...aWord(name), _id: id, id, kind: 'word', nameHi: `हिंदी ${name}` };
};

/** A sign alone in its dictionary. */
export const aroundNothing: C['SignAround'] = { opposites: [], related: [], lookAlikes: [] };

/** A word that nobody has shown a sign for. */
export const aSpelledSign = (name: string): C['Sign'] => {
  const { video: _video, alt: _alt, altHi: _altHi, confidence: _confidence, ...sign } = aSign();
  return {
    ...sign,
    ...aWord(name),
    kind: 'word',
    senses: [],
    forms: [],
  };
};

/** A letter in both alphabets, seen from one of them. */
export const aLetterSign = (variant: 'v1' | 'v2'): C['Sign'] => {
  const other = variant === 'v1' ? 'v2' : 'v1';
  const formOf = (of: 'v1' | 'v2'): C['SignForm'] =>
    aForm({
      id: `letter-a-${of}`,
      variant: of,
      alt: `The letter A, ${of}.`,
      image: `/static/signs/letter-a-${of}.webp`,
      video: `/static/signs/letter-a-${of}.mp4`,
    });
  return aSign({
    _id: `letter-a-${variant}`,
    id: `letter-a-${variant}`,
    kind: 'letter',
    name: 'A',
    image: `/static/signs/letter-a-${variant}.webp`,
    variants: [`letter-a-${other}`],
    senses: [],
    forms: [formOf(variant), formOf(other)],
  });
};

export const aCourse = (over: Partial<C['Course']> = {}): C['Course'] => ({
  _id: 'course-letters',
  title: 'The letters',
  description: 'A to Z, one at a time.',
  thumbnail: '/static/courses/letters.svg',
  playlistUrl: 'https://example.org/letters',
  ...over,
});

const sockets = Object.fromEntries(
  SOCKET_PARTS.map((part) => [part, `http://${part}.test`]),
) as G['PageConfig']['sockets'];
export const pageConfig: G['PageConfig'] = {
  sockets,
  signKit: 'http://sign-kit.test',
  demo: { email: 'demo@example.org', password: 'demo-password' },
  limits: { uploadBytes: 1024 * 1024, uploadSeconds: 600 },
};

export const anAccount = (over: Partial<G['Account']> = {}): G['Account'] => ({
  id: 'user-1',
  name: 'Asha',
  lastName: 'Rao',
  location: 'Pune',
  email: 'asha@example.org',
  roles: ['contributor'],
  demo: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});

export const anOpenRequest = (
  over: Partial<G['OpenReviewerRequest']> = {},
): G['OpenReviewerRequest'] => ({
  id: 'user-2',
  name: 'Kavya Menon',
  location: 'Kochi',
  memberSince: '2026-01-01T00:00:00.000Z',
  words: 'My parents are Deaf.',
  askedAt: '2026-11-03T10:00:00.000Z',
  ...over,
});

export const aReviewerDecision = (
  over: Partial<G['ReviewerDecision']> = {},
): G['ReviewerDecision'] => ({
  _id: hexId(850),
  act: 'grant',
  person: 'Kavya Menon',
  at: '2026-11-04T10:00:00.000Z',
  by: 'Meera Nair',
  ...over,
});

export const aSession = (over: Partial<G['Session']> = {}): G['Session'] => ({
  id: 'session-1',
  browser: 'Firefox',
  system: 'Android',
  startedAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: '2026-01-02T00:00:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  current: false,
  ...over,
});

/** A token whose claims can be read; nobody here checks its signature. */
export function aToken({
  sub = 'user-1',
  name = 'Asha Rao',
  roles = ['contributor'] as G['Role'][],
  demo = false,
  expiresInMs = 15 * 60_000,
} = {}): string {
  const claims = { sub, name, roles, demo, exp: Math.floor((Date.now() + expiresInMs) / 1000) };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.signature`;
}

export const aTokenReply = (token = aToken()): G['TokenReply'] => ({
  token,
  expiresAt: '2026-11-21T10:15:00.000Z',
  user: anAccount(),
});

type Frame = Frames['schemas']['FrameProcessed'];
type FaceParameters = Frame['face_parameters'];
/** What a face does, by channel. */
export type Looks = {
  readonly [C in keyof FaceParameters]: NonNullable<FaceParameters[C]>['word'];
};

/** Codes with a number each: that of a face that plainly does it. */
export function aFace(
  looks: Looks,
  measure = (code: string): number => (code === 'up' ? 0.08 : 0.04),
): FaceParameters {
  const measured = Object.entries(looks).map(([channel, word]) => [
    channel,
    { word, value: measure(word), unit: 'ratio' },
  ]);
  return Object.fromEntries(measured) as FaceParameters;
}

export const anAnswer = (over: Partial<Frame> = {}): Frame => ({
  id: '1',
  face_analysis: {},
  face_parameters: {},
  predictions: { label: '', scores: {} },
  predictions2: { id: '', label: '', candidates: [] },
  error: null,
  timings: { queue_ms: 1, decode_ms: 2, model_ms: 9 },
  model: { name: 'fer', version: '1' },
  ...over,
});

export const aLetter = (letter: string, score = 0.9): Frame['predictions2'] => ({
  id: `letter-${letter.toLowerCase()}-v2`,
  label: letter,
  candidates: [{ id: `letter-${letter.toLowerCase()}-v2`, label: letter, score }],
});

export const aReply = (
  over: Partial<Rewriter['schemas']['GenerateReply']> = {},
): Rewriter['schemas']['GenerateReply'] => ({
  non_manual_features: ['* Eyebrows: raised over WHAT', 'not for the screen'],
  rewritten_sentence: 'What is your name?',
  with_feeling: 'What is your name?',
  plain_sentence: 'What is your name',
  gloss: ['YOUR', 'NAME', 'WHAT'],
  spans: [],
  certain: true,
  readings: [],
  ...over,
});

export const anError = (
  statusCode: number,
  message: string,
  over: Partial<C['Post'] & { msg: string; code: string }> = {},
): object => ({ statusCode, code: 'SOME_ERROR', message, requestId: 'request-1', ...over });

/** Everything is ready and nothing waits. */
export function aSystemState(change: Partial<G['SystemState']> = {}): G['SystemState'] {
  const copy = { version: '0.1.0', startedAt: '2026-11-24T09:00:00.000Z', ready: true };
  return {
    at: '2026-11-24T10:00:00.000Z',
    parts: [
      { name: 'gateway', copies: [{ ...copy, copyId: 'g', checks: { mongodb: 'ok' } }], away: 0 },
    ],
    queues: { reportsOfPosts: 0, reportsOfClips: 0, messages: 0, reviewerRequests: 0 },
    objects: [],
    databases: [],
    missing: [],
    ...change,
  };
}
