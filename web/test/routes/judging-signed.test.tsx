import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, clipOf, clips, reviews } from '../support/judging';
import { openSignedIn } from '../support/render-app';

const signed = `${address}?kind=signed`;
const openAsReviewer = () => openSignedIn(signed, { roles: ['contributor', 'reviewer'] });

describe('judging how it is signed', () => {
  it('is for reviewers; others read how one becomes one', async () => {
    const seen = reviews(...clips(2));
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.click(screen.getByRole('tab', { name: 'Is it signed so?' }));
    expect(await screen.findByText(/have the role of reviewer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask to review' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
    expect(seen.asked).toEqual(['?kind=seen&limit=3']);
  });

  it('is no work of an admin who is no reviewer', async () => {
    openSignedIn(signed, { roles: ['admin'] });
    expect(await screen.findByText(/have the role of reviewer/)).toBeVisible();
  });

  it.each([
    ['1', 'as-signed', 'Yes, it is signed so'],
    ['2', 'not-this-sign', 'This is not that sign'],
    ['3', 'differently', 'I sign it differently'],
    ['4', 'unknown', "I don't know it"],
  ])('takes the key %s and the button for “%s”', async (key, verdict, name) => {
    const seen = reviews(...clips(3));
    const { user } = openAsReviewer();
    await clipOf('word 1');
    await user.keyboard(key);
    await clipOf('word 2');
    await user.click(screen.getByRole('button', { name }));
    await clipOf('word 3');
    const said = { kind: 'signed', signed: verdict, isRepeat: false };
    await waitFor(() => expect(seen.said).toEqual([said, said]));
  });

  it('says that another way never counts against the clip', async () => {
    reviews(...clips(1));
    openAsReviewer();
    expect(await screen.findByText(/never counts against the clip/)).toBeVisible();
  });

  it('remembers where it is signed so, and says it with each yes alone', async () => {
    const seen = reviews(...clips(3));
    const { user } = openAsReviewer();
    await clipOf('word 1');
    await user.selectOptions(screen.getByLabelText(/^Where is it signed so/), 'Kerala');
    // Keys that choose in the list are no verdicts.
    await user.keyboard('1');
    await clipOf('word 1');
    await user.click(screen.getByRole('button', { name: 'Yes, it is signed so' }));
    await clipOf('word 2');
    await user.click(screen.getByRole('button', { name: 'This is not that sign' }));
    await waitFor(() =>
      expect(seen.said).toEqual([
        { kind: 'signed', signed: 'as-signed', region: 'IN-KL', isRepeat: false },
        { kind: 'signed', signed: 'not-this-sign', isRepeat: false },
      ]),
    );
    expect(localStorage.getItem('judging-region')).toBe('IN-KL');
  });

  it('asks for clips of the remembered region first', async () => {
    localStorage.setItem('judging-region', 'IN-MH');
    const seen = reviews(...clips(1));
    openAsReviewer();
    await clipOf('word 1');
    expect(seen.asked).toEqual(['?kind=signed&limit=3&region=IN-MH']);
    expect(screen.getByLabelText(/^Where is it signed so/)).toHaveDisplayValue('Maharashtra');
  });
});
