import type { components } from '@isl/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError, aReport } from '../support/factories';
import { aCourseDetail, serveCourse } from '../support/lessons';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { aTaughtCourse, serveTaughtCourse, TEACHER } from '../support/teaching';

type Report = components['schemas']['Report'];

const MODERATOR = { roles: ['contributor', 'reviewer'] } as const;
const address = '/dashboard/courses/theirs';
const takenDown = { reason: 'It mocks people.', at: '2026-11-20T10:00:00.000Z' };
const course = (over: Parameters<typeof aCourseDetail>[0] = {}) =>
  aCourseDetail({
    ...{ _id: 'theirs', by: 'Lata Iyer', titles: { en: 'Our class', hi: 'हमारी कक्षा' } },
    ...over,
  });
const asModerator = (path: string) => openSignedIn(path, { roles: [...MODERATOR.roles] });
const refused = (status: number, code: string) =>
  HttpResponse.json(anError(status, 'refused', { code }), { status });

/** Taken down: gone for everybody, and to be looked at behind it by its teacher and moderators. */
function serveTakenDown() {
  const asked: string[] = [];
  let isDown = true;
  server.use(
    http.get(api('/courses/theirs'), () =>
      isDown ? refused(404, 'COURSE_NOT_FOUND') : HttpResponse.json(course()),
    ),
    http.get(api('/teaching/courses/theirs/preview'), () => {
      asked.push('preview');
      return HttpResponse.json(course(isDown ? { takenDown } : {}));
    }),
    http.delete(api('/courses/theirs/takedown'), () => {
      isDown = false;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

describe('a course of a teacher', () => {
  it('is reported by whoever reads it, with a reason', async () => {
    let sent: unknown;
    serveCourse(course());
    server.use(
      http.post(api('/courses/theirs/report'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aReport({ courseId: 'theirs' }), { status: 201 });
      }),
    );
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Report this course' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this course' }));
    await user.click(dialog.getByLabelText('It is rude or hurts people'));
    await user.type(dialog.getByLabelText(/In your own words/), 'Lesson 2');
    await user.click(dialog.getByRole('button', { name: 'Send the report' }));
    expect(await dialog.findByText(/A moderator will look at it/)).toBeVisible();
    expect(sent).toEqual({ reason: 'It is rude or hurts people: Lesson 2' });
  });

  it('says so where a moderator had looked at it before', async () => {
    serveCourse(course());
    server.use(http.post(api('/courses/theirs/report'), () => refused(409, 'REPORT_DISMISSED')));
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Report this course' }));
    await user.click(await screen.findByLabelText('It is advertising'));
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByText(/A moderator looked at it and left it/)).toBeVisible();
  });

  it('is not reported by whoever made it', async () => {
    serveCourse(course({ authorId: 'lata' }));
    openSignedIn(address, { ...TEACHER, sub: 'lata' });
    await screen.findByText(/^Made by Lata Iyer/);
    expect(screen.queryByRole('button', { name: 'Report this course' })).not.toBeInTheDocument();
  });

  it('leads who has no account to one', async () => {
    serveCourse(course());
    const { user } = openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Report this course' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('What is wrong with it?')).not.toBeInTheDocument();
  });

  it('alone is reported: those of the site are not', async () => {
    serveCourse(aCourseDetail());
    openSignedIn('/dashboard/courses/family');
    await screen.findByRole('heading', { level: 1, name: 'Family' });
    expect(screen.queryByRole('button', { name: 'Report this course' })).not.toBeInTheDocument();
  });
});

