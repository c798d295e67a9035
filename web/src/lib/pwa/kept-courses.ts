/** The courses that somebody asked to keep, beside what is kept of everything that was looked at. */
const CACHE = 'kept-courses';

export const keptCourses = (): Promise<Cache> => caches.open(CACHE);

const addressOf = (courseId: string): string => `/api/courses/${encodeURIComponent(courseId)}`;

export const isCourseKept = async (courseId: string): Promise<boolean> =>
  (await (await keptCourses()).match(addressOf(courseId))) !== undefined;

/** As it is now; rejects where it does not come or there is no room. */
export async function putCourse(courseId: string): Promise<void> {
  await (await keptCourses()).add(addressOf(courseId));
}

/** Returns whether no other is kept. */
export async function dropCourse(courseId: string): Promise<boolean> {
  const cache = await keptCourses();
  await cache.delete(addressOf(courseId));
  return (await cache.keys()).length === 0;
}
