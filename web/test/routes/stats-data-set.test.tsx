import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aCharacter } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const address = '/dashboard/stats';
const none = { verdicts: 0, bySign: [], byReviewer: [] };
const figures = {
  at: '2026-11-23T10:00:00Z',
  clips: { preparing: 1, open: 2, accepted: 40, 'not-accepted': 3 },
  seconds: 90,
  signers: 4,
  weeks: [{ from: '2026-11-16', clips: 46 }],
  month: { from: '2026-11-01', given: 0, checked: 0 },
  judgement: { medianHours: 5, p90Hours: 30, clips: 43 },
  seen: {
    verdicts: 90,
    alpha: 0.82,
    self: 0.9,
    bySign: [{ id: 'word-hello', label: 'HELLO', clips: 12, alpha: -0.1 }],
    byReviewer: [{ pairs: 14, kappa: 0.71 }],
  },
  signed: { ...none, verdicts: 3 },
};

const serve = (answer: object): void =>
  server.use(
    http.get(api('/contributions/figures'), () => HttpResponse.json(answer)),
    http.get(api('/contributions/counts'), () =>
      HttpResponse.json({
        data: [{ kind: 'sign', id: 'letter-a-v2', clips: 3, signers: 3 }],
      }),
    ),
    http.get(api('/videos/counts'), () =>
      HttpResponse.json({
        sign: [],
        region: [{ value: 'IN-KL', count: 7 }],
        kind: [],
        review: [],
      }),
    ),
    http.get(api('/char/Allcharacters'), () => HttpResponse.json({ data: [aCharacter('A')] })),
  );
const table = async (name: string) => within(await screen.findByRole('table', { name }));

describe('the figures of the data set', () => {
  it('say what became of the clips, with a table behind each chart', async () => {
    serve(figures);
    openApp(address);
    const states = await table('What became of them');
    expect(states.getByRole('row', { name: 'Accepted 40' })).toBeInTheDocument();
    const weeks = await table('Clips given, by week');
    expect(weeks.getByRole('row', { name: '16/11/2026 46' })).toBeInTheDocument();
    expect((await table('Where it is signed so')).getByRole('row', { name: 'Kerala 7' }));
    expect(screen.getByText('1.5 minutes that everybody can watch')).toBeVisible();
    expect(screen.getByText(/half within 5 hours, nine of ten within 30/)).toBeVisible();
  });

  it('say what is missing until every letter has five signers, and lead there', async () => {
    serve(figures);
    openApp(address);
    expect(await screen.findByText('2 more clips and every letter has five signers')).toBeVisible();
    expect(screen.getByText('3 of 5 are here')).toBeVisible();
    const [record] = screen.getAllByRole('link', { name: 'Record a clip' });
    expect(record).toHaveAttribute('href', '/dashboard/DataSetCreation');
  });

  it('say how far those who check agree, where enough of them did', async () => {
    serve(figures);
    openApp(address);
    const seen = await table('Can hands, face and light be seen?');
    expect(seen.getByRole('row', { name: /Krippendorff’s alpha\) 0.82/ })).toBeInTheDocument();
    const signs = await table('Can hands, face and light be seen? By sign');
    expect(signs.getByRole('row', { name: 'HELLO -0.1' })).toBeInTheDocument();
    expect(screen.getByText('Is it signed so? 3 verdicts are too few to say.')).toBeVisible();
  });

  it('ask for the first clip where there is none', async () => {
    serve({
      ...figures,
      clips: { preparing: 0, open: 0, accepted: 0, 'not-accepted': 0 },
      weeks: [],
      month: { from: '2026-11-01', given: 0, checked: 0 },
      seen: none,
      signed: none,
    });
    openApp(address);
    expect(await screen.findByText(/Nobody has given a clip yet/)).toBeVisible();
    expect(screen.queryByText(/Krippendorff/)).not.toBeInTheDocument();
  });

  it('say so where they cannot be loaded, beside the other counts', async () => {
    serve(figures);
    server.use(
      http.get(api('/contributions/figures'), () => new HttpResponse(null, { status: 503 })),
    );
    openApp(address);
    expect(await screen.findByText('The counts could not be loaded.')).toBeVisible();
    expect(await screen.findByText('People with an account')).toBeVisible();
  });
});
