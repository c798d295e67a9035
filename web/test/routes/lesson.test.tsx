import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { progressKeeper } from '../../src/lib/progress/browser-progress';
import { aVideo } from '../support/factories';
import { aCourseDetail, aLesson, aSentence, serveCourse } from '../support/lessons';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

let lessons = 0;

/** A lesson that this browser has not seen. */
function serveLesson(over: Parameters<typeof aLesson>[0] = {}): string {
  lessons += 1;
  const _id = `family-${lessons}`;
  serveCourse(aCourseDetail({ lessons: [aLesson({ _id, ...over })] }));
  return `/dashboard/courses/family/${_id}`;
}

const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Without a camera, so that nothing is copied nor produced. */
async function watchBoth(user: UserEvent): Promise<void> {
  await heading('mother');
  await next(user);
  await heading('Copy: mother');
  await user.click(screen.getByRole('button', { name: 'This lesson without the camera' }));
  await heading('father');
  await next(user);
}

/** Which sign the avatar shows, as the frame was told. */
async function shownSign(): Promise<string> {
  const { frame, say } = await findFrame('The avatar signs');
  const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
  say({ type: 'signkit:ready', page: 'learn-sign' });
  const played = (): unknown =>
    told.mock.calls.map(([command]) => command).findLast(({ type }) => type === 'signkit:play');
  await waitFor(() => expect(played()).toBeDefined());
  return (played() as { sign: string }).sign;
}

describe('a sign to watch', () => {
  it('is played by the avatar, named in both languages, and by its picture alone', async () => {
    openApp(serveLesson());
    await heading('mother');
    expect(screen.getByText('माँ')).toHaveAttribute('lang', 'hi');
    expect((await findFrame('The avatar signs')).query).toMatchObject({ embed: 'stage' });
    expect(await shownSign()).toBe('word-mother');
    expect(screen.getByText('Avatar: made by a computer, not a person')).toBeVisible();
  });

  it('can be played again, and slower', async () => {
    const { user } = openApp(serveLesson());
    await heading('mother');
    const { frame, say } = await findFrame('The avatar signs');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    told.mockClear();
    await user.click(screen.getByRole('button', { name: 'Slower' }));
    expect(screen.getByRole('button', { name: 'Slower' })).toHaveAttribute('aria-pressed', 'true');
    expect(told.mock.calls.map(([command]) => command)).toEqual([
      { type: 'signkit:configure', speed: 0.5 },
      { type: 'signkit:play', sign: 'word-mother' },
    ]);
    told.mockClear();
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is shown by a person where somebody gave a clip of it', async () => {
    server.use(
      http.get(api('/videos'), () =>
        HttpResponse.json({ data: [aVideo({ url: '/api/videos/person/stream' })] }),
      ),
    );
    openApp(serveLesson());
    const clip = await screen.findByLabelText<HTMLVideoElement>('A person signs');
    expect(new URL(clip.src).pathname).toBe('/api/videos/person/stream');
    expect(screen.getByText('Real signer')).toBeVisible();
    expect(screen.queryByTitle('The avatar signs')).not.toBeInTheDocument();
  });
});

