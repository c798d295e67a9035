import type { components } from '@isl/contracts/frames';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { tell } from './camera-page';
import type { FakeWebSocket } from './fake-web-socket';
import { aCourseDetail, aLesson, aLessonSign, serveCourse } from './lessons';
import { openApp } from './render-app';

type Skeleton = components['schemas']['Skeleton'];

let lessons = 0;

/** A lesson of two signs, of which only the camera is left. */
export async function openAtCamera(signs = [aLessonSign('mother'), aLessonSign('father')]) {
  const app = await openAtStep(6, { signs });
  await screen.findByRole('heading', { level: 1, name: 'Now you sign' });
  return app;
}

/** A lesson that was left at this step. */
export async function openAtStep(step: number, over: Parameters<typeof aLesson>[0]) {
  lessons += 1;
  const _id = `camera-${lessons}`;
  serveCourse(aCourseDetail({ _id: 'camera', lessons: [aLesson({ _id, ...over })] }));
  await progressKeeper.start(null);
  await progressKeeper.add([{ kind: 'lesson', lesson: _id, step, done: false }]);
  return openApp(`/dashboard/courses/camera/${_id}`);
}

type Place = readonly [x: number, y: number];

/** A right hand that comes up, goes from here to there, stays, and goes down again; of the hand only the wrist is found. */
export function tryAt(from: Place, to: Place = from): readonly Skeleton[] {
  const hanging: Place = [0.4, 1.3];
  const way = [0, 0.25, 0.5, 0.75, 1, 1, 1, 1].map(
    (t): Place => [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])],
  );
  return [hanging, ...way, [0.38, 0.75] as const, hanging, hanging].map(([x, y]) => {
    const pose = Array.from({ length: 33 }, () => [0.5, 0.3]);
    pose[11] = [0.65, 0.5];
    pose[12] = [0.35, 0.5];
    pose[15] = [0.62, hanging[1]];
    pose[16] = [x, y];
    return { pose: pose.flat(), leftHand: [], rightHand: [] };
  });
}

/** The answers to the camera's next pictures. */
export async function show(socket: FakeWebSocket, skeletons: readonly Skeleton[]): Promise<void> {
  for (const skeleton of skeletons) {
    const sent = socket.frames.length;
    await waitFor(() => expect(socket.frames.length).toBeGreaterThan(sent));
    await tell(socket, { id: socket.frames.at(-1)?.id ?? null, skeleton });
  }
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
