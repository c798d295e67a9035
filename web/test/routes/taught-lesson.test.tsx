import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../src/features/courses/lesson/steps';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { anError, aVideo } from '../support/factories';
import { aCourseDetail, aLesson, aLessonSign, aSentence, serveCourse } from '../support/lessons';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { TEACHER } from '../support/teaching';

const CLIP = 'a'.repeat(24);
const both = (text: string) => ({ en: text, hi: text });
const taught = (over: Parameters<typeof aLesson>[0] = {}) =>
  aLesson({
    _id: 'mine-7',
    steps: [
      { kind: 'text', text: both('Watch the hands.') },
      { kind: 'clip', clip: CLIP, text: both('At home') },
    ],
    ...{ signs: [], sentences: [] },
    ...over,
  });
const course = (lesson = taught()) =>
  aCourseDetail({ _id: 'mine', by: 'Lata Iyer', lessons: [lesson] });
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
const serveClip = (response: () => Response) =>
  server.use(http.get(api(`/videos/${CLIP}`), response));

it('a lesson of a teacher has its steps in their order, signs asked after each few', () => {
  const signs = ['mother', 'father', 'son'].map((name) => aLessonSign(name));
  const sentences = [aSentence('Where is the house?')];
  const steps = stepsOf(
    taught({
      ...{ signs, sentences },
      steps: [
        { kind: 'sign', sign: 'word-mother' },
        { kind: 'sign', sign: 'word-father' },
        { kind: 'text', text: both('x') },
        { kind: 'sign', sign: 'word-son' },
        { kind: 'sentence', sentence: 0 },
        { kind: 'clip', clip: CLIP },
        // What is gone meanwhile.
        { kind: 'sentence', sentence: 5 },
        { kind: 'sign', sign: 'word-nowhere' },
      ],
    }),
  );
  expect(
    steps.map((step) => ('sign' in step ? `${step.kind} ${step.sign.name}` : step.kind)),
  ).toEqual([
    ...['watch mother', 'copy mother', 'watch father', 'copy father'],
    ...['recognise mother', 'recognise father', 'read'],
    ...['watch son', 'copy son', 'recognise son', 'say', 'face', 'sign', 'clip', 'produce'],
  ]);
});

describe('a lesson of a teacher', () => {
  it('is read and watched, and counts in the progress as any other', async () => {
    serveCourse(course());
    serveClip(() => HttpResponse.json(aVideo({ _id: CLIP, title: 'Grandmother' })));
    await progressKeeper.start(null);
    const { user } = openApp('/dashboard/courses/mine/mine-7');
    expect(await screen.findByText('Watch the hands.')).toBeVisible();
    await next(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Grandmother' })).toBeVisible();
    expect(screen.getByText('At home')).toBeVisible();
    await next(user);
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
    await waitFor(() =>
      expect(progressKeeper.progress()?.lessons.get('mine-7')).toMatchObject({ step: 2 }),
    );
  });

  it('says where a video was taken back, and goes on', async () => {
    serveCourse(course(taught({ steps: [{ kind: 'clip', clip: CLIP }] })));
    serveClip(() => HttpResponse.json(anError(404, 'gone'), { status: 404 }));
    const { user } = openApp('/dashboard/courses/mine/mine-7');
    expect(await screen.findByText(/^This video is no longer shown/)).toBeVisible();
    await next(user);
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
  });

  it('says who made the course', async () => {
    serveCourse(course());
    openApp('/dashboard/courses/mine');
    expect(await screen.findByText(/^Made by Lata Iyer, a teacher/)).toBeVisible();
  });
});

describe('the teacher’s look at it', () => {
  it('is the same lesson, draft or not, and keeps nothing', async () => {
    const draft = course(taught({ _id: 'mine-8', steps: [{ kind: 'text', text: both('Hello') }] }));
    server.use(http.get(api('/teaching/courses/mine/preview'), () => HttpResponse.json(draft)));
    const { user } = openSignedIn('/dashboard/teach/preview/mine', TEACHER);
    expect(await screen.findByText(/Nothing that you do here is kept/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Parents and children' }));
    expect(await screen.findByText('Hello')).toBeVisible();
    await next(user);
    expect(await screen.findByRole('heading', { name: 'The lesson is done' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute(
      'href',
      '/dashboard/teach/preview/mine',
    );
    expect(progressKeeper.progress()?.lessons.has('mine-8')).toBe(false);
  });
});
