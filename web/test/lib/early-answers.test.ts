import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../src/app/store';
import { baseApi } from '../../src/lib/api/base-api';
import { askEarly } from '../../src/lib/api/early-answers';
import { session } from '../../src/lib/session/browser-session';
import { inlineStart } from '../../vite/page-html';
import { api, server } from '../support/server';

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    early: build.query<{ readonly turn: number }, void>({
      query: () => ({ url: '/courses/family', params: {} }),
      extraOptions: { isAnonymous: true },
    }),
    earlyOfMember: build.query<{ readonly turn: number }, void>({
      query: () => ({ url: '/courses/family' }),
    }),
  }),
});
const { early, earlyOfMember } = probe.endpoints;

const asked: Request[] = [];
let fails = false;

beforeEach(() => {
  asked.length = 0;
  fails = false;
  history.replaceState(null, '', '/dashboard/courses/family');
  server.use(
    http.get(api('/courses/:id'), ({ request }) => {
      asked.push(request);
      return fails ? HttpResponse.error() : HttpResponse.json({ turn: asked.length });
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  window.islAnswers?.clear();
  delete window.islStyles;
});

/** What a page without any would have. */
const files = {
  ...{ main: 'a.js', scripts: [], fontFile: 'f.css' },
  ...{ styles: [], answerStyles: [], laterStyles: [] },
};

/** As a screen asks; a store of its own knows nothing of the ones before. */
const ask = () => createStore(session).dispatch(early.initiate());

describe('what a page asks before its app is there', () => {
  it('is named in the page by where the parts of its own address stand', () => {
    const page = inlineStart('', {
      ...files,
      path: '/dashboard/courses/:courseId/:lessonId',
      head: {
        answers: ['/courses/:courseId', '/config'],
        opens: { page: 'convert', says: 'signkit:ready' },
      },
    });
    expect(page).toContain('data-answers="/api/courses/{3} /api/config"');
    expect(page).toContain('data-opens="convert" data-frame-says="signkit:ready"');
    expect(page).not.toContain('visitor');
  });

  it('cannot name a part that the address does not have', () => {
    const head = { answers: ['/courses/:courseId'] };
    expect(() => inlineStart('', { ...files, path: '/dashboard', head })).toThrow(/no :courseId/);
  });

  it('is not asked again by the first screen, and is by the next', async () => {
    askEarly(['/api/courses/{3}']);
    expect((await ask()).data).toEqual({ turn: 1 });
    expect(asked).toHaveLength(1);
    expect((await ask()).data).toEqual({ turn: 2 });
  });

  it('is not told before the styles are here of what the answer draws', async () => {
    let areHere = (): void => {};
    window.islStyles = new Promise<void>((resolve) => {
      areHere = resolve;
    });
    askEarly(['/api/courses/{3}']);
    const told: unknown[] = [];
    const answer = ask().then(({ data }) => told.push(data));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await window.islAnswers?.values().next().value?.answer;
    expect(told).toEqual([]);
    areHere();
    await answer;
    expect(told).toEqual([{ turn: 1 }]);
  });

  it('is asked anew where the answer did not come', async () => {
    fails = true;
    askEarly(['/api/courses/{3}']);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    fails = false;
    expect((await ask()).data).toEqual({ turn: 2 });
  });

  it('is asked anew where half a minute has passed', async () => {
    askEarly(['/api/courses/{3}']);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 30_001);
    expect((await ask()).data).toEqual({ turn: 2 });
  });

  it('is asked anew by a member, who may be told more', async () => {
    askEarly(['/api/courses/{3}']);
    vi.spyOn(session, 'fresh').mockResolvedValue('a-token');
    const answer = await createStore(session).dispatch(earlyOfMember.initiate());
    expect(answer.data).toEqual({ turn: 2 });
    expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer a-token');
  });
});