describe('a report of a course', () => {
  const report: Report = {
    ...{ _id: aReport()._id, courseId: 'theirs', reason: 'It is advertising' },
    createdAt: '2026-11-20T09:00:00.000Z',
    about: { title: 'Our class', content: 'What we did', username: 'Lata Iyer' },
  };
  const serve = (answer: () => Response) => {
    let reports = [report];
    let sent: unknown;
    const act = async ({ request }: { request: Request }) => {
      const text = await request.text();
      sent = text === '' ? request.method : JSON.parse(text);
      const reply = answer();
      if (reply.ok) reports = [];
      return reply;
    };
    server.use(
      http.get(api('/posts/reports'), () => HttpResponse.json({ data: reports })),
      http.post(api('/courses/theirs/takedown'), act),
      http.delete(api(`/posts/reports/${report._id}`), act),
    );
    return { sent: () => sent };
  };
  const card = async () => within(await screen.findByRole('article', { name: 'Our class' }));

  it('leads to the course, which is taken down with a reason', async () => {
    const { sent } = serve(() => HttpResponse.json(takenDown));
    const { user } = asModerator('/dashboard/reports');
    const shown = await card();
    expect(shown.getByText('Course by Lata Iyer')).toBeVisible();
    expect(shown.getByText('What we did')).toBeVisible();
    expect(shown.getByText('Reported: It is advertising')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Look at the course' })).toHaveAttribute(
      'href',
      address,
    );
    await user.click(shown.getByRole('button', { name: 'Take it down' }));
    await user.type(shown.getByLabelText(/The teacher will read this/), 'It mocks people.');
    await user.click(shown.getByRole('button', { name: 'Take it down' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The course is taken down.');
    expect(sent()).toEqual({ reason: 'It mocks people.' });
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
  });

  it('is closed where the course may stay', async () => {
    const { sent } = serve(() => new HttpResponse(null, { status: 204 }));
    const { user } = asModerator('/dashboard/reports');
    await user.click((await card()).getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByText('Nothing is reported now.')).toBeVisible();
    expect(sent()).toBe('DELETE');
  });

  it('of one’s own course is left to another moderator', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serve(() => refused(403, 'OWN_COURSE'));
    const { user } = asModerator('/dashboard/reports');
    await user.click((await card()).getByRole('button', { name: 'Leave it as it is' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('somebody else decides about it');
    expect((await card()).getByText('What we did')).toBeVisible();
  });
});

describe('a course that is taken down', () => {
  it('is gone for whoever learns, and nothing behind it is asked for', async () => {
    const asked = serveTakenDown();
    openSignedIn(address);
    expect(await screen.findByText('Ohh! page not found')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is looked at by a moderator where it stood, with the reason, and restored', async () => {
    serveTakenDown();
    const { user } = asModerator(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Our class' })).toBeVisible();
    const note = within(screen.getByRole('region', { name: /^Taken down by a moderator/ }));
    expect(note.getByText('Because: It mocks people.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this course' })).not.toBeInTheDocument();
    await user.click(note.getByRole('button', { name: 'Open it again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer taken down');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /^Taken down/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Our class' })).toHaveFocus();
  });

  it('that was made by the moderator is left to another one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serveTakenDown();
    server.use(http.delete(api('/courses/theirs/takedown'), () => refused(403, 'OWN_COURSE')));
    const { user } = asModerator(address);
    await user.click(await screen.findByRole('button', { name: 'Open it again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('somebody else decides about it');
    expect(screen.getByRole('region', { name: /^Taken down by a moderator/ })).toBeVisible();
  });

  it('is in the list of those that are, with the reason, and opened again from there', async () => {
    let takedowns = ['Our class', 'Signs at home'].map((title) => ({
      ...{ courseId: title === 'Our class' ? 'theirs' : 'home', titles: { en: title, hi: title } },
      ...{ by: 'Lata Iyer', authorId: 'lata', takenDown },
    }));
    server.use(
      http.get(api('/courses/takedowns'), () => HttpResponse.json({ data: takedowns })),
      http.delete(api('/courses/theirs/takedown'), () => {
        takedowns = takedowns.slice(1);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = asModerator('/dashboard/reports');
    const list = within(await screen.findByRole('region', { name: 'Courses that are taken down' }));
    expect(await list.findAllByText('Because: It mocks people.')).toHaveLength(2);
    expect(list.getAllByRole('link', { name: 'Look at the course' })[0]).toHaveAttribute(
      'href',
      address,
    );
    await user.click(list.getByRole('button', { name: 'Open Our class again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer taken down');
    await waitFor(() => expect(list.queryByText('Our class')).not.toBeInTheDocument());
    expect(list.getByRole('heading', { name: 'Signs at home' })).toHaveFocus();
  });

  it('and is the moderator’s own is left to another one in that list', async () => {
    const mine = { courseId: 'mine', titles: { en: 'Mine', hi: 'Mine' }, authorId: 'user-1' };
    server.use(
      http.get(api('/courses/takedowns'), () =>
        HttpResponse.json({ data: [{ ...mine, takenDown }] }),
      ),
    );
    asModerator('/dashboard/reports');
    expect(await screen.findByText(/somebody else decides about it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open Mine/ })).not.toBeInTheDocument();
  });

  it('tells its teacher why, who changes it and does not open it', async () => {
    const kept = serveTaughtCourse(aTaughtCourse({ isOpen: true, takenDown }));
    const { user } = openSignedIn('/dashboard/teach/mine', TEACHER);
    const note = within(await screen.findByRole('region', { name: /^Taken down by a moderator/ }));
    expect(note.getByText('Because: It mocks people.')).toBeVisible();
    expect(note.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      expect.stringContaining('contact'),
    );
    const isOpen = screen.getByRole('switch', { name: /^Open for whoever has the link/ });
    expect(isOpen).toHaveAttribute('aria-disabled', 'true');
    await user.click(isOpen);
    expect(screen.queryByText('Link to the course')).not.toBeInTheDocument();

    const title = screen.getByRole('textbox', { name: 'Title · English' });
    await user.clear(title);
    await user.type(title, 'Kinder');
    await screen.findByText('Saved');
    expect(kept.saved.at(-1)).toMatchObject({ titles: { en: 'Kinder' }, isOpen: true });
  });

  it('is named so among the teacher’s own', async () => {
    const { _id, titles, changedAt } = aTaughtCourse();
    const summary = { _id, titles, changedAt, lessons: 1, isOpen: true, takenDown };
    server.use(http.get(api('/teaching/courses'), () => HttpResponse.json({ data: [summary] })));
    openSignedIn('/dashboard/teach', TEACHER);
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Taken down')).toBeVisible();
    expect(card.queryByText('Open')).not.toBeInTheDocument();
  });

  it('says so in Hindi where the page is', async () => {
    serveTaughtCourse(aTaughtCourse({ isOpen: true, takenDown }));
    await chooseLanguage('hi');
    openSignedIn('/dashboard/teach/mine', TEACHER);
    expect(await screen.findByRole('region', { name: /^मॉडरेटर ने बंद किया/ })).toBeVisible();
    expect(screen.getByText('कारण: It mocks people.')).toBeVisible();
  });
});
