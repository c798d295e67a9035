import { EMOTIONS } from '@isl/contracts/vocabulary';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, aToken, aTokenReply, aVideo } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type User = ReturnType<typeof openApp>['user'];

const clip = new File(['0123456789'], 'smile.mp4', { type: 'video/mp4' });
const stored = () =>
  HttpResponse.json({ message: 'stored', video: aVideo({ status: 'stored' }) }, { status: 201 });
const fill = async (user: User, file: File = clip): Promise<void> => {
  await user.upload(await screen.findByLabelText('Choose a video'), file);
  await screen.findByLabelText('Preview of your video');
  await user.type(screen.getByLabelText('Title'), 'A smile');
  await user.type(screen.getByLabelText('Description'), 'Eight seconds');
  await user.selectOptions(screen.getByLabelText('Select Expression'), 'happy');
};
const press = (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Upload' }));

describe('uploading a video', () => {
  it("tells a visitor 'User is not authenticated' at once", async () => {
    openApp('/dashboard/upload');
    expect(await screen.findByText('User is not authenticated')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to upload' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fupload',
    );
  });

  it('offers the five categories and says that the video will be shown publicly', async () => {
    openSignedIn('/dashboard/upload');
    const select = await screen.findByLabelText('Select Expression');
    expect(
      within(select)
        .getAllByRole('option')
        .slice(1)
        .map((option) => option.textContent),
    ).toEqual(EMOTIONS);
    expect(screen.getByText(/will be shown publicly/)).toBeVisible();
  });

  it('tells the demo user that nobody else will see it', async () => {
    openSignedIn('/dashboard/upload', { demo: true });
    expect(await screen.findByText(/nobody else will see this video/)).toBeVisible();
  });

  it('sends words before the file, then clears the form', async () => {
    let names: string[] = [];
    let bearer: string | null = null;
    server.use(
      http.post(api('/videos/upload'), async ({ request }) => {
        bearer = request.headers.get('authorization');
        const text = await request.text();
        names = [...text.matchAll(/; name="(\w+)"/g)].map((match) => match[1] ?? '');
        return stored();
      }),
    );
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    const message = await screen.findByText('Video uploaded successfully!');
    expect(message).toHaveAttribute('data-look', 'ok');
    expect(names).toEqual(['title', 'description', 'category', 'file']);
    expect(bearer).toBe(`Bearer ${localStorage.getItem('token')}`);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByLabelText('Description')).toHaveValue('');
    expect(screen.getByLabelText('Select Expression')).toHaveValue('');
    expect(screen.getByLabelText('Choose a video')).toBeInTheDocument();
  });

  it.each(['file', 'Title', 'Description', 'Select Expression'])(
    'asks for all fields when the %s is missing, and sends nothing',
    async (missing) => {
      const { user } = openSignedIn('/dashboard/upload');
      if (missing !== 'file') {
        await user.upload(await screen.findByLabelText('Choose a video'), clip);
      }
      if (missing !== 'Title') await user.type(await screen.findByLabelText('Title'), 'A smile');
      if (missing !== 'Description') {
        await user.type(screen.getByLabelText('Description'), 'Eight seconds');
      }
      if (missing !== 'Select Expression') {
        await user.selectOptions(screen.getByLabelText('Select Expression'), 'happy');
      }
      await press(user);
      const message = await screen.findByText('Please fill out all fields.');
      expect(message).toHaveAttribute('data-look', 'ok');
      // Green is the spec's; a tick would say that it worked.
      expect(message.querySelector('.tabler-icon-check')).toBeNull();
    },
  );

  it("is disabled and reads 'Uploading...' while busy, and can be cancelled", async () => {
    server.use(http.post(api('/videos/upload'), () => delay('infinite')));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel the upload' }));
    expect(await screen.findByText('The upload was cancelled.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('A smile');
  });

  it.each([
    [anError(415, 'Error: this is not a video.'), 'Error: this is not a video.', 'error'],
    [null, 'Error uploading video.', 'error'],
  ])("shows the server's message in red, or the general one (%#)", async (body, text, look) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/videos/upload'), () => HttpResponse.json(body, { status: 415 })));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    const message = await screen.findByText(text);
    expect(message).toHaveAttribute('data-look', look);
    expect(screen.getByLabelText('Title')).toHaveValue('A smile');
  });

  it('says a refusal by its code in its own words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = { ...anError(507, 'Error: in English'), code: 'STORAGE_FULL' };
    server.use(http.post(api('/videos/upload'), () => HttpResponse.json(body, { status: 507 })));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    const message = await screen.findByText(/no room for more videos right now/);
    expect(message).toHaveAttribute('data-look', 'error');
  });

  it('refuses a file over the limit before sending it', async () => {
    const { user } = openSignedIn('/dashboard/upload');
    await screen.findByText(/Video files up to 1 MB/);
    await fill(user, new File(['x'.repeat(1024 * 1024 + 1)], 'big.mp4', { type: 'video/mp4' }));
    await press(user);
    expect(await screen.findByText('Error: the video is larger than 1 MB.')).toBeVisible();
  });

  it('takes the first of the files that are dropped', async () => {
    openSignedIn('/dashboard/upload');
    const other = new File(['9876543210'], 'second.mp4', { type: 'video/mp4' });
    const files = [clip, other];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(await screen.findByText('Drop a video here, or choose one'), {
      dataTransfer: { files, items, types: ['Files'] },
    });
    expect(await screen.findByText(/^smile\.mp4/)).toBeVisible();
    expect(screen.queryByText(/^second\.mp4/)).not.toBeInTheDocument();
  });

  it('ignores a file that is no video', async () => {
    openSignedIn('/dashboard/upload');
    const file = new File(['text'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(await screen.findByText('Drop a video here, or choose one'), {
      dataTransfer: {
        files: [file],
        items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
        types: ['Files'],
      },
    });
    expect(await screen.findByText('Error: this file is not a video.')).toBeVisible();
    expect(screen.queryByLabelText('Preview of your video')).not.toBeInTheDocument();
  });

  it('ignores one that the picker lets through', async () => {
    const { user } = openSignedIn('/dashboard/upload');
    await user.upload(
      await screen.findByLabelText('Choose a video'),
      new File(['text'], 'notes.txt', { type: 'text/plain' }),
    );
    expect(screen.queryByLabelText('Preview of your video')).not.toBeInTheDocument();
  });

  it('refreshes the token once when the server refuses it, and sends again', async () => {
    const bearers: Array<string | null> = [];
    const reply = aTokenReply();
    server.use(
      http.post(api('/auth/refresh'), () => HttpResponse.json(reply)),
      http.post(api('/videos/upload'), ({ request }) => {
        bearers.push(request.headers.get('authorization'));
        return bearers.length === 1
          ? HttpResponse.json(anError(401, 'expired'), { status: 401 })
          : stored();
      }),
    );
    const { user } = openSignedIn('/dashboard/upload', { expiresInMs: 60 * 60_000 });
    await fill(user);
    await press(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(bearers[1]).toBe(`Bearer ${reply.token}`);
  });
});

describe('an upload that did not work', () => {
  const failing = (...answers: Array<() => Response>): string[] => {
    const keys: string[] = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.post(api('/videos/upload'), ({ request }) => {
        keys.push(request.headers.get('idempotency-key') ?? '');
        return (answers[keys.length - 1] ?? stored)() as ReturnType<typeof stored>;
      }),
    );
    return keys;
  };
  const retry = (user: User): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Try again' }));

  it('for a lost connection is tried again under the same key, with nothing written anew', async () => {
    const keys = failing(() => HttpResponse.error());
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    expect(await screen.findByText('Error uploading video.')).toBeVisible();
    expect(screen.getByText(/The connection was lost/)).toBeVisible();
    await retry(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes another key once the words are others', async () => {
    const keys = failing(() => HttpResponse.error());
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    await screen.findByText('Error uploading video.');
    await user.type(screen.getByLabelText('Title'), ' again');
    await retry(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    [429, 'Error: Too many attempts.', '120', 'Try again in 2 min'],
    [503, 'Error: many videos are being uploaded at once.', '10', 'Try again in 10 s'],
  ])('for %i waits as long as the server asks', async (status, message, after, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    failing(() =>
      HttpResponse.json(anError(status, message), { status, headers: { 'retry-after': after } }),
    );
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    localStorage.setItem('token', aToken());
    openApp('/dashboard/upload', user);
    await fill(user);
    await press(user);
    expect(await screen.findByText(message)).toHaveAttribute('data-look', 'error');
    expect(await screen.findByRole('button', { name: text })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(Number(after) * 1000));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('for the file itself asks for another one', async () => {
    failing(() => HttpResponse.json(anError(415, 'Error: not a video.'), { status: 415 }));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    expect(await screen.findByText(/or choose another file/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('a form that is left', () => {
  it('names the file that a reload took from it, until one is chosen', async () => {
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user);
    cleanup();
    const again = openSignedIn('/dashboard/upload');
    expect(await screen.findByText(/has let go of “smile.mp4”/)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('Eight seconds');
    await again.user.upload(screen.getByLabelText('Choose a video'), clip);
    expect(screen.queryByText(/has let go of/)).not.toBeInTheDocument();
  });

  it('asks first while a video is on its way', async () => {
    server.use(http.post(api('/videos/upload'), () => delay('infinite')));
    const { user, path } = openSignedIn('/dashboard/upload');
    await fill(user);
    await press(user);
    await screen.findByRole('button', { name: 'Uploading...' });
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A video is being uploaded' }));
    await user.click(dialog.getByRole('button', { name: 'Stay and upload' }));
    expect(path()).toBe('/dashboard/upload');
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/dashboard/courses'));
  });
});

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