describe('a sign to recognise', () => {
  it('says right by a word, and goes on', async () => {
    const { user } = openApp(serveLesson());
    await watchBoth(user);
    await heading('Which sign is this?');
    expect(screen.queryByText(/Right/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'mother' }));
    expect(screen.getByText('Right: mother')).toBeVisible();
    expect(screen.getByRole('button', { name: 'mother (the right one)' })).toBeVisible();
    await next(user);
    await user.click(await screen.findByRole('button', { name: 'father' }));
    expect(screen.getByText('Right: father')).toBeVisible();
  });

  it('is shown again after a mistake, and asked once more at the end', async () => {
    const path = serveLesson();
    const { user } = openApp(path);
    await watchBoth(user);
    await user.click(await screen.findByRole('button', { name: 'father' }));
    expect(screen.getByText('Not that one. This is: mother')).toBeVisible();
    expect(screen.getByRole('button', { name: 'father (your answer)' })).toBeVisible();
    // What was answered stays answered.
    await user.click(screen.getByRole('button', { name: /^mother/ }));
    expect(screen.getByText('Not that one. This is: mother')).toBeVisible();
    await next(user);
    await user.click(await screen.findByRole('button', { name: 'father' }));
    await next(user);
    await heading('Once more: which sign is this?');
    await user.click(screen.getByRole('button', { name: 'mother' }));
    await next(user);
    await heading('The lesson is done');
    expect(screen.getByText('1 of 2 signs recognised at once')).toBeVisible();
    expect(screen.getByRole('link', { name: 'mother' })).toHaveAttribute(
      'href',
      '/products/word-mother',
    );
  });

  it('moves the focus to the heading of each step', async () => {
    const { user } = openApp(serveLesson());
    await heading('mother');
    await next(user);
    await waitFor(async () => expect(await heading('Copy: mother')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(async () => expect(await heading('father')).toHaveFocus());
  });

  it('is kept as a sign that is remembered or not', async () => {
    const { user } = openApp(serveLesson());
    await watchBoth(user);
    await user.click(await screen.findByRole('button', { name: 'mother' }));
    await waitFor(() => {
      const card = progressKeeper.progress()?.cards.get('word-mother');
      expect(card?.reps).toBeGreaterThan(0);
    });
    expect(progressKeeper.progress()?.days).toHaveLength(1);
  });
});

describe('a sentence', () => {
  const sentences = [
    aSentence('Where is the house?'),
    aSentence('The house is here.', { gloss: ['HOUSE', 'HERE'], spans: [] }),
    aSentence('There is no house.', { gloss: ['HOUSE', 'NO'], spans: [] }),
  ];

  it('is signed with its face, and means one of three', async () => {
    const path = serveLesson({ signs: [], sentences });
    const { user } = openApp(path);
    await heading('What does this sentence say?');
    const { frame, path: page, say } = await findFrame('The avatar signs');
    expect(page).toBe('http://sign-kit.test/sign-kit/convert');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'convert' });
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        {
          type: 'signkit:play',
          gloss: ['HOUSE', 'WHERE'],
          spans: [{ channel: 'brows', value: 'furrowed', start: 0, end: 2 }],
        },
        'http://sign-kit.test',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'There is no house.' }));
    expect(screen.getByText('Not that one. It says: Where is the house?')).toBeVisible();
    expect(screen.getByText('As signed: HOUSE WHERE')).toBeVisible();
    await next(user);
    await heading('Make its face: Where is the house?');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await heading('Sign it: Where is the house?');
  });
});

describe('a lesson that is left', () => {
  it('goes on at its step', async () => {
    const path = serveLesson();
    const first = openApp(path);
    await heading('mother');
    await next(first.user);
    await heading('Copy: mother');
    await waitFor(() =>
      expect(progressKeeper.progress()?.lessons.get(path.split('/').at(-1) ?? '')?.step).toBe(1),
    );
    await first.user.click(screen.getByRole('link', { name: 'Leave the lesson' }));
    expect(await screen.findByText('At step 2 of 7')).toBeVisible();
    await first.user.click(screen.getByRole('link', { name: /^Go on: / }));
    await heading('Copy: mother');
  });

  it('is the not-found page where the course has no such lesson', async () => {
    serveLesson();
    openApp('/dashboard/courses/family/family-99999');
    expect(await screen.findByText('Ohh! page not found')).toBeVisible();
  });
});

describe('a lesson in Hindi', () => {
  it('asks and answers in Hindi', async () => {
    const path = serveLesson();
    await chooseLanguage('hi');
    const { user } = openApp(path);
    await heading('माँ');
    expect(screen.getByText('mother')).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'आगे' }));
    await heading('नक़ल कीजिए: माँ');
    await user.click(screen.getByRole('button', { name: 'यह पाठ बिना कैमरे के' }));
    await heading('पिता');
    await user.click(screen.getByRole('button', { name: 'आगे' }));
    await heading('यह कौन-सा संकेत है?');
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'माँ' }));
    expect(main.getByText('सही: माँ')).toBeVisible();
  });
});
