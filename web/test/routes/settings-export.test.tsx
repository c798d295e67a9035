import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

/** jsdom's blobs have no `text` of their own. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => {
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
  );
});

describe('the export', () => {
  it('is saved as one file', async () => {
    const everything = { account: anAccount(), records: { posts: [{ title: 'Mine' }] } };
    server.use(http.get(api('/account/export'), () => HttpResponse.json(everything)));
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:export';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = openSignedIn(settings);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const place = within(await card('Your data'));
    expect(await place.findByText('Your data are in the file isl-account.json.')).toBeVisible();
    expect(names).toEqual(['isl-account.json']);
    expect(JSON.parse(await textOf(saved[0] as Blob))).toEqual(everything);
  });

  it('says when a part of it could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const text = 'A part of your data cannot be read right now. Try again in a moment.';
    server.use(http.get(api('/account/export'), () => refused(503, text)));
    const { user } = openSignedIn(settings);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await within(await card('Your data')).findByText(text)).toBeVisible();
  });
});
