import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installCamera, refuseCamera } from '../support/browser';
import { socketTo, tell } from '../support/camera-page';
import { FakeWebSocket } from '../support/fake-web-socket';
import { knows, openAtCamera, show, tryAt } from '../support/lesson-camera';
import { aLessonSign } from '../support/lessons';

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

    const candidates = ['MOTHER', 'SON'].map((label) => ({ id: label, label, score: 0.55 }));
    await tell(socket, { predictions2: { id: '', label: '', candidates } });
    expect(
      await screen.findByText('It could not tell. It may have been: mother, SON'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    const teach = screen.getByRole('link', { name: 'Teach the computer how you sign it' });
    expect(teach).toHaveAttribute('href', '/dashboard/Prediction?teach=word-mother');

    await tell(socket, saw('word-mother', 'MOTHER'));
    expect(await screen.findByText('It saw mother: what you were asked for.')).toBeVisible();
    expect(teach).not.toBeInTheDocument();
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

describe('what a try has in common with the form shown', () => {
  const how = /^When your hands go down, it says what agreed/;
  const list = { name: 'Your last try, beside the form shown here' };

  async function start(name: string) {
    installCamera();
    const { user } = await openAtCamera([aLessonSign(name), aLessonSign('father')]);
    const socket = await socketTo('signs');
    socket.greet({ ...knows(`word-${name}`), framesPerSecond: 15 });
    await user.click(await screen.findByRole('button', { name: 'Turn the camera on' }));
    expect(await screen.findByText(how)).toBeVisible();
    await waitFor(() => expect(socket.frames[0]?.skeleton).toBe(true));
    return { socket, user };
  }

  it('is told when the hands are down: what differed in a sentence, what agreed, and no verdict', async () => {
    const { socket } = await start('hello');
    await show(socket, tryAt([0.32, 0.7]));
    const told = await screen.findByRole('list', list);
    const lines = within(told).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(
      'In the form shown here the hand is at the height of the face; it was seen at the height of the chest.',
    );
    expect(lines.at(-1)).toHaveTextContent(/^As in the form: number of hands/);
    expect(told).not.toHaveTextContent(/wrong|mistake|shape/i);
    expect(screen.queryByText(how)).not.toBeInTheDocument();
  });

  it('agrees with a hand that goes its way in its place, and says nothing of a shape that was not found', async () => {
    const { socket } = await start('hello');
    await show(socket, tryAt([0.37, 0.2], [0.24, 0.08]));
    const told = await screen.findByRole('list', list);
    expect(told).toHaveTextContent(/^As in the form: number of hands, place, movement$/);
    expect(told).not.toHaveTextContent(/shape/);
  });

  it('is a try of its own for each sign', async () => {
    const { socket, user } = await start('hello');
    await show(socket, tryAt([0.32, 0.7]));
    await screen.findByRole('list', list);
    await user.click(screen.getByRole('button', { name: 'Turn the camera off' }));
    await user.click(await screen.findByRole('button', { name: 'Turn the camera on' }));
    expect(await screen.findByText(how)).toBeVisible();
    expect(screen.queryByRole('list', list)).not.toBeInTheDocument();
  });

  it('says that it saw too little of who is half out of the picture', async () => {
    const { socket } = await start('hello');
    await show(socket, tryAt([-0.2, 0.4]));
    expect(await screen.findByText(/^It saw too little of this try/)).toBeVisible();
  });
});
