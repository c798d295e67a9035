import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { aClass, aTaughtCourse, TEACHER } from '../support/teaching';

const ID = 'c'.repeat(24);
const serveClass = (one: object) =>
  server.use(http.get(api(`/classes/${ID}`), () => HttpResponse.json(one)));
const open = (claims = {}) => openSignedIn(`/dashboard/classes/${ID}`, claims);

describe('joining a class', () => {
  const serveJoin = (answer: () => Response) => {
    const sent: unknown[] = [];
    server.use(
      http.post(api('/classes/join'), async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
    );
    return sent;
  };

  it('by a link has the code in it, and agrees to nothing by itself', async () => {
    const sent = serveJoin(() => HttpResponse.json(aClass()));
    serveClass(aClass({ mine: { mayBeSeen: false, joinedAt: '2026-11-01T10:00:00.000Z' } }));
    const { user, path } = openSignedIn('/dashboard/classes/join?code=GDKPAY27');
    expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveValue('GDKPAY27');
    expect(screen.getByRole('switch', { name: /^My teacher may see/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('heading', { level: 1, name: '5 B' })).toBeVisible();
    expect(path()).toBe(`/dashboard/classes/${ID}`);
    expect(sent).toEqual([{ code: 'GDKPAY27', mayBeSeen: false }]);
  });

  it('may agree at once', async () => {
    const sent = serveJoin(() => HttpResponse.json(aClass()));
    serveClass(aClass());
    const { user } = openSignedIn('/dashboard/classes/join');
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'gdkp-ay27');
    await user.click(screen.getByRole('switch', { name: /^My teacher may see/ }));
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await screen.findByRole('heading', { level: 1, name: '5 B' });
    expect(sent).toEqual([{ code: 'gdkp-ay27', mayBeSeen: true }]);
  });

  it.each([
    [404, 'CLASS_CODE_UNKNOWN', /^No class has this code/],
    [409, 'CLASS_FULL', /^This class holds no more learners/],
    [429, 'TOO_MANY_REQUESTS', /^Too many codes that open no class/],
    [403, 'DEMO_FIXED', /^The demo account is shared/],
    [503, 'UNAVAILABLE', /^The class was not joined/],
  ])('that is answered %s says why at the field', async (status, code, words) => {
    serveJoin(() => HttpResponse.json(anError(status, 'x', { code }), { status }));
    const { user } = openSignedIn('/dashboard/classes/join?code=AAAA2222');
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeInvalid();
  });

  it('asks a stranger to sign in, and leads back with the code', async () => {
    openApp('/dashboard/classes/join?code=GDKPAY27');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fclasses%2Fjoin%3Fcode%3DGDKPAY27',
    );
  });
});

describe('a class to its teacher', () => {
  const taught = {
    code: 'GDKPAY27',
    learners: [
      {
        ...{ name: 'Asha Rao', joinedAt: '2026-11-01T10:00:00.000Z' },
        lessons: [
          { lesson: 'mine-7', step: 9, doneAt: 1, at: 1 },
          { lesson: 'mine-9', step: 2, doneAt: null, at: 1 },
        ],
      },
    ],
    unseen: 2,
  };

  it('shows who agreed and what they did, and how many did not', async () => {
    serveClass(aClass({ taught }));
    open(TEACHER);
    const row = within(await screen.findByRole('row', { name: /^Asha Rao/ }));
    expect(row.getByText('1 of 2 lessons done')).toBeVisible();
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['done', 'begun']);
    expect(screen.getByText('2 learners did not agree to be seen.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code of the class' })).toHaveValue('GDKP-AY27');
    expect(screen.getByRole('textbox', { name: 'Link to join' })).toHaveValue(
      'http://localhost:3000/dashboard/classes/join?code=GDKPAY27',
    );
  });

  it('is in Hindi where the page is', async () => {
    await chooseLanguage('hi');
    serveClass(aClass({ taught: { ...taught, learners: [], unseen: 0 } }));
    open(TEACHER);
    expect(await screen.findByText('अभी कोई नहीं जुड़ा।')).toBeVisible();
    expect(screen.getByText('मेरी कक्षा')).toBeVisible();
  });

  it('gets another code and is ended only when that is meant', async () => {
    const done: string[] = [];
    serveClass(aClass({ taught }));
    server.use(
      http.post(api(`/classes/${ID}/code`), () => {
        done.push('renewed');
        return HttpResponse.json(aClass({ taught }));
      }),
      http.delete(api(`/classes/${ID}`), () => {
        done.push('ended');
        return new HttpResponse(null, { status: 204 });
      }),
      http.get(api('/classes'), () => HttpResponse.json({ taught: [], joined: [] })),
      http.get(api('/teaching/courses'), () => HttpResponse.json({ data: [] })),
    );
    const { user, path } = open(TEACHER);
    const answer = async (name: string, word: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: word }),
      );
    };
    await answer('End the class', 'Keep it');
    await answer('Another code', 'Another code');
    await waitFor(() => expect(done).toEqual(['renewed']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Another code' })).toHaveFocus());
    await answer('End the class', 'End the class');
    await waitFor(() => expect(path()).toBe('/dashboard/classes'));
    expect(done).toEqual(['renewed', 'ended']);
  });
});

