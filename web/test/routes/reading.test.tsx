import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
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

  it('are only logged when they cannot be loaded: the list stays empty', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/courses'), () => HttpResponse.json(null, { status: 500 })));
    openApp('/dashboard/courses');
    expect(await screen.findByText('No courses yet.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('courses could not be loaded', expect.anything());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('stats', () => {
  it("shows the server's counts by name", async () => {
    openApp('/dashboard/stats');
    expect(await screen.findByText('People with an account')).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
  });

  it('draws them, with the same numbers as a table', async () => {
    const counts = {
      concepts: 1677,
      signsDraft: 1163,
      signsReviewed: 0,
      signsWithoutForm: 514,
      words: 1628,
      letters: 26,
      videos_happy: 0,
      videos_sad: 0,
    };
    server.use(
      http.get(api('/stats'), () =>
        HttpResponse.json({ counts, missing: [], at: '2026-11-21T10:00:00Z' }),
      ),
    );
    openApp('/dashboard/stats');
    const table = await screen.findByRole('table', { name: 'How far the dictionary is' });
    expect(within(table).getByRole('row', { name: 'Signs as draft 1,163' })).toBeInTheDocument();
    const chart = table.closest('figure');
    const widths = [...(chart?.querySelectorAll('svg rect[data-tone]') ?? [])].map((part) =>
      Number.parseFloat(part.getAttribute('width') ?? ''),
    );
    expect(widths).toHaveLength(3);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100);
    expect(screen.getByText('1,677 entries in the dictionary')).toBeVisible();
  });

  it('asks for the first video where there is none, instead of an empty chart', async () => {
    const counts = { videos_happy: 0, videos_sad: 0 };
    server.use(
      http.get(api('/stats'), () =>
        HttpResponse.json({ counts, missing: [], at: '2026-11-21T10:00:00Z' }),
      ),
    );
    openApp('/dashboard/stats');
    expect(await screen.findByText(/No person has given a video yet/)).toBeVisible();
    expect(screen.queryByRole('table', { name: /Videos by people/ })).not.toBeInTheDocument();
  });

  it('shows the goals as goals, beside what is there today', async () => {
    openApp('/dashboard/stats');
    for (const goal of ['Goal 31K', 'Goal 4,200', 'Goal 1,200']) {
      expect(await screen.findByText(goal)).toBeVisible();
    }
    expect(screen.getAllByText('today: 12')).toHaveLength(2);
  });

  it('names the parts that did not answer', async () => {
    server.use(
      http.get(api('/stats'), () =>
        HttpResponse.json({ counts: { users: 1 }, missing: ['media'], at: '2026-11-21T10:00:00Z' }),
      ),
    );
    openApp('/dashboard/stats');
    expect(await screen.findByText(/a part did not answer: videos/)).toBeVisible();
  });

  it('says when it cannot be loaded', async () => {
    server.use(http.get(api('/stats'), () => HttpResponse.json(null, { status: 500 })));
    openApp('/dashboard/stats');
    expect(await screen.findByText('The counts could not be loaded.')).toBeVisible();
  });
});

describe('for researchers', () => {
  it('the data set says what may be used, how much there is, and how to take it', async () => {
    server.use(
      http.get(api('/stats'), () =>
        HttpResponse.json({
          counts: { concepts: 677, signsDraft: 163, signsReviewed: 0, videosByPeople: 0 },
          missing: [],
          at: '2026-11-21T10:00:00Z',
        }),
      ),
    );
    openApp('/dashboard/Datasets');
    const section = await screen.findByRole('region', { name: 'For researchers' });
    expect(await within(section).findByText(/today: 677\..*draft: 163\./)).toBeVisible();
    expect(within(section).getByRole('link', { name: 'Letters and numbers' })).toHaveAttribute(
      'href',
      '/api/char/Allcharacters',
    );
    expect(within(section).getByRole('link', { name: 'Licences and how to cite' })).toBeVisible();
  });
});

describe('the profile form', () => {
  it('greets and logs, and calls no server', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = openApp('/dashboard/profile');
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.type(screen.getByLabelText('bio'), 'Teacher');
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('occupation'), 'Teacher');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hello Asha!');
    expect(logged).toHaveBeenCalledWith('profile', expect.objectContaining({ name: 'Asha' }));
  });

  it('requires its four fields and takes images of at most 0.5MB by its label', async () => {
    openApp('/dashboard/profile');
    for (const label of ['name', 'bio', 'email', 'occupation']) {
      expect(await screen.findByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('email')).toHaveAttribute('type', 'email');
    const picker = screen.getByLabelText('Image (max size 0.5MB)');
    expect(picker).toHaveAttribute('accept', 'image/*');
    expect(picker).not.toBeRequired();
  });

  it('takes an image over 0.5MB, for that is only a label', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = openApp('/dashboard/profile');
    for (const label of ['name', 'bio', 'occupation']) {
      await user.type(await screen.findByLabelText(label), 'Asha');
    }
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    const image = new File(['x'.repeat(600 * 1024)], 'me.png', { type: 'image/png' });
    const picker = screen.getByLabelText<HTMLInputElement>('Image (max size 0.5MB)');
    await user.upload(picker, image);
    expect(picker.files).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hello Asha!');
    expect(picker).toBeValid();
  });

  it('stays silent while a field is missing', async () => {
    const { user } = openApp('/dashboard/profile');
    await user.type(await screen.findByLabelText('name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByLabelText('bio')).toBeInvalid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
