import type { components as Content } from '@isl/contracts/content';
import type { components as Frames } from '@isl/contracts/frames';
import type { components as Gateway } from '@isl/contracts/gateway';
import type { components as Media } from '@isl/contracts/media';
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
  createdAt: '2026-11-01T10:00:00.000Z',
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

export const aCharacter = (name: string): C['Character'] => ({
  _id: `letter-${name.toLowerCase()}-v2`,
  id: `letter-${name.toLowerCase()}-v2`,
  name,
  image: `/static/signs/letter-${name.toLowerCase()}-v2.svg`,
  pictureKind: 'drawn',
  kind: 'letter',
  status: 'draft',
});

export const anExpression = (name: string, video?: string): C['Expression'] => ({
  _id: `expression-${name.toLowerCase()}`,
  id: `expression-${name.toLowerCase()}`,
  name,
  image: `/static/signs/expression-${name.toLowerCase()}.svg`,
  pictureKind: 'drawn',
  ...(video === undefined ? {} : { video }),
});

export const aWord = (name: string, category = 'people'): C['Word'] => ({
  _id: `word-${name.toLowerCase()}`,
  id: `word-${name.toLowerCase()}`,
  name,
  gloss: name.toUpperCase(),
  category,
  image: `/static/signs/word-${name.toLowerCase()}.svg`,
  pictureKind: 'drawn',
  status: 'none',
});

export const aSign = (over: Partial<C['Sign']> = {}): C['Sign'] => ({
  _id: 'word-friend',
  id: 'word-friend',
  kind: 'word',
  name: 'friend',
  nameHi: 'दोस्त',
  gloss: 'FRIEND',
  category: 'people',
  image: '/static/signs/word-friend.svg',
  pictureKind: 'drawn',
  status: 'draft',
  senses: [{ en: 'a person one likes', lemmas: ['friend'], wordClass: 'noun' }],
  ...over,
});

export const aCourse = (over: Partial<C['Course']> = {}): C['Course'] => ({
  _id: 'course-letters',
  title: 'The letters',
  description: 'A to Z, one at a time.',
  thumbnail: '/static/courses/letters.svg',
  playlistUrl: 'https://example.org/letters',
  ...over,
});

export const pageConfig: G['PageConfig'] = {
  sockets: { emotion: 'http://emotion.test', signs: 'http://signs.test' },
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
  plain_sentence: 'What is your name',
  gloss: ['YOUR', 'NAME', 'WHAT'],
  spans: [],
  ...over,
});

export const anError = (
  statusCode: number,
  message: string,
  over: Partial<C['Post'] & { msg: string; code: string }> = {},
): object => ({ statusCode, code: 'SOME_ERROR', message, requestId: 'request-1', ...over });
