import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/render-app';
import { server } from '../support/server';

const FIGURES = 'http://localhost:3000/static/models/signs.json';
const model = {
  name: 'isl-letters-v2',
  version: '1-4d9eddbd',
  date: '2026-11-21',
  source: 'people',
  split: 'Testing, as published',
  real: '7963 pictures of 4 people',
  synthetic: 'none',
  signers: 4,
  ece: 0.05,
  classes: [
    { id: 'letter-a-v2', label: 'A', precision: 0.97, recall: 1, samples: 199 },
    { id: 'letter-m-v2', label: 'M', precision: 0.8, recall: 0.695, samples: 200 },
  ],
  confusions: [{ shown: 'M', said: 'H', count: 47 }],
  failures: ['Hands before an open hand'],
};
const answer = (file: unknown, status = 200) =>
  server.use(http.get(FIGURES, () => HttpResponse.json(file as object, { status })));

describe('the figures of the models', () => {
  it('show each sign, what is confused, and on whom it was measured', async () => {
    answer({ models: [model] });
    const { user } = openApp('/dashboard/models');
    const table = within(await screen.findByRole('table', { name: 'isl-letters-v2' }));
    const rows = () =>
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(rows()).toEqual(['A97%100%199', 'M80%70%200']);
    await user.click(table.getByRole('button', { name: 'Found when shown' }));
    expect(rows()).toEqual(['M80%70%200', 'A97%100%199']);
    expect(table.getByRole('columnheader', { name: 'Found when shown' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByText('Measured on people')).toBeVisible();
    expect(screen.getByText('M read as H: 47')).toBeVisible();
    expect(screen.getByText('Hands before an open hand')).toBeVisible();
    expect(screen.queryByText(/synthetic signers/)).not.toBeInTheDocument();
  });

  it('never call a check on the avatar accuracy', async () => {
    answer({ models: [{ ...model, source: 'avatar' }] });
    openApp('/dashboard/models');
    expect(await screen.findByText('Measured on the avatar')).toBeVisible();
    expect(screen.getByText(/A check on synthetic signers/)).toBeVisible();
    expect(screen.queryByText(/accuracy/i)).not.toBeInTheDocument();
  });

  it('show the first twelve signs until all are asked for', async () => {
    const classes = Array.from({ length: 30 }, (_, at) => ({
      id: `word-${at}`,
      label: `W${at}`,
      precision: 0.5,
      recall: 0.5,
      samples: 1,
    }));
    answer([{ ...model, classes }]);
    const { user } = openApp('/dashboard/models');
    await user.click(await screen.findByRole('button', { name: 'Show all 30 signs' }));
    expect(screen.getAllByRole('row')).toHaveLength(31);
  });

  it('say that there are none yet', async () => {
    answer({}, 404);
    openApp('/dashboard/models');
    expect(await screen.findByText(/There are no figures here yet/)).toBeVisible();
  });

  it('can be asked for again when they did not come', async () => {
    answer({}, 500);
    const { user } = openApp('/dashboard/models');
    expect(await screen.findByRole('alert')).toHaveTextContent('The figures could not be loaded.');
    answer([model]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'isl-letters-v2' })).toBeVisible();
  });
});
