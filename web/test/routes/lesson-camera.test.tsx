import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { installCamera, refuseCamera } from '../support/browser';
import { socketTo, tell } from '../support/camera-page';
import { FakeWebSocket } from '../support/fake-web-socket';
import { aCourseDetail, aLesson, serveCourse } from '../support/lessons';
import { openApp } from '../support/render-app';

let lessons = 0;

/** A lesson of which only the camera is left. */
async function openAtCamera() {
  lessons += 1;
  const _id = `camera-${lessons}`;
  serveCourse(aCourseDetail({ _id: 'camera', lessons: [aLesson({ _id })] }));
  await progressKeeper.start(null);
  await progressKeeper.add([{ kind: 'lesson', lesson: _id, step: 4, done: false }]);
  const app = openApp(`/dashboard/courses/camera/${_id}`);
  await screen.findByRole('heading', { level: 1, name: 'Now you sign' });
  return app;
}

const knows = (...ids: readonly string[]) => ({
  signedIn: false,
  framesPerSecond: 5,
  vocabulary: ids.map((id) => ({
    id,
    label: id.replace('word-', '').toUpperCase(),
    isSaid: true,
    learntFrom: 'avatar' as const,
  })),
});
const saw = (id: string, label: string) => ({
  predictions2: { id, label, candidates: [{ id, label, score: 0.9 }] },
});

describe('signing before the camera', () => {
  it('explains itself, asks first, and may be skipped', async () => {
    const { user } = await openAtCamera();
    expect(screen.getByText(/It is often wrong, and you may skip this\./)).toBeVisible();
    expect(screen.getByText(/Nothing is kept unless you agree/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
  });

  it('asks only for what the recogniser knows, and says what it saw', async () => {
    installCamera();
    const { user } = await openAtCamera();
    const socket = await socketTo('signs');
    socket.greet(knows('word-mother'));
    expect(await screen.findByRole('heading', { name: 'Sign: mother' })).toBeVisible();
    expect(screen.getByText(/Learnt from the avatar, not from people/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn the camera on' }));
    expect(await screen.findByText('It sees no sign yet.')).toBeVisible();
    await waitFor(() => expect(socket.frames.length).toBeGreaterThan(0));

    await tell(socket, saw('word-father', 'FATHER'));
    expect(await screen.findByText(/^It saw father\. That may be its mistake/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();

    const candidates = ['MOTHER', 'SON'].map((label) => ({ id: label, label, score: 0.45 }));
    await tell(socket, { predictions2: { id: '', label: '', candidates } });
    expect(
      await screen.findByText('It could not tell. It may have been: mother, SON'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();

    await tell(socket, saw('word-mother', 'MOTHER'));
    expect(await screen.findByText('It saw mother: what you were asked for.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
  });

  it('is left out where the recogniser knows none of the signs', async () => {
    const { user } = await openAtCamera();
    (await socketTo('signs')).greet(knows('word-temple'));
    expect(await screen.findByText(/does not know these signs yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn the camera on' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
  });

  it('says how to mend a camera that is not allowed, and can be skipped all the same', async () => {
    refuseCamera('NotAllowedError');
    const { user } = await openAtCamera();
    (await socketTo('signs')).greet(knows('word-mother'));
    await user.click(await screen.findByRole('button', { name: 'Turn the camera on' }));
    expect(await screen.findByText(/The camera is not allowed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
  });

  it('says so while the service is away', async () => {
    FakeWebSocket.isRefusing = true;
    await openAtCamera();
    expect(await screen.findByText(/The sign service is away\. Sign the words/)).toBeVisible();
  });

  it('turns the camera off when the step is left', async () => {
    const camera = installCamera();
    const { user } = await openAtCamera();
    (await socketTo('signs')).greet(knows('word-mother'));
    await user.click(await screen.findByRole('button', { name: 'Turn the camera on' }));
    await screen.findByText('It sees no sign yet.');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await screen.findByRole('heading', { name: 'The lesson is done' });
    expect(camera.stopped()).toBe(true);
  });
});
