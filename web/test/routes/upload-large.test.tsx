import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anError, aVideo, pageConfig } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { fill, press, stored } from '../support/upload';

const BYTES = 65 * 1024 * 1024;
/** It says that it is large; its slices are of what little it has. */
const large = (): File => {
  const file = new File(['0123456789'], 'long.mp4', { type: 'video/mp4' });
  Object.defineProperty(file, 'size', { value: BYTES });
  file.slice = () => ({ arrayBuffer: async () => new ArrayBuffer(8) }) as Partial<Blob> as Blob;
  return file;
};

let announced: unknown[] = [];
let deleted: unknown[] = [];
beforeEach(() => {
  announced = [];
  deleted = [];
  server.use(
    http.delete(api('/uploads/:id'), ({ params }) => {
      deleted.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const limits = { uploadBytes: 2 * BYTES, uploadSeconds: 600 };
  server.use(http.get(api('/config'), () => HttpResponse.json({ ...pageConfig, limits })));
});
const announces = (reply: () => Response): void =>
  server.use(
    http.post(api('/videos/announced'), async ({ request }) => {
      announced.push(await request.json());
      return reply();
    }),
  );

describe('a video of more than 64 MiB', () => {
  it('is announced with its words and its checksum, and not sent as a form', async () => {
    let hasForm = false;
    server.use(
      http.post(api('/videos/upload'), () => {
        hasForm = true;
        return stored();
      }),
      // All of it came before, and only the answer was lost.
      http.head(
        api('/uploads/:id'),
        () =>
          new HttpResponse(null, {
            status: 200,
            headers: {
              'upload-offset': String(BYTES),
              'upload-length': String(BYTES),
              'tus-resumable': '1.0.0',
            },
          }),
      ),
    );
    announces(() => HttpResponse.json(aVideo({ status: 'pending' }), { status: 201 }));
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user, large());
    await press(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(announced).toMatchObject([
      { title: 'A smile', description: 'Eight seconds', category: 'happy', bytes: BYTES },
    ]);
    expect(announced[0]).toHaveProperty('sha256', expect.stringMatching(/^[\da-f]{64}$/));
    expect(hasForm).toBe(false);
    // What has arrived is not given up with the screen.
    cleanup();
    expect(deleted).toEqual([]);
  });

  it('is refused in the words of the form where it was uploaded before', async () => {
    announces(() =>
      HttpResponse.json(anError(409, 'Error: again', { code: 'UPLOAD_REPEATED' }), { status: 409 }),
    );
    const { user } = openSignedIn('/dashboard/upload');
    await fill(user, large());
    await press(user);
    await waitFor(() => expect(announced).toHaveLength(1));
    expect(await screen.findByText(/^Error/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('A smile');
  });

  it('goes as a form from the demo account, which many share', async () => {
    server.use(http.post(api('/videos/upload'), () => stored()));
    announces(() => HttpResponse.json({}, { status: 500 }));
    const { user } = openSignedIn('/dashboard/upload', { demo: true });
    await fill(user, large());
    await press(user);
    expect(await screen.findByText('Video uploaded successfully!')).toBeVisible();
    expect(announced).toEqual([]);
  });
});
