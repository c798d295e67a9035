import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError, aVideo } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { aTaughtCourse, serveTaughtCourse, TEACHER } from '../support/teaching';

const open = async () => {
  const app = openSignedIn('/dashboard/teach/mine', TEACHER);
  await screen.findByRole('textbox', { name: 'Title · English' });
  return app;
};
const retitle = async (user: UserEvent, title: string) => {
  const field = screen.getByRole('textbox', { name: 'Title · English' });
  await user.clear(field);
  await user.type(field, title);
};
const saved = () => screen.findByText('Saved');
const button = (name: string) => screen.getByRole('button', { name });
const steps = (server: ReturnType<typeof serveTaughtCourse>) =>
  server.saved.at(-1)?.lessons[0]?.steps.map((step) => {
    return step.kind === 'sign' ? step.sign : step.kind;
  });

describe('what is changed in a course', () => {
  it('is saved by itself, once one pauses, and says so', async () => {
    const kept = serveTaughtCourse();
    const { user } = await open();
    expect(screen.getByText('Saved')).toBeVisible();
    await retitle(user, 'Class 5');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await saved();
    expect(kept.saved).toMatchObject([{ version: 1, titles: { en: 'Class 5' } }]);
    await retitle(user, 'Class 6');
    await saved();
    expect(kept.saved.at(-1)).toMatchObject({ version: 2, titles: { en: 'Class 6' } });
  });

  it('is kept while the site is away, over a reload, and sent later', async () => {
    const kept = serveTaughtCourse();
    server.use(
      http.put(
        api('/teaching/courses/mine'),
        () => HttpResponse.json(anError(503, 'away'), { status: 503 }),
        { once: true },
      ),
    );
    const { user } = await open();
    await retitle(user, 'Class 5');
    expect(await screen.findByText(/^Not saved: the site does not answer/)).toBeVisible();
    expect(sessionStorage.getItem('draft:course:mine')).toContain('Class 5');
    await user.click(button('Save now'));
    await saved();
    expect(kept.saved).toMatchObject([{ titles: { en: 'Class 5' } }]);
    expect(sessionStorage.getItem('draft:course:mine')).toBeNull();
  });

  it('is there again after the page was closed before it was saved', async () => {
    const kept = serveTaughtCourse();
    const { version, titles: _, ...content } = aTaughtCourse();
    sessionStorage.setItem(
      'draft:course:mine',
      JSON.stringify({ version, content: { ...content, titles: { en: 'Typed before' } } }),
    );
    await open();
    expect(screen.getByRole('textbox', { name: 'Title · English' })).toHaveValue('Typed before');
    await saved();
    expect(kept.saved).toMatchObject([{ titles: { en: 'Typed before' } }]);
  });

  it('loses nothing where another tab was faster: it may become a course of its own', async () => {
    const kept = serveTaughtCourse();
    const made: unknown[] = [];
    server.use(
      http.post(api('/teaching/courses'), async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json(aTaughtCourse({ _id: 'copy' }), { status: 201 });
      }),
      http.get(api('/teaching/courses/copy'), () =>
        HttpResponse.json(aTaughtCourse({ _id: 'copy' })),
      ),
    );
    const { user, path } = await open();
    kept.changeElsewhere({ en: 'Of the other tab' });
    await retitle(user, 'Mine');
    expect(await screen.findByText(/^This course was changed in another tab/)).toBeVisible();
    expect(kept.saved).toEqual([]);
    await user.click(button('Keep what is here as a new course'));
    await waitFor(() => expect(path()).toBe('/dashboard/teach/copy'));
    expect(made).toMatchObject([{ titles: { en: 'Mine (copy)' }, lessons: [{ number: 7 }] }]);
  });

  it('or gives way to the other tab’s', async () => {
    const kept = serveTaughtCourse();
    const { user } = await open();
    kept.changeElsewhere({ en: 'Of the other tab' });
    await retitle(user, 'Mine');
    await screen.findByText(/^This course was changed in another tab/);
    await user.click(button('Load the other one'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Of the other tab' }),
    ).toBeVisible();
    expect(screen.getByText('Saved')).toBeVisible();
  });
});

