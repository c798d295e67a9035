import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import {
  aCharacter,
  aCourse,
  aFoundSign,
  anAccount,
  anError,
  anExpression,
  aPost,
  aroundNothing,
  aSign,
  aSystemState,
  aVideo,
  aWord,
  pageConfig,
} from './factories';
import { noProgress } from './progress';

export const api = (path: string): string => `http://localhost:3000/api${path}`;

/** A server on which everything is well; a test replaces what it is about. */
export const server = setupServer(
  http.get(api('/config'), () => HttpResponse.json(pageConfig)),
  http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
  http.get(api('/posts'), () => HttpResponse.json([aPost()])),
  http.get(api('/posts/reports'), () => HttpResponse.json({ data: [] })),
  http.get(api('/courses/takedowns'), () => HttpResponse.json({ data: [] })),
  http.get(api('/posts/:postId'), () =>
    HttpResponse.json(anError(404, 'This post does not exist any more.'), { status: 404 }),
  ),
  http.get(api('/account/reviewing'), () => HttpResponse.json({ request: null })),
  http.get(api('/admin/accounts'), () => HttpResponse.json({ data: [] })),
  http.get(api('/admin/reviewer-requests'), () => HttpResponse.json({ data: [] })),
  http.get(api('/admin/audit'), () => HttpResponse.json({ data: [], people: [], missing: [] })),
  http.get(api('/admin/state'), () => HttpResponse.json(aSystemState())),
  http.get(api('/imports'), () => HttpResponse.json({ data: [] })),
  http.get(api('/admin/reviewer-decisions'), () => HttpResponse.json({ data: [] })),
  http.get(api('/contact'), () => HttpResponse.json({ data: [] })),
  http.get(api('/videos'), ({ request }) =>
    HttpResponse.json({ data: new URL(request.url).searchParams.has('sign') ? [] : [aVideo()] }),
  ),
  http.get(api('/videos/takes'), () => HttpResponse.json({ data: [] })),
  http.get(api('/signs/forms/disputed'), () => HttpResponse.json({ data: [] })),
  http.get(api('/consent/video'), () => HttpResponse.json({ version: '2026-12' })),
  http.get(api('/videos/counts'), () =>
    HttpResponse.json({ sign: [], region: [], kind: [], review: [] }),
  ),
  http.get(api('/videos/some'), () => HttpResponse.json({ data: [] })),
  http.get(api('/videos/mine'), () => HttpResponse.json({ data: [] })),
  http.get(api('/contributions'), () => HttpResponse.json({ data: [] })),
  http.get(api('/contributions/signer'), () => HttpResponse.json({})),
  http.get(api('/reviews'), () => HttpResponse.json({ data: [], judged: 0 })),
  http.get(api('/contributions/figures'), () =>
    HttpResponse.json({
      at: '2026-11-23T10:00:00Z',
      clips: { preparing: 0, open: 0, accepted: 0, 'not-accepted': 0 },
      seconds: 0,
      signers: 0,
      weeks: [],
      month: { from: '2026-11-01', given: 0, checked: 0 },
      seen: { verdicts: 0, bySign: [], byReviewer: [] },
      signed: { verdicts: 0, bySign: [], byReviewer: [] },
    }),
  ),
  http.get(api('/contributions/counts'), () => HttpResponse.json({ data: [] })),
  http.get(api('/char/Allcharacters'), () =>
    HttpResponse.json({ data: [...'ABCDEFGHIJ'].map(aCharacter) }),
  ),
  http.get(api('/char/Allexpressions'), () =>
    HttpResponse.json({
      data: [
        anExpression('Happy'),
        anExpression('Asking', { video: '/static/signs/expression-asking.mp4' }),
      ],
    }),
  ),
  http.get(api('/words'), () =>
    HttpResponse.json({
      data: [aWord('friend'), aWord('father'), aWord('tea', 'food')],
      categories: ['people', 'food'],
    }),
  ),
  http.get(api('/signs/by-id'), ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
    return HttpResponse.json({ data: ids.map(aFoundSign) });
  }),
  http.get(api('/signs/:id'), ({ params }) =>
    HttpResponse.json(aSign({ _id: String(params.id), id: String(params.id) })),
  ),
  http.get(api('/signs/:id/around'), () => HttpResponse.json(aroundNothing)),
  http.get(api('/search'), () => HttpResponse.json({ data: [] })),
  http.get(api('/courses'), () => HttpResponse.json([aCourse()])),
  http.get(api('/courses/:courseId'), () =>
    HttpResponse.json(anError(404, 'There is no such course.'), { status: 404 }),
  ),
  http.get(api('/progress'), () => HttpResponse.json(noProgress)),
  http.post(api('/progress'), () => HttpResponse.json(noProgress)),
  http.get(api('/notifications/push'), () => HttpResponse.json({ browsers: 0 })),
  http.get(api('/notifications'), () => HttpResponse.json({ unread: 0, data: [] })),
  http.get(api('/stats'), () =>
    HttpResponse.json({
      counts: { users: 12, videos: 3, posts: 7 },
      missing: [],
      at: '2026-11-21T10:00:00.000Z',
    }),
  ),
);
