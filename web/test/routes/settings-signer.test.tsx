import type { components } from '@isl/contracts/media';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anError, aTokenReply } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, settings } from '../support/settings';

type Profile = components['schemas']['SignerProfile'];
const section = async () => within(await card('You as a signer'));

beforeEach(() => {
  server.use(
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
  );
});

/** A server that keeps what it is told. */
function withProfile(first: Profile): Profile[] {
  const kept = [first];
  server.use(
    http.get(api('/contributions/signer'), () => HttpResponse.json(kept.at(-1))),
    http.put(api('/contributions/signer'), async ({ request }) => {
      kept.push((await request.json()) as Profile);
      return HttpResponse.json(kept.at(-1));
    }),
  );
  return kept;
}

describe('the signer profile', () => {
  it('asks each field with why, and keeps only what is filled in', async () => {
    const kept = withProfile({});
    const { user } = openSignedIn(settings);
    const place = await section();
    const region = await place.findByLabelText('Where you live');
    expect(region).toHaveAccessibleDescription(/^Why: signs differ from place to place/);
    await user.selectOptions(region, 'Kerala');
    await user.selectOptions(place.getByLabelText('You are'), 'Deaf');
    await user.click(place.getByRole('checkbox', { name: 'Indian Sign Language (ISL)' }));
    await user.click(place.getByRole('button', { name: 'Keep my answers' }));
    expect(await place.findByText('Kept.')).toBeVisible();
    expect(kept.at(-1)).toEqual({ hearing: 'deaf', region: 'IN-KL', languages: ['isl'] });
  });

  it('shows what was told, and empties it', async () => {
    const kept = withProfile({ years: '6-10', hand: 'left', languages: ['asl'] });
    const { user } = openSignedIn(settings);
    const place = await section();
    expect(await place.findByLabelText('The hand you sign with')).toHaveDisplayValue('Left');
    expect(place.getByRole('checkbox', { name: /American/ })).toBeChecked();
    await user.click(place.getByRole('button', { name: 'Empty it all' }));
    expect(await place.findByText('Empty now: nothing of this is kept.')).toBeVisible();
    expect(kept.at(-1)).toEqual({});
    expect(place.getByLabelText('The hand you sign with')).toHaveDisplayValue('I do not say');
    expect(place.getByRole('checkbox', { name: /American/ })).not.toBeChecked();
  });

  it('lists the regions by name, and those outside India last', async () => {
    openSignedIn(settings);
    const region = await (await section()).findByLabelText('Where you live');
    const names = within(region)
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '');
    expect(names).toHaveLength(38);
    expect(names[0]).toBe('I do not say');
    expect(names.at(-1)).toBe('Outside India');
    expect(names.slice(1, -1)).toEqual([...names.slice(1, -1)].sort());
  });

  it('shows a name only after it is chosen', async () => {
    const kept = withProfile({});
    const { user } = openSignedIn(settings);
    const place = await section();
    const name = await place.findByLabelText('The name to show');
    expect(name).not.toBeVisible();
    await user.click(place.getByRole('switch', { name: /^Show a name/ }));
    await user.click(place.getByRole('button', { name: 'Keep my answers' }));
    expect(place.getByText('Choose the name that is to stand there.')).toBeVisible();
    expect(kept).toHaveLength(1);
    await user.type(name, 'Asha from Pune');
    await user.click(place.getByRole('button', { name: 'Keep my answers' }));
    expect(await place.findByText('Kept.')).toBeVisible();
    expect(kept.at(-1)).toEqual({ showsName: true, shownName: 'Asha from Pune' });
  });

  it('says why a name was refused, and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    withProfile({ showsName: true, shownName: 'Asha' });
    const refusal = { ...anError(400, 'no'), code: 'MIXED_SCRIPTS_IN_NAME' };
    server.use(
      http.put(api('/contributions/signer'), () => HttpResponse.json(refusal, { status: 400 })),
    );
    const { user } = openSignedIn(settings);
    const place = await section();
    const name = await place.findByLabelText('The name to show');
    await user.type(name, 'Яша');
    await user.click(place.getByRole('button', { name: 'Keep my answers' }));
    expect(await place.findByText(/The name to show.*mixes two scripts/)).toBeVisible();
    expect(name).toHaveValue('AshaЯша');
  });

  it('can be asked for again when it could not be loaded', async () => {
    server.use(
      http.get(api('/contributions/signer'), () =>
        HttpResponse.json(anError(500, 'no'), { status: 500 }),
      ),
    );
    const { user } = openSignedIn(settings);
    const place = await section();
    expect(await place.findByText('Your profile could not be loaded.')).toBeVisible();
    withProfile({ hand: 'both' });
    await user.click(place.getByRole('button', { name: 'Try again' }));
    expect(await place.findByLabelText('The hand you sign with')).toHaveDisplayValue('Both alike');
  });

  it('is not asked of who shares the demo account', async () => {
    openSignedIn(settings, { demo: true });
    await card('Language and colours');
    expect(screen.queryByRole('region', { name: 'You as a signer' })).not.toBeInTheDocument();
  });
});
