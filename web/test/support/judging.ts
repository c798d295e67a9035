import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aClipToReview, anError } from './factories';
import { api, server } from './server';

export const address = '/dashboard/review';
type Clip = ReturnType<typeof aClipToReview>;

/** A server where `waiting` waits for a verdict, and that notes what it is asked and told. */
export function reviews(...waiting: Clip[]) {
  const seen = { waiting, asked: [] as string[], said: [] as unknown[], undone: [] as string[] };
  server.use(
    http.get(api('/reviews'), ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      seen.asked.push(search);
      const data = seen.waiting.slice(0, Number(searchParams.get('limit')));
      return HttpResponse.json({ data, judged: 4 });
    }),
    http.post(api('/reviews/:id'), async ({ request, params }) => {
      seen.said.push(await request.json());
      seen.waiting = seen.waiting.filter(({ _id }) => _id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(api('/reviews/:id'), ({ request, params }) => {
      seen.undone.push(`${String(params.id)}${new URL(request.url).search}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return seen;
}

/** Answers a verdict, or its undoing, with a refusal. */
export function refuses(method: 'post' | 'delete', status: number, code = 'SOME_ERROR'): void {
  server.use(
    http[method](api('/reviews/:id'), () =>
      HttpResponse.json(anError(status, 'no', { code }), { status }),
    ),
  );
}

export const clips = (count: number): Clip[] =>
  Array.from({ length: count }, (_, at) => aClipToReview(at + 1));

/** The clip that is judged now, by what was asked for. */
export const clipOf = (label: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 2, name: label });

export const videoOf = (label: string): HTMLVideoElement =>
  screen.getByLabelText(`The clip for ${label}`);
