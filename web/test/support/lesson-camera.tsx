import { screen } from '@testing-library/react';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { aCourseDetail, aLesson, aLessonSign, serveCourse } from './lessons';
import { openApp } from './render-app';

let lessons = 0;

/** A lesson of which only the camera is left. */
export async function openAtCamera(signs = [aLessonSign('mother'), aLessonSign('father')]) {
  lessons += 1;
  const _id = `camera-${lessons}`;
  serveCourse(aCourseDetail({ _id: 'camera', lessons: [aLesson({ _id, signs })] }));
  await progressKeeper.start(null);
  await progressKeeper.add([{ kind: 'lesson', lesson: _id, step: 4, done: false }]);
  const app = openApp(`/dashboard/courses/camera/${_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Now you sign' });
  return app;
}

/** What the sign service says of itself, where it knows these signs. */
export const knows = (...ids: readonly string[]) => ({
  signedIn: false,
  framesPerSecond: 5,
  vocabulary: ids.map((id) => ({
    id,
    label: id.replace('word-', '').toUpperCase(),
    isSaid: true,
    learntFrom: 'avatar' as const,
  })),
});
