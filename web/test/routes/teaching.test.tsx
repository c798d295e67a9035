import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { aTaughtCourse, serveTaughtCourse, TEACHER } from '../support/teaching';

const serveList = (data: object[]) =>
  server.use(http.get(api('/teaching/courses'), () => HttpResponse.json({ data })));

describe('the courses of a teacher', () => {
  it('stand with their lessons and whether they are open', async () => {
    serveList([
      { ...aTaughtCourse(), lessons: 1 },
      { ...aTaughtCourse({ _id: 'other', titles: {}, isOpen: true }), lessons: 2 },
    ]);
    openSignedIn('/dashboard/teach', TEACHER);
    await screen.findByRole('link', { name: 'My class' });
    const [first, second] = within(screen.getByRole('region', { name: 'My courses' }))
      .getAllByRole('listitem')
      .map((item) => within(item));
    expect(first?.getByRole('link', { name: 'My class' })).toHaveAttribute(
      'href',
      '/dashboard/teach/mine',
    );
    expect(first?.getByText('Draft')).toBeVisible();
    expect(first?.getByText('1 lesson')).toBeVisible();
    expect(second?.getByRole('link', { name: 'Course without a title' })).toBeVisible();
    expect(second?.getByText('Open')).toBeVisible();
  });

  it('begin empty, and a new one is opened to be edited', async () => {
    serveList([]);
    serveTaughtCourse(aTaughtCourse({ titles: {}, lessons: [] }));
    server.use(
      http.post(api('/teaching/courses'), () =>
        HttpResponse.json(aTaughtCourse({ titles: {}, lessons: [] }), { status: 201 }),
      ),
    );
    const { user, path } = openSignedIn('/dashboard/teach', TEACHER);
    expect(await screen.findByText('You have made no course yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New course' }));
    expect(await screen.findByRole('textbox', { name: 'Title · English' })).toHaveValue('');
    expect(path()).toBe('/dashboard/teach/mine');
  });

  it('that cannot be loaded say so and are asked for again', async () => {
    server.use(
      http.get(api('/teaching/courses'), () =>
        HttpResponse.json(anError(503, 'The store is away.'), { status: 503 }),
      ),
    );
    const { user } = openSignedIn('/dashboard/teach', TEACHER);
    expect(await screen.findByText('The store is away.')).toBeVisible();
    serveList([{ ...aTaughtCourse(), lessons: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'My class' })).toBeVisible();
  });

  it('are made by teachers: others read how one comes to it', async () => {
    openSignedIn('/dashboard/teach', { roles: ['contributor'] });
    expect(await screen.findByRole('link', { name: 'Write to them' })).toHaveAttribute(
      'href',
      '/contact?topic=other',
    );
    expect(screen.queryByRole('button', { name: 'New course' })).not.toBeInTheDocument();
  });

  it('ask a stranger to sign in and lead back, in Hindi too', async () => {
    await chooseLanguage('hi');
    openApp('/dashboard/teach');
    expect(await screen.findByRole('heading', { level: 1, name: 'सिखाएँ' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'लॉगिन करें' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fteach',
    );
  });
});

describe('a course out of a file', () => {
  // This DOM's files cannot be read.
  const file = (content: string) =>
    Object.assign(new File([content], 'course.json', { type: 'application/json' }), {
      text: async () => content,
    });
  const choose = async (content: string) => {
    serveList([]);
    const app = openSignedIn('/dashboard/teach', TEACHER);
    await screen.findByText('You have made no course yet.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file can be chosen');
    await app.user.upload(input, file(content));
    return app;
  };

  it('is opened to be edited', async () => {
    const sent: unknown[] = [];
    serveTaughtCourse();
    server.use(
      http.post(api('/teaching/courses/file'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aTaughtCourse(), { status: 201 });
      }),
    );
    const { path } = await choose('{"format":"isl-course"}');
    expect(await screen.findByRole('heading', { level: 1, name: 'My class' })).toBeVisible();
    expect([path(), sent]).toEqual(['/dashboard/teach/mine', [{ format: 'isl-course' }]]);
  });

  it('that is wrong is refused with each place, and a way to how it is built', async () => {
    const message = 'lessons[2].steps[0]: lacks "sign"\ntitles: must be object';
    server.use(
      http.post(api('/teaching/courses/file'), () =>
        HttpResponse.json(anError(400, message, { code: 'COURSE_FILE_BROKEN' }), { status: 400 }),
      ),
    );
    await choose('{}');
    expect(await screen.findByText('lessons[2].steps[0]: lacks "sign"')).toBeVisible();
    expect(screen.getByText('titles: must be object')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How such a file is built' })).toHaveAttribute(
      'href',
      '/api/teaching/courses/file',
    );
  });

  it('of a course of theirs that is taken down leads to those who open it again', async () => {
    server.use(
      http.post(api('/teaching/courses/file'), () =>
        HttpResponse.json(anError(409, 'x', { code: 'COURSE_COPY_TAKEN_DOWN' }), { status: 409 }),
      ),
    );
    await choose('{}');
    expect(await screen.findByText(/a moderator has taken it down. Change that one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringContaining('contact'),
    );
    expect(screen.queryByRole('link', { name: /how such a file/i })).not.toBeInTheDocument();
  });

  it.each(['{', '[]', 'null', '"x"'])('%j is none, and is not sent', async (content) => {
    await choose(content);
    expect(await screen.findByText('This file is no JSON.')).toBeVisible();
  });
});
