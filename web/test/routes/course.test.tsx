import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { aCourseDetail, aLesson, aLessonSign, serveCourse } from '../support/lessons';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const course = aCourseDetail({
  lessons: [
    aLesson({ _id: 'course-1' }),
    aLesson({
      _id: 'course-2',
      titles: { en: 'Brothers and sisters', hi: 'भाई-बहन' },
      minutes: 1,
      signs: [aLessonSign('son')],
      leftOut: [
        { _id: 'word-uncle', name: 'uncle', names: { en: 'uncle', hi: 'चाचा' } },
        { _id: 'word-aunt', name: 'aunt', names: { en: 'aunt', hi: 'चाची' } },
      ],
    }),
  ],
});

describe('the page of a course', () => {
  it('names it, in the tab as well, and says how many of its signs can be shown', async () => {
    serveCourse(course);
    openApp('/dashboard/courses/family');
    expect(await screen.findByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
    expect(screen.getByText('Who is who at home.')).toBeVisible();
    expect(screen.getByText(/2 of 3 signs can be shown\./)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Family · Indian Sign Language'));
  });

  it('lists its lessons with minutes, signs, what is not there yet, and how far one is', async () => {
    serveCourse(course);
    openApp('/dashboard/courses/family');
    const [first, second] = within(await screen.findByRole('region', { name: 'Lessons' }))
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(first?.getByText('about 5 minutes')).toBeVisible();
    expect(first?.getByText('mother, father')).toBeVisible();
    expect(first?.getByText('Not begun')).toBeVisible();
    expect(second?.getByText('about 1 minute')).toBeVisible();
    expect(second?.getByText('Not yet: uncle, aunt')).toBeVisible();
    expect(second?.getByRole('link', { name: 'Brothers and sisters' })).toHaveAttribute(
      'href',
      '/dashboard/courses/family/course-2',
    );
  });

  it('goes on where one was, and says what is done in words', async () => {
    serveCourse(course);
    await progressKeeper.start(null);
    await progressKeeper.add([
      { kind: 'lesson', lesson: 'course-1', step: 5, done: true },
      { kind: 'lesson', lesson: 'course-2', step: 1, done: false },
    ]);
    openApp('/dashboard/courses/family');
    expect(await screen.findByText('Done')).toBeVisible();
    expect(screen.getByText('At step 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on: Brothers and sisters' })).toHaveAttribute(
      'href',
      '/dashboard/courses/family/course-2',
    );
    expect(screen.getByText(/1 of 2 lessons done/)).toBeVisible();
  });

  it('is in Hindi where the page is', async () => {
    serveCourse(course);
    await chooseLanguage('hi');
    openApp('/dashboard/courses/family');
    expect(await screen.findByRole('heading', { level: 1, name: 'परिवार' })).toBeVisible();
    expect(screen.getByText('माँ, पिता')).toBeVisible();
    expect(screen.getByText('अभी नहीं: चाचा, चाची')).toBeVisible();
  });

  it('leads out where the course is on another site', async () => {
    serveCourse(aCourseDetail({ lessons: [], playlistUrl: 'https://example.org/list' }));
    openApp('/dashboard/courses/family');
    const link = await screen.findByRole('link', { name: 'Open it in a new tab' });
    expect(link).toHaveAttribute('href', 'https://example.org/list');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/was not checked here/)).toBeVisible();
  });

  it('is the not-found page where there is no such course', async () => {
    serveCourse(course);
    openApp('/dashboard/courses/gone');
    expect(await screen.findByText('Ohh! page not found')).toBeVisible();
  });

  it('says when it cannot be loaded, and comes at another try', async () => {
    server.use(http.get(api('/courses/:courseId'), () => HttpResponse.json(null, { status: 500 })));
    const { user } = openApp('/dashboard/courses/family');
    expect(await screen.findByText('The course could not be loaded.')).toBeVisible();
    serveCourse(course);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Family' })).toBeVisible();
  });
});
