import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

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
    server.use(
      http.get(api('/stats'), () => HttpResponse.json(anError(500, 'no'), { status: 500 }), {
        once: true,
      }),
    );
    const { user } = openApp('/dashboard/stats');
    expect(await screen.findByText('The counts could not be loaded.')).toBeVisible();
    // By it a line of the log is found, and a trace.
    expect(screen.getByText('Number of this error: request-1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('People with an account')).toBeVisible();
    expect(screen.queryByText(/Number of this error/)).not.toBeInTheDocument();
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
