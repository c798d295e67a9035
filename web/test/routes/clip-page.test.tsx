import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, aPost, aVideo } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const clip = aVideo({
  _id: '65f0c0ffee00112233445501',
  title: 'HELLO',
  region: 'IN-KL',
  durationSeconds: 2,
  prompt: { kind: 'sign', id: 'word-hello', label: 'HELLO' },
  languageReview: 'not-reviewed',
  given: {
    scopes: ['keep', 'show'],
    isVariant: false,
    picture: 'whole',
    seen: { yes: 2, no: 1 },
    signed: { 'as-signed': 0, 'not-this-sign': 0, differently: 1, unknown: 0 },
  },
});
const entries = [
  { ms: 0, emotion: 'happy', scores: { happy: 0.9, sad: 0.1 }, face: { brows: 'up' } },
  {
    ms: 1000,
    emotion: 'sad',
    scores: { happy: 0.2, sad: 0.8 },
    face: { brows: 'neutral', grammar: 'question' },
  },
];
const address = `/dashboard/videos/${clip._id}`;

const serve = (video: object = clip, timeline: readonly object[] = entries): void =>
  server.use(
    http.get(api(`/videos/${clip._id}`), () => HttpResponse.json(video)),
    http.get(api(`/videos/${clip._id}/timeline`), () => HttpResponse.json({ entries: timeline })),
  );