describe('the steps of a lesson', () => {
  it('are put in order by buttons', async () => {
    const kept = serveTaughtCourse();
    const { user } = await open();
    await user.click(button('Move mother up'));
    await user.click(button('Move mother down'));
    await user.click(button('Move Watch the hands. up'));
    await saved();
    expect(steps(kept)).toEqual(['word-father', 'text', 'word-mother']);
    await user.click(button('Remove father'));
    await saved();
    expect(steps(kept)).toEqual(['text', 'word-mother']);
  });

  it('are moved to the ends and taken out by the keys, which stay where the hand is', async () => {
    const kept = serveTaughtCourse();
    const { user } = await open();
    button('Move mother down').focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(button('Move mother down')).toHaveFocus();
    expect(button('Move mother down')).toHaveAttribute('aria-disabled', 'true');
    await user.tab({ shift: true });
    expect(button('Move mother up')).toHaveFocus();
    await user.keyboard('{Enter}');
    await saved();
    expect(steps(kept)).toEqual(['word-father', 'word-mother', 'text']);

    button('Remove mother').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Remove Watch the hands.')).toHaveFocus());
    await saved();
    expect(steps(kept)).toEqual(['word-father', 'text']);
  });

  it('are picked from the dictionary by search', async () => {
    const kept = serveTaughtCourse();
    server.use(
      http.get(api('/search'), ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        const named = { title: q?.toUpperCase(), name: q };
        const hit = { kind: 'sign', id: `word-${q}`, ...named, href: `/products/word-${q}` };
        return HttpResponse.json({ data: q === 'zz' ? [] : [hit] });
      }),
      http.get(api('/videos'), () => HttpResponse.json({ data: [] })),
    );
    const { user } = await open();
    await user.click(button('Sign'));
    const field = screen.getByRole('searchbox', { name: 'Search the dictionary' });
    await user.type(field, 'son');
    await user.click(await screen.findByRole('button', { name: 'Add son' }));
    expect(screen.getByText('son was added.')).toBeVisible();
    await saved();
    expect(steps(kept)).toEqual(['word-mother', 'word-father', 'text', 'word-son']);
    await user.clear(field);
    await user.type(field, 'zz');
    expect(await screen.findByText('Nothing is called that.')).toBeVisible();
  });

  it('may be a sentence of signs in order, with its face', async () => {
    const kept = serveTaughtCourse(
      aTaughtCourse({
        lessons: [
          {
            ...{ number: 7, titles: { en: 'Family' } },
            steps: [{ kind: 'sentence', meaning: {}, signs: ['word-mother', 'word-father'] }],
          },
        ],
      }),
    );
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'What it means · Hindi' }), 'पिता की माँ');
    await user.click(button('Move father earlier'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Face' }), [
      'A question for yes or no',
    ]);
    await saved();
    expect(kept.saved.at(-1)?.lessons[0]?.steps).toEqual([
      {
        ...{ kind: 'sentence', meaning: { hi: 'पिता की माँ' }, face: 'polar' },
        signs: ['word-father', 'word-mother'],
      },
    ]);
  });

  it('as a sentence, keeps the keyboard at a sign that is moved, the same one twice too', async () => {
    const sentence = { kind: 'sentence' as const, meaning: {} };
    const kept = serveTaughtCourse(
      aTaughtCourse({
        lessons: [
          {
            ...{ number: 7, titles: { en: 'Family' } },
            steps: [{ ...sentence, signs: ['word-mother', 'word-father', 'word-mother'] }],
          },
        ],
      }),
    );
    const { user } = await open();
    button('Move father later').focus();
    await user.keyboard('{Enter}');
    expect(button('Move father later')).toHaveFocus();
    expect(button('Move father later')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await saved();
    expect(kept.saved.at(-1)?.lessons[0]?.steps).toMatchObject([
      { signs: ['word-mother', 'word-mother', 'word-father'] },
    ]);
    button('Remove father').focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Remove mother' })[1]).toHaveFocus(),
    );
    await saved();
  });

  it('may be a video that everybody may see, one’s own among them', async () => {
    const kept = serveTaughtCourse();
    const id = (letter: string) => letter.repeat(24);
    server.use(
      http.get(api('/videos/mine'), () =>
        HttpResponse.json({
          data: [
            aVideo({ _id: id('a'), title: 'Shown' }),
            aVideo({ _id: id('b'), title: 'Private', visibility: 'private' }),
            aVideo({ _id: id('c'), title: 'Broken', status: 'rejected' }),
          ],
        }),
      ),
      http.get(api('/videos/:id'), () => HttpResponse.json(aVideo({ _id: id('a') }))),
    );
    const { user } = await open();
    await user.click(button('Video'));
    const own = within(await screen.findByRole('list', { name: 'My videos' }));
    expect(own.getAllByRole('button')).toHaveLength(1);
    await user.click(own.getByRole('button', { name: 'Add Shown' }));
    await saved();
    expect(kept.saved.at(-1)?.lessons[0]?.steps.at(-1)).toEqual({ kind: 'clip', clip: id('a') });
  });
});

