import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { record } from '../support/recording';
import { findFrame } from '../support/sign-kit';

const vocabulary = ['NIGHT', 'COLD', 'TEMPLE', 'OPEN', 'MAN', 'SIGN'].map((label) => ({
  id: `word-${label.toLowerCase()}`,
  label,
  learntFrom: 'avatar' as const,
  isSaid: true,
}));

async function openList() {
  const app = await record();
  await act(async () => app.signs.greet({ signedIn: false, framesPerSecond: 10, vocabulary }));
  const opener = screen.getByRole('button', { name: 'What it can recognise' });
  await app.user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'What it can recognise' });
  return { ...app, opener, drawer: within(drawer) };
}
const titles = (drawer: { readonly getAllByRole: typeof screen.getAllByRole }) =>
  drawer
    .getAllByRole('button', { name: 'Show me' })
    .map((button) => button.closest('li')?.firstChild?.textContent);

describe('the list of what is recognised', () => {
  it('offers only sentences that are heard', async () => {
    const { user, drawer } = await openList();
    expect(titles(drawer)).toEqual([
      'It is cold at night.',
      'Is the temple open?',
      'The man does not sign.',
    ]);
    await user.click(drawer.getByRole('switch', { name: /learnt from the avatar/ }));
    expect(titles(drawer)).toEqual(['Radha, a name', 'Agra, a city', 'Leaf']);
    await user.click(drawer.getByRole('switch', { name: /learnt from the avatar/ }));
    expect(titles(drawer)).toHaveLength(3);
    expect(drawer.getByText('Is the temple open?')).toBeVisible();
  });

  it('says of a sign by how many people here it is known', async () => {
    const { signs, drawer } = await openList();
    const shown = { learntFrom: 'people', isSaid: true, people: 2 } as const;
    const more = [...vocabulary, { id: 'word-tea', label: 'TEA', ...shown }];
    await act(async () => signs.greet({ signedIn: false, framesPerSecond: 10, vocabulary: more }));
    expect(drawer.getByText('TEA').closest('li')).toHaveTextContent('TEA from 2 people here');
    expect(drawer.getByText('COLD').closest('li')).toHaveTextContent(/^COLD$/);
  });

  it('shows a sentence with its face, and is still there behind it', async () => {
    const { user, drawer, opener } = await openList();
    const [, , third] = drawer.getAllByRole('button', { name: 'Show me' });
    if (!third) throw new Error('There is no third sentence.');
    third.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'The man does not sign.' });
    const { query } = await findFrame('Avatar: The man does not sign.');
    expect(query.gloss).toBe('MAN SIGN');
    expect(JSON.parse(query.spans ?? '')).toEqual([
      { channel: 'head', value: 'shake', start: 1, end: 2 },
    ]);
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await user.tab({ shift: true });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(third).toHaveFocus());
    expect(drawer.getByText('The man does not sign.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
