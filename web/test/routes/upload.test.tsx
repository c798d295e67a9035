import { EMOTIONS } from '@isl/contracts/vocabulary';
import { fireEvent, screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, aTokenReply } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { clip, fill, press, stored } from '../support/upload';

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
