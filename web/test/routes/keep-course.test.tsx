import type { Finder } from '@isl/page-kit/landmarks';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenFinder } from '../../src/lib/landmarks/open-finder';
import { aFound } from '../support/found';
import { installKept, removeKept } from '../support/kept';
import { aCourseDetail, serveCourse } from '../support/lessons';
import { openApp } from '../support/render-app';
import { findFrame } from '../support/sign-kit';

const device = vi.hoisted(() => ({ open: null as unknown as OpenFinder }));
vi.mock('../../src/lib/landmarks/open-finder', () => ({
  openPageFinder: (...all: Parameters<OpenFinder>) => device.open(...all),
}));
const MODELS = 'isl-landmark-models';
const finder: Finder = { find: async () => aFound(), close: () => {} };
const kept = 'All lessons of this course work offline.';

afterEach(removeKept);

async function openCourse() {
  serveCourse(aCourseDetail());
  const app = openApp('/dashboard/courses/family');
  const part = within(await screen.findByRole('region', { name: 'Offline' }));
  return { ...app, part, offer: () => part.findByRole('button', { name: /^Keep for offline/ }) };
}

/** The avatar's page is asked to keep all that signs, and says whether it did. */
async function answerAsAvatar(isKept: boolean): Promise<void> {
  const { frame, say } = await findFrame('The avatar signs');
  const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
  say({ type: 'signkit:ready', page: 'learn-sign' });
  const asked = { type: 'signkit:keep' };
  await waitFor(() => expect(told.mock.calls.map(([command]) => command)).toContainEqual(asked));
  say({ type: 'signkit:offline', isKept });
}

describe('a course that is to be kept', () => {
  it('says its size before anything is fetched, is kept with the avatar, and removed again', async () => {
    const caches = installKept();
    const { user, part, offer } = await openCourse();
    expect(await offer()).toHaveAccessibleName('Keep for offline (1 MB)');
    expect(screen.queryByTitle('The avatar signs')).not.toBeInTheDocument();
    await user.click(await offer());
    expect(await part.findByText('Keeping the course and the avatar…')).toBeVisible();
    await answerAsAvatar(true);
    expect(await part.findByText(kept)).toBeVisible();
    expect(caches.get('kept-courses')?.has('/api/courses/family')).toBe(true);
    expect(screen.queryByTitle('The avatar signs')).not.toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Remove from this device' }));
    expect(await offer()).toBeVisible();
    expect(caches.get('kept-courses')?.size).toBe(0);
  });

  it('stands as kept when its page is opened again', async () => {
    const caches = installKept();
    caches.set('kept-courses', new Map([['/api/courses/family', new Response('{}')]]));
    const { part } = await openCourse();
    expect(await part.findByText(kept)).toBeVisible();
  });

  it('has what looks at hands with it on wish, which is told apart and goes with it', async () => {
    const caches = installKept();
    device.open = async (finds, onLoaded) => {
      expect(finds).toEqual(['hands', 'body']);
      onLoaded(1_000_000);
      const { FINDER_FILES } = await import('../../src/lib/landmarks/files');
      const { wasm, networks } = FINDER_FILES;
      const files = [wasm, networks.hands].map(
        (file) => [new URL(file, location.origin).pathname, new Response()] as const,
      );
      caches.set(MODELS, new Map(files));
      return finder;
    };
    const { user, part, offer } = await openCourse();
    await user.click(await part.findByRole('switch', { name: /^With practice before the camera/ }));
    expect(await offer()).toHaveAccessibleName(/^Keep for offline \(2\d(\.\d)? MB\)$/);
    await user.click(await offer());
    await answerAsAvatar(true);
    expect(
      await part.findByText(/work offline, and so does practice before the camera/),
    ).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Remove from this device' }));
    await offer();
    expect(caches.has(MODELS)).toBe(false);
  });

  it('gets practice before the camera later, and stays kept where that does not come', async () => {
    const caches = installKept();
    caches.set('kept-courses', new Map([['/api/courses/family', new Response('{}')]]));
    device.open = async () => {
      throw new Error('the line broke');
    };
    const { user, part } = await openCourse();
    await user.click(await part.findByRole('button', { name: /^Add camera practice \(2\d/ }));
    await answerAsAvatar(true);
    expect(await part.findByRole('alert')).toHaveTextContent(/could not be kept/);
    expect(part.getByText(kept)).toBeVisible();
    expect(caches.get('kept-courses')?.has('/api/courses/family')).toBe(true);
  });

  it('is not begun where there is no room for it, and nothing is taken away', async () => {
    const caches = installKept({ quota: 1000 });
    const { user, part, offer } = await openCourse();
    await user.click(await offer());
    expect(await part.findByRole('alert')).toHaveTextContent(/not enough room on this device/);
    expect(caches.get('kept-courses')?.size).toBe(0);
    expect(await offer()).toBeVisible();
  });

  it('is not kept without the avatar, and can be tried again', async () => {
    const caches = installKept();
    const { user, part, offer } = await openCourse();
    await user.click(await offer());
    await answerAsAvatar(false);
    expect(await part.findByRole('alert')).toHaveTextContent(/could not be kept/);
    expect(caches.get('kept-courses')?.size).toBe(0);
    expect(await offer()).toBeVisible();
  });

  it('is not offered where a browser keeps nothing', async () => {
    serveCourse(aCourseDetail());
    openApp('/dashboard/courses/family');
    await screen.findByRole('region', { name: 'Lessons' });
    expect(screen.queryByRole('region', { name: 'Offline' })).not.toBeInTheDocument();
  });
});
