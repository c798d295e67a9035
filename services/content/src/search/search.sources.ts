import inflections from '@isl/lexicon/inflections.json' with { type: 'json' };
import type { Course } from '../courses/courses.mapper.js';
import type { CoursesRepository } from '../courses/courses.repository.js';
import type { Sign } from '../dictionary/dictionary.mapper.js';
import type { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import type { Post } from '../posts/posts.mapper.js';
import type { PostsRepository } from '../posts/posts.repository.js';
import { PAGES } from './pages.js';
import { romanised } from './romanised.js';
import type { SearchEntry, SearchHit } from './search-index.js';

/** A collection that is searched. The database stays the judge of what is shown. */
export type SearchSource = {
  readonly kind: SearchHit['kind'];
  /** What came into view since a moment, oldest first. */
  readonly shownSince: (moment: Date) => Promise<readonly SearchEntry[]>;
  readonly stillShown: (ids: readonly string[]) => Promise<readonly string[]>;
};

/** So much of a post's text goes into the answer. */
const EXCERPT_CHARACTERS = 160;

export function signSource(dictionary: DictionaryRepository): SearchSource {
  return {
    kind: 'sign',
    shownSince: async (moment) => (await dictionary.shownSince(moment)).map(entryOfSign),
    stillShown: dictionary.stillShown,
  };
}

export function courseSource(courses: CoursesRepository): SearchSource {
  return {
    kind: 'course',
    shownSince: async (moment) => (await courses.shownSince(moment)).map(entryOfCourse),
    stillShown: courses.stillShown,
  };
}

export function postSource(posts: PostsRepository, limit: number): SearchSource {
  return {
    kind: 'post',
    shownSince: async (moment) => (await posts.shownSince(moment, limit)).map(entryOfPost),
    stillShown: posts.stillShown,
  };
}

/** The app's own screens, which are there from the start and never change. */
export function pageSource(): SearchSource {
  return {
    kind: 'page',
    shownSince: async (moment) => (moment.getTime() === 0 ? PAGES : []),
    stillShown: async (ids) => ids,
  };
}

export function entryOfSign(sign: Sign): SearchEntry {
  const lemmas = sign.senses.flatMap((sense) => [sense.en, ...sense.lemmas]);
  return {
    hit: {
      kind: 'sign',
      id: sign._id,
      title: sign.gloss,
      name: sign.name,
      ...(sign.nameHi !== undefined && { nameHi: sign.nameHi }),
      text: [...new Set(sign.senses.map(({ en }) => en))].join(', '),
      image: sign.image,
      pictureKind: sign.pictureKind,
      href: `/products/${sign._id}`,
    },
    words: [...new Set([sign.name, sign.nameHi ?? '', ...lemmas, ...lemmas.flatMap(formsOf)])].join(
      ' ',
    ),
    latin: romanised(sign.nameHi ?? '').join(' '),
  };
}

const INFLECTIONS: Readonly<Record<string, readonly string[]>> = inflections;

/** What becomes of an English word in a sentence: goes and went of go. */
const formsOf = (lemma: string): readonly string[] => INFLECTIONS[lemma] ?? [];

export function entryOfCourse(course: Course): SearchEntry {
  return {
    hit: {
      kind: 'course',
      id: course._id,
      title: course.title,
      text: course.description,
      image: course.thumbnail,
      href: course.playlistUrl,
    },
    words: [course.description, course.titles?.hi ?? '', course.descriptions?.hi ?? ''].join(' '),
  };
}

function entryOfPost(post: Post): SearchEntry {
  const excerpt = post.content.slice(0, EXCERPT_CHARACTERS);
  return {
    hit: {
      kind: 'post',
      id: post._id,
      title: post.title,
      text: excerpt.length < post.content.length ? `${excerpt.trimEnd()}…` : excerpt,
      href: placeOf(post),
    },
    words: post.content,
  };
}

/** Where it stands. */
function placeOf({ _id, signId, aboutVideo }: Post): string {
  if (signId) return `/products/${signId}`;
  return `${aboutVideo ? `/dashboard/videos/${aboutVideo}` : '/dashboard/discussions'}#post-${_id}`;
}
