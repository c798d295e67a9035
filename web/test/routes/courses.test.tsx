import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { aCourse } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('courses', () => {
  it('show their picture, title and description', async () => {
    openApp('/dashboard/courses');
    const card = await screen.findByRole('link', { name: /The letters/ });
    expect(within(card).getByText('A to Z, one at a time.')).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', '/static/courses/letters.svg');
  });

  it('open their playlist in a new tab', async () => {
    openApp('/dashboard/courses');
    const card = await screen.findByRole('link', { name: /The letters/ });
    expect(card).toHaveAttribute('href', 'https://example.org/letters');
    expect(card).toHaveAttribute('target', '_blank');
    expect(card).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('are named in Hindi where the page is, as far as they have a name in it', async () => {
    const titles = { en: 'Family', hi: 'परिवार' };
    const descriptions = { en: 'At home.', hi: 'घर में।' };
    server.use(
      http.get(api('/courses'), () =>
        HttpResponse.json([aCourse({ titles, descriptions }), aCourse({ _id: 'added' })]),
      ),
    );
    await chooseLanguage('hi');
    openApp('/dashboard/courses');
    expect(await screen.findByText('परिवार')).toBeVisible();
    expect(screen.getByText('घर में।')).toBeVisible();
    expect(screen.getByText('The letters')).toBeVisible();
  });

  it('are only logged when they cannot be loaded: the list stays empty', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/courses'), () => HttpResponse.json(null, { status: 500 })));
    openApp('/dashboard/courses');
    expect(await screen.findByText('No courses yet.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('courses could not be loaded', expect.anything());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
