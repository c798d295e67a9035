import type { Entry, Lexicon } from '@isl/lexicon';
import type { Clock } from '@isl/service-kit/clock';
import { PLANS } from './course-plans.js';
import type { Course } from './courses.mapper.js';
import type { CoursesRepository } from './courses.repository.js';
import { signIdsOf } from './lessons.mapper.js';

const COURSES_PAGE = '/dashboard/courses';

/** The installation's own courses: each leads to the page of its lessons. */
export function seededCourses(lexicon: Lexicon): Course[] {
  return PLANS.map((plan) => {
    for (const id of signIdsOf(plan)) entryOf(lexicon, id);
    return {
      _id: plan.id,
      title: plan.titles.en,
      description: plan.descriptions.en,
      thumbnail: entryOf(lexicon, plan.cover).image,
      playlistUrl: `${COURSES_PAGE}/${plan.id}`,
      titles: plan.titles,
      descriptions: plan.descriptions,
    };
  });
}

export async function seedCourses(
  courses: CoursesRepository,
  lexicon: Lexicon,
  clock: Clock,
): Promise<void> {
  for (const [order, course] of seededCourses(lexicon).entries()) {
    await courses.seed(course, order, clock());
  }
}

function entryOf(lexicon: Lexicon, id: string): Entry {
  const entry = lexicon.entry(id);
  if (!entry) throw new Error(`a course names ${id}, which the lexicon does not have`);
  return entry;
}
