import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aClipToReview, anError } from '../support/factories';
import { address, clipOf, clips, refuses, reviews } from '../support/judging';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const press = (name: RegExp) => screen.findByRole('button', { name });
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('judging clips', () => {
  it('asks a visitor to log in, and leads back', async () => {
    openApp(address);
    expect(await screen.findByText('Log in to check clips that others gave.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Freview',
    );
  });

  it('gives the demo account no vote, and says why', async () => {
    openSignedIn(address, { demo: true });
    expect(await screen.findByText(/demo account, so it has no vote/)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('shows what was asked for, and what is known of the clip', async () => {
    reviews(aClipToReview(1, { isVariant: true, region: 'IN-MH' }));
    openSignedIn(address);
    await clipOf('word 1');
    expect(screen.getByText('This sign was asked for')).toBeVisible();
    expect(screen.getByText('Region: Maharashtra')).toBeVisible();
    expect(screen.getByText('The giver signs it in a way of their own')).toBeVisible();
    expect(screen.getByText('Judged so far: 4')).toBeVisible();
  });

  it('sends a yes and shows the next clip, without waiting for the answer', async () => {
    const seen = reviews(...clips(3));
    let answer: () => void = () => {};
    server.use(
      http.post(
        api('/reviews/:id'),
        async ({ request }) => {
          seen.said.push(await request.json());
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
          return new HttpResponse(null, { status: 204 });
        },
        { once: true },
      ),
    );
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.click(await press(/^Yes/));
    expect(await clipOf('word 2')).toHaveFocus();
    expect(screen.getByText('Judged so far: 5')).toBeVisible();
    await waitFor(() =>
      expect(seen.said).toEqual([{ kind: 'seen', isSeen: true, isRepeat: false }]),
    );
    answer();
  });

  it('asks for three clips, and for more when one is left', async () => {
    const seen = reviews(...clips(5));
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    for (const label of ['word 2', 'word 3']) {
      await user.keyboard('y');
      await clipOf(label);
    }
    await waitFor(() => expect(seen.asked).toEqual(Array(2).fill('?kind=seen&limit=3')));
    for (const label of ['word 4', 'word 5']) {
      await user.keyboard('y');
      await clipOf(label);
    }
  });

  it('asks for a reason with each no, and sends what was chosen', async () => {
    const seen = reviews(...clips(2));
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.click(await press(/^No/));
    await user.click(await press(/^Send/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one reason.');
    expect(seen.said).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'It is too dark' }));
    await user.click(screen.getByRole('checkbox', { name: 'The face is missing' }));
    await user.click(await press(/^Send/));
    await clipOf('word 2');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(seen.said).toEqual([
        { kind: 'seen', isSeen: false, faults: ['too-dark', 'face-missing'], isRepeat: false },
      ]),
    );
  });

  it('says that a verdict is of a clip that was shown again', async () => {
    const seen = reviews(aClipToReview(1, { isRepeat: true }));
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.keyboard('y');
    await waitFor(() => expect(seen.said).toMatchObject([{ isRepeat: true }]));
  });

  it('says when a verdict failed, and brings the clip back after the next one', async () => {
    quiet();
    reviews(...clips(3));
    refuses('post', 500);
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.keyboard('y');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your answer was not saved.');
    await clipOf('word 2');
    expect(screen.getByText('Judged so far: 4')).toBeVisible();
    const seen = reviews(...clips(3));
    await user.keyboard('y');
    await clipOf('word 1');
    expect(screen.getByText('Your answer was not saved. Please answer once more.')).toBeVisible();
    await user.keyboard('y');
    await clipOf('word 3');
    await waitFor(() => expect(seen.said).toHaveLength(2));
  });

  it('goes on without a word where the clip was judged before', async () => {
    reviews(...clips(2));
    refuses('post', 409, 'ALREADY_JUDGED');
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.keyboard('y');
    await clipOf('word 2');
    await screen.findByText('Judged so far: 4');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes on where the clip was taken back meanwhile, and says so', async () => {
    reviews(...clips(2));
    refuses('post', 404);
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.keyboard('y');
    expect(await screen.findByRole('alert')).toHaveTextContent('taken back by its giver');
    await clipOf('word 2');
  });

  it('takes the last verdict back, even one that was the last of all', async () => {
    const seen = reviews(...clips(1));
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    expect(await press(/^Undo the last answer/)).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('y');
    expect(await screen.findByText(/Nothing waits for judging now/)).toBeVisible();
    await user.click(await press(/^Undo the last answer/));
    await clipOf('word 1');
    expect(screen.getByText('Judged so far: 4')).toBeVisible();
    await waitFor(() => expect(seen.undone).toEqual([`${aClipToReview(1)._id}?kind=seen`]));
  });

  it('says when a verdict could not be taken back, and lets it stand', async () => {
    quiet();
    reviews(...clips(2));
    refuses('delete', 500);
    const { user } = openSignedIn(address);
    await clipOf('word 1');
    await user.keyboard('y');
    await clipOf('word 2');
    await user.keyboard('u');
    expect(await screen.findByRole('alert')).toHaveTextContent('It stands.');
    await clipOf('word 2');
    expect(screen.getByText('Judged so far: 5')).toBeVisible();
  });

  it('leads to the recording where nothing waits', async () => {
    openSignedIn(address);
    expect(await screen.findByText(/Nothing waits for judging now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record a clip' })).toHaveAttribute(
      'href',
      '/dashboard/DataSetCreation',
    );
  });

  it('can be asked for again when the clips could not be loaded', async () => {
    quiet();
    server.use(
      http.get(api('/reviews'), () => HttpResponse.json(anError(500, ''), { status: 500 })),
    );
    const { user } = openSignedIn(address);
    expect(await screen.findByText('The clips could not be loaded.')).toBeVisible();
    reviews(...clips(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clipOf('word 1');
  });
});
