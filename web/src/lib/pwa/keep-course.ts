import { log } from '../log';

/** Where it stands among courses and what it is: what opens it again. */
const addressesOf = (courseId: string): readonly string[] => [
  '/api/courses',
  `/api/courses/${encodeURIComponent(courseId)}`,
];

/** Lets a course that somebody opens be opened without a line: its worker may come after the course itself. */
export function keepCourse(courseId: string): void {
  keep(courseId).catch((error: unknown) => log.warn('a course is not kept', { error }));
}

async function keep(courseId: string): Promise<void> {
  // Where workers are blocked it is not there, or throws when it is read.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  if (serviceWorker.controller === null) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  for (const address of addressesOf(courseId)) {
    if ((await caches.match(address)) === undefined) await fetch(address);
  }
}