describe('a class to a learner', () => {
  it('leads to the course, and says to nobody else what they do until they agree', async () => {
    let mayBeSeen = false;
    const one = () => aClass({ mine: { mayBeSeen, joinedAt: '2026-11-01T10:00:00.000Z' } });
    server.use(
      http.get(api(`/classes/${ID}`), () => HttpResponse.json(one())),
      http.put(api(`/classes/${ID}/membership`), async ({ request }) => {
        ({ mayBeSeen } = (await request.json()) as { mayBeSeen: boolean });
        return HttpResponse.json(one());
      }),
    );
    const { user } = open();
    const agreed = await screen.findByRole('switch', { name: /^My teacher may see/ });
    expect(agreed).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute(
      'href',
      '/dashboard/courses/mine',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(agreed);
    // While it is sent as well.
    expect(agreed).toBeEnabled();
    expect(agreed).toHaveFocus();
    await waitFor(() => expect(agreed).toBeChecked());
    await user.click(agreed);
    await waitFor(() => expect(agreed).not.toBeChecked());
  });

  it('that ended, or is another’s, is the not-found page', async () => {
    server.use(
      http.get(api(`/classes/${ID}`), () =>
        HttpResponse.json(anError(404, 'x', { code: 'CLASS_NOT_FOUND' }), { status: 404 }),
      ),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Ohh! page not found' })).toBeVisible();
  });
});

describe('the list of classes', () => {
  it('has those one is in and those one teaches, and opens another for an open course', async () => {
    const card = { ...aClass(), learners: 3 };
    const made: unknown[] = [];
    server.use(
      http.get(api('/classes'), () =>
        HttpResponse.json({ taught: [card], joined: [{ ...card, name: 'Evening' }] }),
      ),
      http.get(api('/teaching/courses'), () =>
        HttpResponse.json({
          data: [
            { ...aTaughtCourse({ _id: 'draft', titles: { en: 'A draft' } }), lessons: 1 },
            { ...aTaughtCourse({ isOpen: true }), lessons: 1 },
          ],
        }),
      ),
      http.post(api('/classes'), async ({ request }) => {
        made.push(await request.json());
        return HttpResponse.json(aClass(), { status: 201 });
      }),
    );
    serveClass(aClass());
    const { user } = openSignedIn('/dashboard/classes?course=mine', TEACHER);
    expect(await screen.findByRole('link', { name: 'Evening' })).toBeVisible();
    const form = within(await screen.findByRole('region', { name: 'Open a class' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Course' })).toHaveValue('mine'));
    expect(form.queryByRole('option', { name: 'A draft' })).not.toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Name of the class' }), ' 6 A ');
    await user.click(form.getByRole('button', { name: 'Open the class' }));
    await waitFor(() => expect(made).toEqual([{ courseId: 'mine', name: '6 A' }]));
  });

  it('is empty at first, and says who has the code', async () => {
    server.use(http.get(api('/classes'), () => HttpResponse.json({ taught: [], joined: [] })));
    openSignedIn('/dashboard/classes');
    expect(await screen.findByText(/Your teacher has the code/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join a class' })).toHaveAttribute(
      'href',
      '/dashboard/classes/join',
    );
  });
});
