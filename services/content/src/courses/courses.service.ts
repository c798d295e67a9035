import { AppError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import type { Course, NewCourse } from './courses.mapper.js';
import type { CoursesRepository } from './courses.repository.js';

export type CoursesService = ReturnType<typeof createCoursesService>;

export function createCoursesService(courses: CoursesRepository, clock: Clock) {
  return {
    list: (): Promise<Course[]> => courses.list(),

    create: (body: NewCourse): Promise<Course> => {
      const course = {
        title: body.title.trim(),
        description: body.description.trim(),
        thumbnail: body.thumbnail.trim(),
        playlistUrl: body.playlistUrl.trim(),
      };
      for (const field of ['thumbnail', 'playlistUrl'] as const) {
        if (!isLink(course[field])) throw badLink(field);
      }
      return courses.insert(course, clock());
    },

    remove: async (courseId: string): Promise<void> => {
      if (await courses.remove(courseId, clock())) return;
      throw new AppError('COURSE_NOT_FOUND', 'This course does not exist any more.');
    },
  };
}

/** Any address of this shape stays on the site that a path is resolved against. */
const ELSEWHERE = 'https://site.invalid';

/** An http or https address, or a path of this site: "//elsewhere" and "/\elsewhere" are none. */
export function isLink(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return (
    text.startsWith('/') &&
    URL.canParse(text, ELSEWHERE) &&
    new URL(text, ELSEWHERE).origin === ELSEWHERE
  );
}

function badLink(field: string): AppError {
  const message = `${field} must be an http or https address, or a path of this site.`;
  return new AppError('INVALID_LINK', message);
}
