import type { components } from '@isl/contracts/content';
import { HttpResponse, http } from 'msw';
import { api, server } from './server';

type Schemas = components['schemas'];

const hindi: Readonly<Record<string, string>> = {
  mother: 'माँ',
  father: 'पिता',
  son: 'बेटा',
  family: 'परिवार',
  house: 'घर',
};

export const aLessonSign = (
  name: string,
  over: Partial<Schemas['LessonSign']> = {},
): Schemas['LessonSign'] => ({
  _id: `word-${name}`,
  name,
  names: { en: name, hi: hindi[name] ?? name },
  gloss: name.toUpperCase(),
  kind: 'word',
  image: `/static/signs/word-${name}.webp`,
  alt: `How ${name} is made.`,
  pictureKind: 'avatar',
  ...over,
});

export const aSentence = (
  en: string,
  over: Partial<Schemas['LessonSentence']> = {},
): Schemas['LessonSentence'] => ({
  en,
  hi: `${en} हिन्दी में`,
  gloss: ['HOUSE', 'WHERE'],
  spans: [{ channel: 'brows', value: 'furrowed', start: 0, end: 2 }],
  ...over,
});

export const aLesson = (over: Partial<Schemas['Lesson']> = {}): Schemas['Lesson'] => ({
  _id: 'family-1',
  titles: { en: 'Parents and children', hi: 'माता-पिता और बच्चे' },
  minutes: 5,
  signs: [aLessonSign('mother'), aLessonSign('father')],
  leftOut: [],
  sentences: [],
  ...over,
});

export const aCourseDetail = (
  over: Partial<Schemas['CourseDetail']> = {},
): Schemas['CourseDetail'] => ({
  _id: 'family',
  title: 'Family',
  description: 'Who is who at home.',
  titles: { en: 'Family', hi: 'परिवार' },
  descriptions: { en: 'Who is who at home.', hi: 'घर में कौन कौन है।' },
  thumbnail: '/static/signs/word-family.webp',
  playlistUrl: '/dashboard/courses/family',
  signs: 3,
  shown: 2,
  lessons: [aLesson()],
  ...over,
});

/** The server has this course, and no other. */
export function serveCourse(course: Schemas['CourseDetail'] = aCourseDetail()): void {
  const { titles: _, descriptions: _both, signs, shown, lessons, ...listed } = course;
  server.use(
    http.get(api('/courses'), () => HttpResponse.json([listed])),
    http.get(api('/courses/:courseId'), ({ params }) =>
      params.courseId === course._id
        ? HttpResponse.json(course)
        : HttpResponse.json(
            { statusCode: 404, code: 'COURSE_NOT_FOUND', message: 'gone', requestId: 'r' },
            { status: 404 },
          ),
    ),
  );
}