describe('the page of a clip', () => {
  it('tells consent, licence, votes and region, and names nobody', async () => {
    const { username: _name, ...unnamed } = clip;
    serve(unnamed);
    openApp(address);
    await screen.findByRole('heading', { level: 1, name: 'HELLO' });
    const facts = screen.getByRole('region', { name: 'About this clip' });
    expect(within(facts).getByText('Kerala')).toBeVisible();
    expect(within(facts).getByText(/the name is not told/)).toBeVisible();
    expect(within(facts).getByRole('link', { name: 'HELLO' })).toHaveAttribute(
      'href',
      '/products/word-hello',
    );
    const scopes = within(facts).getAllByText(/^(Yes|No):$/);
    expect(scopes.map((scope) => scope.textContent)).toEqual(['Yes:', 'Yes:', 'No:', 'No:', 'No:']);
    expect(facts).toHaveTextContent('can be seen: 2 yes, 1 no');
    expect(facts).toHaveTextContent('No Deaf signer has looked at the language yet');
    expect(facts).toHaveTextContent('I sign it differently: 1');
    expect(facts).toHaveTextContent('Watch it here. Copying');
  });

  it('names a giver who wants to be named, with the region', async () => {
    serve({ ...clip, signer: 'Asha from Pune' });
    openApp(address);
    const facts = within(await screen.findByRole('region', { name: 'About this clip' }));
    expect(facts.getByText('Real signer: Asha from Pune, Kerala')).toBeVisible();
    expect(facts.getByText('Asha from Pune')).toBeVisible();
    expect(facts.queryByText(/the name is not told/)).not.toBeInTheDocument();
    const cited = screen.getByRole('region', { name: 'Cite this clip' });
    expect(cited).toHaveTextContent(/Asha from Pune: “HELLO”/);
    expect(cited).toHaveTextContent('author = {{Asha from Pune}}');
  });

  it('goes to a moment of the clip by its timeline, and follows the clip', async () => {
    serve();
    openApp(address);
    const slider = await screen.findByRole('slider', { name: 'Go to a moment of the clip' });
    const video = screen.getByLabelText<HTMLVideoElement>('HELLO');
    fireEvent.change(slider, { target: { value: '1.5' } });
    expect(video.currentTime).toBe(1.5);
    expect(slider).toHaveAttribute('aria-valuetext', '1.5 of 2 seconds');
    video.currentTime = 0.5;
    fireEvent.timeUpdate(video);
    expect(slider).toHaveValue('0.5');
  });

  it('shows the same as a table when asked', async () => {
    serve();
    const { user } = openApp(address);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(await screen.findByText('The same as a table'));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SecondFeelinghappy, %sad, %surprise, %neutral, %anger, %EyebrowsMay be grammarSign',
      '0happy9010raised',
      '1sad2080neutrala question',
    ]);
  });

  it.each([
    ['an uploaded video', aVideo({ _id: clip._id }), entries],
    ['a clip of which nothing was read', clip, []],
  ])('says that %s has no timeline', async (_what, video, timeline) => {
    serve(video, timeline);
    openApp(address);
    expect(await screen.findByText(/There is no timeline/)).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('copies text and BibTeX with one button', async () => {
    serve();
    const { user } = openApp(address);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy both' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const copied = String(write.mock.calls[0]?.[0]);
    expect(copied).toContain('“HELLO”. Indian Sign Language, video data set, 1/11/2026.');
    expect(copied).toContain(`url = {${location.origin}${address}}`);
    expect(copied).toContain('date = {2026-11-01}');
    expect((await screen.findAllByText('Copied.')).length).toBeGreaterThan(0);
  });

  it('says where only points were given, and gives them', async () => {
    serve({ ...clip, given: { ...clip.given, picture: 'landmarks' } });
    openApp(address);
    expect(await screen.findByText('Points alone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The points (.pose)' })).toHaveAttribute(
      'href',
      `/api/contributions/${clip._id}/landmarks`,
    );
  });

  it('names whom the licence of a published set asks to name', async () => {
    const imported = {
      set: 'include',
      licence: 'CC-BY-SA-4.0',
      credit: 'The makers of the set',
      source: 'https://example.org/set',
    };
    serve({ ...clip, imported });
    openApp(address);
    const facts = within(await screen.findByRole('region', { name: 'About this clip' }));
    expect(facts.getByRole('link', { name: 'The makers of the set' })).toHaveAttribute(
      'href',
      'https://example.org/set',
    );
    expect(facts.getByText(/stands under the same licence/)).toBeVisible();
    const cited = screen.getByRole('region', { name: 'Cite this clip' });
    expect(cited).toHaveTextContent('author = {{The makers of the set}}');
  });

  it('is not there for a clip that may not be shown', async () => {
    server.use(
      http.get(api(`/videos/${clip._id}`), () =>
        HttpResponse.json(anError(404, 'There is no such video.'), { status: 404 }),
      ),
    );
    openApp(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('About this clip')).not.toBeInTheDocument();
    expect(screen.queryByText('There is no such video.')).not.toBeInTheDocument();
  });

  it('leads to the next one that has the same filters, and back to them', async () => {
    const asked: string[] = [];
    const next = aVideo({ _id: '65f0c0ffee00112233445502', title: 'After' });
    serve();
    server.use(
      http.get(api('/videos'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: [next] });
      }),
    );
    openApp(`${address}?category=happy&region=IN-KL&page=3`);
    expect(await screen.findByRole('link', { name: 'Next video After' })).toHaveAttribute(
      'href',
      `/dashboard/videos/${next._id}?region=IN-KL&category=happy`,
    );
    expect(asked).toEqual([`?region=IN-KL&category=happy&after=${clip._id}&limit=1`]);
    expect(screen.getByRole('link', { name: 'All videos' })).toHaveAttribute(
      'href',
      '/dashboard/Datasets?region=IN-KL&category=happy',
    );
  });

  it('leads nowhere from the last one', async () => {
    serve();
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [] })));
    openApp(address);
    await screen.findByRole('region', { name: 'About this clip' });
    expect(await screen.findByText('Which alphabet?')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Next video/ })).not.toBeInTheDocument();
  });

  it('gives its page a title of its own, and hands the link on', async () => {
    serve();
    const { user } = openApp(`${address}?category=happy`);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${location.origin}${address}`);
    await waitFor(() => expect(document.title).toBe('HELLO · Indian Sign Language'));
  });

  it('has the talk about it below, and takes more of it', async () => {
    serve();
    const sent: unknown[] = [];
    const about = { title: 'My way', content: 'I use one hand.', aboutVideo: clip._id };
    server.use(
      http.get(api('/posts'), ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('aboutVideo') === clip._id ? [] : [aPost()],
        ),
      ),
      http.post(api('/posts'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aPost(about), { status: 201 });
      }),
    );
    const { user } = openSignedIn(address);
    const talk = await screen.findByRole('region', { name: 'Talk about this video' });
    expect(await within(talk).findByText('No posts available')).toBeVisible();
    await user.type(within(talk).getByRole('textbox', { name: 'Title' }), about.title);
    await user.type(within(talk).getByRole('textbox', { name: 'Post' }), about.content);
    await user.click(within(talk).getByRole('button', { name: 'Add Post' }));
    expect(await within(talk).findByRole('heading', { name: 'My way' })).toBeVisible();
    expect(sent).toEqual([about]);
  });

  it('is led to from its card with the filters of the list', async () => {
    const { user } = openApp('/dashboard/Datasets?region=IN-KL');
    await user.click(await screen.findByRole('button', { name: 'happy' }));
    expect(screen.getByRole('link', { name: 'A smile' })).toHaveAttribute(
      'href',
      `/dashboard/videos/${aVideo()._id}?region=IN-KL&category=happy`,
    );
  });

  it('is led to from its card', async () => {
    openApp('/dashboard/Datasets');
    const link = await screen.findByRole('link', { name: 'A smile' });
    expect(link).toHaveAttribute('href', `/dashboard/videos/${aVideo()._id}`);
  });
});