describe('lessons', () => {
  it('are added with a number of their own, and removed only when that is meant', async () => {
    const kept = serveTaughtCourse();
    const { user } = await open();
    await user.click(button('Add a lesson'));
    await saved();
    const [first, second] = kept.saved.at(-1)?.lessons ?? [];
    expect(first?.number).toBe(7);
    expect(second).toMatchObject({ titles: {}, steps: [] });
    expect(second?.number).not.toBe(7);

    await user.click(button('Remove Family'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }),
    );
    expect(screen.getByRole('button', { name: 'Move Family' })).toBeVisible();
    // Empty, it goes at once.
    await user.click(button('Remove Lesson 2'));
    await saved();
    expect(kept.saved.at(-1)?.lessons).toHaveLength(1);
  });
});

describe('giving a course to others', () => {
  it('is possible once nothing is missing, and then has a link', async () => {
    const kept = serveTaughtCourse(aTaughtCourse({ titles: {} }));
    const { user } = await open();
    const isOpen = screen.getByRole('switch', { name: /^Open for whoever has the link/ });
    await user.click(isOpen);
    expect(isOpen).not.toBeChecked();
    expect(isOpen).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('The course has no title.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Title · Hindi' }), 'कक्षा');
    await user.click(isOpen);
    expect(screen.getByRole('textbox', { name: 'Link to the course' })).toHaveValue(
      'http://localhost:3000/dashboard/courses/mine',
    );
    await saved();
    expect(kept.saved.at(-1)).toMatchObject({ isOpen: true, titles: { hi: 'कक्षा' } });
  });

  it('names each step that is not finished, in Hindi too', async () => {
    await chooseLanguage('hi');
    serveTaughtCourse(
      aTaughtCourse({
        lessons: [
          {
            ...{ number: 1, titles: {} },
            steps: [
              { kind: 'text', text: {} },
              { kind: 'sentence', meaning: {}, signs: [] },
            ],
          },
        ],
      }),
    );
    openSignedIn('/dashboard/teach/mine', TEACHER);
    expect(await screen.findByText('पाठ 1 का शीर्षक नहीं है।')).toBeVisible();
    expect(screen.getByText('पाठ 1, चरण 1: लेख ख़ाली है।')).toBeVisible();
    expect(screen.getByText('पाठ 1, चरण 2: वाक्य में संकेत नहीं हैं।')).toBeVisible();
    expect(screen.getByText('पाठ 1, चरण 2: वाक्य का अर्थ नहीं लिखा है।')).toBeVisible();
  });

  it('cannot be taken back from a class, and says why', async () => {
    serveTaughtCourse(aTaughtCourse({ isOpen: true }));
    const refusal = () =>
      HttpResponse.json(anError(409, 'x', { code: 'COURSE_IN_CLASS' }), { status: 409 });
    server.use(
      http.put(api('/teaching/courses/mine'), refusal),
      http.delete(api('/teaching/courses/mine'), refusal),
    );
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: /^Open for whoever has the link/ }));
    expect(
      await screen.findByText('Not saved: A class learns from this course. End the class first.'),
    ).toBeVisible();
    await user.click(button('Delete the course'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('A class learns from this course.');
  });
});

it('a course that is gone, or somebody else’s, is the not-found page', async () => {
  server.use(
    http.get(api('/teaching/courses/mine'), () =>
      HttpResponse.json(anError(404, 'gone', { code: 'COURSE_NOT_FOUND' }), { status: 404 }),
    ),
  );
  openSignedIn('/dashboard/teach/mine', TEACHER);
  expect(await screen.findByRole('heading', { name: 'Ohh! page not found' })).toBeVisible();
});
