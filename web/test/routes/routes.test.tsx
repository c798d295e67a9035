import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('the routes of the app', () => {
  it.each([
    ['/', 'Croudsource app'],
    ['/register', 'Register'],
    ['/login', 'Login'],
    ['/dashboard', 'About'],
    ['/dashboard/upload', 'Upload Video'],
    ['/dashboard/dictionary', 'Dictionary of ISL'],
    ['/dashboard/dictionary/Characters', 'Characters'],
    ['/dashboard/dictionary/Words', 'Words'],
    ['/dashboard/dictionary/Nmf', 'Non-Manual Features'],
    ['/dashboard/dictionary/Profile', 'Profile'],
    ['/dashboard/Profile', 'Profile'],
    ['/dashboard/Prediction', 'Language that evokes Feelings: ISL'],
    ['/dashboard/DataSetCreation', 'Progressive Learning: AI Model'],
    ['/dashboard/contributions', 'My contributions'],
    ['/dashboard/review', 'Check clips'],
    ['/dashboard/admin', 'Administration'],
    ['/dashboard/courses', 'Learn ISL from these Courses'],
    ['/dashboard/Datasets', 'Faces and hands that show how it feels'],
    ['/dashboard/discussions', 'Welcome to the Community Feed'],
    ['/dashboard/stats', 'Stats'],
    ['/dashboard/TextToSign', 'Text to sign'],
    ['/dashboard/Sign', 'Sign Translator'],
    ['/Dashboard/Dictionary', 'Dictionary of ISL'],
    ['/DASHBOARD/datasets', 'Faces and hands that show how it feels'],
  ])('opens %s under the heading "%s"', async (path, heading) => {
    openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('leads from the address above the videos to the data set, narrowed as was asked', async () => {
    const { path } = openApp('/dashboard/videos?category=happy');
    await waitFor(() => expect(path()).toBe('/dashboard/Datasets?category=happy'));
    expect(
      await screen.findByRole('heading', { name: 'Faces and hands that show how it feels' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'happy' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says on the landing page what the platform is', async () => {
    openApp('/');
    expect(await screen.findByText(/^Learn Indian Sign Language, look up signs/)).toBeVisible();
  });

  it('offers registering and login on the landing page', async () => {
    openApp('/');
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Login / Demo User' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('shows the not-found page for an address that is none', async () => {
    const { user, path } = openApp('/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Ohh! page not found' })).toBeVisible();
    expect(screen.getByText("we can't seem to find the page you are looking for")).toBeVisible();
    expect(screen.getByRole('img')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back Home' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('shows the fallback with the error text when a screen breaks, and keeps the menu', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/courses'), () => HttpResponse.json([null])));
    openApp('/dashboard/courses');
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByText(/null/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discussions' })).toBeVisible();
  });
});
