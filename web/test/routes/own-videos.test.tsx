import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aVideo } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

describe("one's own videos", () => {
  it('are shown in every state, with the reason of a rejection', async () => {
    server.use(
      http.get(api('/videos/mine'), () =>
        HttpResponse.json({
          data: [
            aVideo({ _id: 'a', title: 'Good', status: 'ready' }),
            aVideo({ _id: 'b', title: 'Bad', status: 'rejected', reason: 'It has no picture.' }),
            aVideo({
              _id: 'c',
              title: 'Heavy',
              status: 'rejected',
              reason: 'In English.',
              reasonCode: 'TOO_HEAVY',
            }),
          ],
        }),
      ),
    );
    openSignedIn('/dashboard/upload');
    expect(await screen.findByText('On show')).toBeVisible();
    expect(screen.getAllByText('Not shown')).toHaveLength(2);
    expect(screen.getByText('It has no picture.')).toBeVisible();
    expect(screen.getByText(/too many or too large pictures/)).toBeVisible();
    expect(screen.queryByText('In English.')).not.toBeInTheDocument();
  });

  it('are looked at again while one is being prepared', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let status: 'processing' | 'ready' = 'processing';
    server.use(
      http.get(api('/videos/mine'), () => HttpResponse.json({ data: [aVideo({ status })] })),
    );
    openSignedIn('/dashboard/upload');
    expect(await screen.findByText('Being prepared')).toBeVisible();
    status = 'ready';
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByText('On show')).toBeVisible();
  });

  it.each([
    [204, 'The video was deleted.'],
    [500, 'The video could not be deleted.'],
  ])('can be deleted after a question (%i)', async (status, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(api('/videos/mine'), () => HttpResponse.json({ data: [aVideo()] })),
      http.delete(api('/videos/:id'), () => new HttpResponse(null, { status })),
    );
    const { user } = openSignedIn('/dashboard/upload');
    await user.click(await screen.findByRole('button', { name: 'Delete this video' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  });

  it('hand the keyboard on when they are deleted, and keep it when they are not', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let left = [aVideo({ _id: 'a', title: 'One' }), aVideo({ _id: 'b', title: 'Two' })];
    let status = 500;
    server.use(
      http.get(api('/videos/mine'), () => HttpResponse.json({ data: left })),
      http.delete(api('/videos/:id'), ({ params }) => {
        if (status === 204) left = left.filter(({ _id }) => _id !== params.id);
        return new HttpResponse(null, { status });
      }),
    );
    const { user } = openSignedIn('/dashboard/upload');
    const remove = async (button: HTMLElement | undefined): Promise<void> => {
      await user.click(button as HTMLElement);
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
    };
    const [one, two] = await screen.findAllByRole('button', { name: 'Delete this video' });
    await remove(one);
    await waitFor(() => expect(one).toHaveFocus());
    status = 204;
    await remove(one);
    await waitFor(() => expect(two).toHaveFocus());
    await remove(two);
    const heading = screen.getByRole('heading', { name: 'Your videos' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
