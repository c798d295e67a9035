import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ProgressReply } from '../../src/lib/progress/events';
import { localDay } from '../../src/lib/progress/streak';
import { aFoundSign, anError, aVideo } from '../support/factories';
import { aCourseDetail, aLesson, serveCourse } from '../support/lessons';
import { aCardState, noProgress } from '../support/progress';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

let people = 0;

/** The home of somebody new to this browser, of whom the server knows this. */
async function openHome(known: Partial<ProgressReply> = {}) {
  people += 1;
  const reply = () => HttpResponse.json({ ...noProgress, ...known });
  server.use(http.get(api('/progress'), reply), http.post(api('/progress'), reply));
  openSignedIn('/dashboard', { sub: `learner-${people}` });
  return within(await screen.findByRole('region', { name: 'Go on' }));
}

const lesson = (_id: string, en: string) => aLesson({ _id, titles: { en, hi: en } });
const course = aCourseDetail({
  lessons: [lesson('family-1', 'Parents'), lesson('family-2', 'Brothers and sisters')],
});
const daysBefore = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date();
    day.setDate(day.getDate() - index);
    return localDay(day);
  });

describe('the home of a member', () => {
  it('begins with the first lesson', async () => {
    serveCourse(course);
    const block = await openHome();
    expect(await block.findByRole('link', { name: 'Begin: Parents' })).toHaveAttribute(
      'href',
      '/dashboard/courses/family/family-1',
    );
    expect(block.getByText('Learn today, and a row of days begins.')).toBeVisible();
  });

  it('goes on where they were, on whichever device, with the days in a row', async () => {
    serveCourse(course);
    const block = await openHome({
      lessons: [{ lesson: 'family-1', step: 5, at: 5, doneAt: 5 }],
      streak: { days: daysBefore(3) },
    });
    expect(await block.findByRole('link', { name: 'Go on: Brothers and sisters' })).toBeVisible();
    expect(block.getByText('3 days in a row')).toBeVisible();
    expect(block.getByText('Today is done.')).toBeVisible();
    expect(block.getByText('One day a week may be missed.')).toBeVisible();
  });

  describe('who began a course of a teacher, which is in no list', () => {
    const taught = aCourseDetail({
      _id: 'k3x7qdmn2v5w4ybt6hza',
      titles: { en: 'Class 5', hi: 'कक्षा 5' },
      by: 'Asha',
      lessons: [
        lesson('k3x7qdmn2v5w4ybt6hza-40719', 'Colours'),
        lesson('k3x7qdmn2v5w4ybt6hza-7', 'Animals'),
      ],
    });
    /** Listed is `course` alone; of the others only what is open is found. */
    const serveBoth = (isOpen: boolean): void => {
      serveCourse(course);
      const gone = anError(404, 'gone', { code: 'COURSE_NOT_FOUND' });
      server.use(
        http.get(api(`/courses/${taught._id}`), () =>
          isOpen ? HttpResponse.json(taught) : HttpResponse.json(gone, { status: 404 }),
        ),
      );
    };
    const done = (one: string, at: number) => ({ lesson: one, step: 5, at, doneAt: at });

    it('goes on with it', async () => {
      serveBoth(true);
      const block = await openHome({
        lessons: [done('family-1', 5), done('k3x7qdmn2v5w4ybt6hza-40719', 9)],
      });
      expect(await block.findByRole('link', { name: 'Go on: Animals' })).toHaveAttribute(
        'href',
        '/dashboard/courses/k3x7qdmn2v5w4ybt6hza/k3x7qdmn2v5w4ybt6hza-7',
      );
      expect(block.getByText('Class 5')).toBeVisible();
    });

    it('goes on with it once the listed course that was at work since is done', async () => {
      serveBoth(true);
      const block = await openHome({
        lessons: [
          ...[done('family-1', 10), done('family-2', 11)],
          done('k3x7qdmn2v5w4ybt6hza-40719', 9),
        ],
      });
      expect(await block.findByRole('link', { name: 'Go on: Animals' })).toBeVisible();
    });

    it.each([
      ['is done', true],
      ['is not open any more', false],
    ])('goes on with the listed one where it %s', async (_what, isOpen) => {
      serveBoth(isOpen);
      const block = await openHome({
        lessons: [
          ...[done('family-1', 5), done('k3x7qdmn2v5w4ybt6hza-40719', 9)],
          done('k3x7qdmn2v5w4ybt6hza-7', 10),
        ],
      });
      expect(await block.findByRole('link', { name: 'Go on: Brothers and sisters' })).toBeVisible();
    });
  });

  describe('who has signs to repeat', () => {
    const dueIn = (card: string, days: number) => {
      const due = new Date();
      due.setDate(due.getDate() + days);
      return { card, at: 1, state: aCardState({ due: due.toISOString() }) };
    };
    const sure = { status: 'draft', confidence: 'high' } as const;

    it('is led to a round of those due today that rounds ask, the longest due first', async () => {
      serveCourse(course);
      const found = [
        { ...aFoundSign('word-tea'), ...sure },
        { ...aFoundSign('word-water'), status: 'draft', confidence: 'medium' },
        { ...aFoundSign('word-mother'), ...sure },
      ];
      server.use(http.get(api('/signs/by-id'), () => HttpResponse.json({ data: found })));
      const block = await openHome({
        cards: [
          dueIn('word-tea', 0),
          dueIn('word-water', -1),
          dueIn('word-mother', -2),
          dueIn('word-son', 2),
        ],
      });
      expect(await block.findByText('2 signs are due today')).toBeVisible();
      expect(block.getByRole('link', { name: 'Repeat them' })).toHaveAttribute(
        'href',
        '/dashboard/Sign?lesson=practice&list=word-mother%2Cword-tea',
      );
    });

    it('is told of them where the dictionary cannot be asked', async () => {
      serveCourse(course);
      server.use(http.get(api('/signs/by-id'), () => HttpResponse.error()));
      const block = await openHome({ cards: [dueIn('word-tea', 0)] });
      expect(await block.findByText('1 sign is due today')).toBeVisible();
    });

    it('may practise where none is due', async () => {
      serveCourse(course);
      const block = await openHome({ cards: [dueIn('word-son', 2)] });
      expect(await block.findByText('No sign is due today')).toBeVisible();
      expect(block.getByRole('link', { name: 'Practise all the same' })).toHaveAttribute(
        'href',
        '/dashboard/Sign?lesson=practice',
      );
    });
  });

  it('says how far the latest videos are, and leads to all of them', async () => {
    serveCourse(course);
    const videos = [
      aVideo({ _id: 'a', title: 'Tea', status: 'processing' }),
      aVideo({ _id: 'b', title: 'Home', status: 'rejected', reason: 'It has no picture.' }),
      aVideo({ _id: 'c', title: 'Old', status: 'ready' }),
    ];
    server.use(http.get(api('/videos/mine'), () => HttpResponse.json({ data: videos })));
    await openHome();
    const block = within(await screen.findByRole('region', { name: 'Your videos' }));
    expect(await block.findByText('Being prepared')).toBeVisible();
    expect(block.getByText('Not shown')).toBeVisible();
    expect(block.queryByText('Old')).not.toBeInTheDocument();
    expect(block.getByRole('link', { name: 'All your videos' })).toHaveAttribute(
      'href',
      '/dashboard/upload',
    );
  });

  it('leads who gave no video yet to giving one', async () => {
    serveCourse(course);
    await openHome();
    const block = within(await screen.findByRole('region', { name: 'Your videos' }));
    expect(await block.findByText('You have not uploaded a video yet.')).toBeVisible();
    expect(block.getByRole('link', { name: 'Upload a video' })).toBeVisible();
  });

  it('says so where every lesson is done', async () => {
    serveCourse(course);
    const block = await openHome({
      lessons: ['family-1', 'family-2'].map((one) => ({
        lesson: one,
        step: 5,
        at: 5,
        doneAt: 5,
      })),
    });
    expect(await block.findByText('You have done every lesson.')).toBeVisible();
  });

  it('is as it was for a stranger', async () => {
    serveCourse(course);
    openApp('/dashboard');
    await screen.findByRole('region', { name: 'About' });
    expect(screen.queryByRole('region', { name: 'Go on' })).not.toBeInTheDocument();
  });
});
