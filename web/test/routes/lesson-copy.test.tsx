import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { installCamera } from '../support/browser';
import { socketTo, tell } from '../support/camera-page';
import { knows, openAtStep, show, tryAt } from '../support/lesson-camera';
import { aLessonSign, aSentence } from '../support/lessons';
import { findFrame } from '../support/sign-kit';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const turnOn = 'Turn the camera on';
const quick = { ...knows(), framesPerSecond: 15 };

/** Of a device that tells which cameras it has. */
function listDevices(devices: readonly string[]): void {
  Object.assign(navigator.mediaDevices, {
    enumerateDevices: () => Promise.resolve(devices.map((kind) => ({ kind }))),
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('a sign to copy', () => {
  it('follows on the sign that was watched, beside its model, and tells what differed', async () => {
    installCamera();
    listDevices(['audioinput', 'videoinput']);
    const { user } = await openAtStep(0, { signs: [aLessonSign('hello')] });
    await heading('hello');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Copy: hello');
    await findFrame('The avatar signs');
    expect(screen.getByText(/Nothing is kept unless you agree/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: turnOn }));
    const socket = await socketTo('signs');
    // The recogniser knows none of it: the form is enough.
    socket.greet(quick);
    expect(await screen.findByText(/^When your hands go down/)).toBeVisible();
    await waitFor(() => expect(socket.frames[0]?.skeleton).toBe(true));
    await show(socket, tryAt([0.32, 0.7]));
    const told = await screen.findByRole('list', { name: /^Your last try/ });
    expect(told).toHaveTextContent(/the hand is at the height of the face; it was seen at/);
    expect(await screen.findByText(/^About /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Now you sign');
  });

  it('of the face is held against what its form asks, part by part', async () => {
    installCamera();
    const sign = aLessonSign('no', { _id: 'expression-negation', kind: 'expression' });
    const { user } = await openAtStep(1, { signs: [sign] });
    await heading('Copy: no');
    await user.click(screen.getByRole('button', { name: turnOn }));
    const socket = await socketTo('emotion');
    await tell(socket, { face_state: 'learning' });
    expect(await screen.findByText('Face: in view, learning your neutral face')).toBeVisible();
    await tell(socket, {
      face_state: 'in-view',
      face_parameters: {
        brows: { value: 0, unit: 'ratio', word: 'neutral' },
        headMovement: { value: 3, unit: 'turns', word: 'shake' },
      },
    });
    const list = within(screen.getByRole('list', { name: 'What is asked of the face' }));
    expect(list.getByText('Seen: Head movement, shaking')).toBeVisible();
    expect(list.getByText('Not seen yet: Eyebrows, lowered. Now: neutral.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  it('is passed over with a word where there is no camera, and so is all else before one', async () => {
    installCamera();
    listDevices(['audioinput']);
    const { user } = await openAtStep(1, { signs: [aLessonSign('hello')] });
    expect(await screen.findByText(/^No camera was found on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('The lesson is done');
  });

  it('offers more pictures on a line where each byte counts', async () => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await openAtStep(1, { signs: [aLessonSign('hello')] });
    const more = await screen.findByRole('switch', { name: /^Send more pictures/ });
    expect(more).not.toBeChecked();
  });
});

describe('the face of a sentence', () => {
  const asked = aSentence('Are you tired?', {
    gloss: ['YOU', 'TIRED'],
    spans: [
      { channel: 'brows', value: 'up', start: 0, end: 2 },
      { channel: 'eyes', value: 'wide', start: 0, end: 2 },
    ],
  });
  const denied = aSentence('I am not tired.', {
    gloss: ['I', 'TIRED', 'NOT'],
    spans: [{ channel: 'head', value: 'shake', start: 1, end: 3 }],
  });
  const stated = aSentence('I am tired.', { gloss: ['I', 'TIRED'], spans: [] });
  const sentences = [asked, denied, stated];
  const seen = (brows: 'up' | 'neutral', head: 'shake' | 'neutral') => ({
    face_state: 'in-view' as const,
    face_parameters: {
      brows: { value: 0, unit: 'ratio' as const, word: brows },
      headMovement: { value: 0, unit: 'turns' as const, word: head },
    },
  });
  const faceAt = async (step: number, meaning: string) => {
    installCamera();
    const { user } = await openAtStep(step, { signs: [], sentences });
    await heading(`Make its face: ${meaning}`);
    await user.click(screen.getByRole('button', { name: turnOn }));
    return { user, emotion: await socketTo('emotion') };
  };
  const told = () => screen.getByRole('list', { name: 'What is asked of the face' });

  it('that asks is raised brows: what is seen instead is said until they came', async () => {
    const { user, emotion } = await faceAt(1, 'Are you tired?');
    await tell(emotion, seen('neutral', 'neutral'));
    expect(told()).toHaveTextContent('Not seen yet: Eyebrows, raised. Now: neutral.');
    expect(told()).not.toHaveTextContent(/Head|Eyes/);
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
    await waitFor(async () => {
      await tell(emotion, seen('up', 'neutral'));
      expect(told()).toHaveTextContent('Seen: Eyebrows, raised');
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Sign it: Are you tired?');
  });

  it('that denies is a head that shakes, whatever the brows do', async () => {
    const denying = await faceAt(4, 'I am not tired.');
    await tell(denying.emotion, seen('up', 'neutral'));
    expect(told()).toHaveTextContent(/^Not seen yet: Head movement, shaking. Now: still.$/);
    await tell(denying.emotion, seen('neutral', 'shake'));
    expect(told()).toHaveTextContent(/^Seen: Head movement, shaking$/);
  });

  it('of a plain one is brows and head at rest', async () => {
    const { emotion } = await faceAt(7, 'I am tired.');
    await tell(emotion, seen('up', 'shake'));
    expect(told()).toHaveTextContent('Not seen yet: Eyebrows, neutral. Now: raised.');
    expect(told()).toHaveTextContent('Not seen yet: Head movement, still. Now: shaking.');
    await waitFor(async () => {
      await tell(emotion, seen('neutral', 'neutral'));
      expect(told()).not.toHaveTextContent('Not seen yet');
    });
  });

  it('is not asked for where no camera is', async () => {
    installCamera();
    listDevices(['audioinput']);
    const { user } = await openAtStep(0, { signs: [], sentences: [asked] });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await heading('Sign it: Are you tired?');
    expect(screen.getByText(/^No camera was found on this device/)).toBeVisible();
  });
});

describe('a sentence to sign', () => {
  const sentence = aSentence('I am not tired.', {
    gloss: ['I', 'TIRED', 'NOT'],
    spans: [{ channel: 'head', value: 'shake', start: 1, end: 3 }],
  });
  const open = () => openAtStep(2, { signs: [], sentences: [sentence] });

  it('tells which signs came in which order, and the face over them', async () => {
    installCamera();
    const { user } = await open();
    await heading('Sign it: I am not tired.');
    await user.click(screen.getByRole('button', { name: turnOn }));
    const signs = await socketTo('signs');
    const emotion = await socketTo('emotion');
    signs.greet(knows('word-i', 'word-not'));
    const list = await screen.findByRole('list', { name: 'What came of the sentence' });
    expect(list).toHaveTextContent('Not seen yet: I, NOT');
    expect(list).toHaveTextContent('The computer does not know: TIRED');
    const say = (label: string, production: number) =>
      tell(signs, { predictions2: { id: label, label, candidates: [], production } });
    await say('I', 1);
    await say('HOUSE', 2);
    const shaking = { headMovement: { value: 3, unit: 'turns' as const, word: 'shake' as const } };
    await tell(emotion, { face_state: 'in-view', face_parameters: shaking });
    expect(screen.getByText(/^Not seen yet: Head movement, shaking/)).toBeVisible();
    await say('NOT', 3);
    expect(list).toHaveTextContent('It saw, in this order: I, NOT');
    expect(list).toHaveTextContent('It also saw: HOUSE');
    await tell(emotion, { face_state: 'in-view', face_parameters: shaking });
    expect(await screen.findByText('Seen: Head movement, shaking')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Begin the sentence again' }));
    expect(list).toHaveTextContent('Not seen yet: I, NOT');
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
  });

  it('is left out with a word where the recogniser knows none of its signs', async () => {
    const { user } = await open();
    await heading('Sign it: I am not tired.');
    (await socketTo('signs')).greet(knows('word-temple'));
    expect(await screen.findByText(/does not know the signs of this sentence/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('The lesson is done');
  });
});
