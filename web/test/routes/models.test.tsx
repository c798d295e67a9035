import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/render-app';
import { server } from '../support/server';

const FIGURES = 'http://localhost:3000/static/models/signs.json';
const sign = (id: string, label: string) => ({ id, label, hasPicture: true });
const [a, m, h] = [
  sign('letter-a-v2', 'A'),
  sign('letter-m-v2', 'M'),
  sign('letter-h-v2', 'H'),
] as const;
const measured = {
  source: 'people',
  on: 'samePeople',
  unit: 'pictures',
  samples: 399,
  signers: 4,
  framesPerSecond: null,
  first: 0.85,
  ece: 0.05,
  classes: [
    { ...a, isSaid: true, precision: 0.97, said: 200, recall: 1, samples: 199 },
    { ...m, isSaid: true, precision: 0.8, said: 170, recall: 0.695, samples: 200 },
  ],
  confusion: [
    { ...a, takenFor: [{ said: a, count: 199 }] },
    {
      ...m,
      takenFor: [
        { said: m, count: 153 },
        { said: h, count: 47 },
      ],
    },
  ],
  isConfusionWhole: true,
  failures: [{ ...m, samples: 200, right: 153, takenFor: [{ said: h, count: 47 }] }],
};
const model = {
  name: 'isl-letters-v2',
  version: '1-4d9eddbd',
  date: '2026-11-21',
  kind: 'letters',
  signers: 4,
  learnt: {
    people: { count: 7963, unit: 'pictures' },
    avatar: { count: 0, unit: 'pictures' },
  },
  measured: [measured],
};
const drawn = { ...measured, source: 'avatar', on: 'unseenBodies', unit: 'clips', signers: 0 };
const LETTERS = 'Letters A to Z, from a held hand';
const answer = (file: unknown, status = 200) =>
  server.use(http.get(FIGURES, () => HttpResponse.json(file as object, { status })));

describe('the figures of the models', () => {
  it('show each sign, and on whom it was measured', async () => {
    answer({ models: [model] });
    const { user } = openApp('/dashboard/models');
    const table = within(await screen.findByRole('table', { name: 'Sign by sign' }));
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
    expect(screen.getByRole('heading', { name: 'Measured on people' })).toBeVisible();
    expect(screen.getByText(/the same people that it learnt from/)).toBeVisible();
    expect(screen.getByText('21/11/2026')).toBeVisible();
    expect(screen.getByText('Signers it learnt from').nextSibling).toHaveTextContent('4');
    expect(screen.getByText('Learnt from the avatar').nextSibling).toHaveTextContent('nothing');
    expect(screen.queryByText(/synthetic signers/)).not.toBeInTheDocument();
  });

  it('show what was taken for what, as a table with a column for each sign', async () => {
    answer({ models: [model] });
    openApp('/dashboard/models');
    const table = within(await screen.findByRole('table', { name: 'What was taken for what' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Shown',
      'A',
      'M',
      'H',
    ]);
    expect(table.getByRole('row', { name: 'M 153 47' })).toBeVisible();
  });

  it('name by sign what it was taken for where they are many or not all were kept', async () => {
    answer({ models: [{ ...model, measured: [{ ...measured, isConfusionWhole: false }] }] });
    openApp('/dashboard/models');
    const table = within(await screen.findByRole('table', { name: 'Commonest confusions' }));
    expect(table.getByRole('row', { name: /^M M \(153\) ?H \(47\)$/ })).toBeVisible();
  });

  it('picture each failure beside what it was taken for, with the way to their entries', async () => {
    answer({ models: [model] });
    openApp('/dashboard/models');
    const gallery = within(await screen.findByRole('list', { name: 'Where it fails' }));
    const [failure] = gallery.getAllByRole('listitem');
    const entry = within(failure as HTMLElement);
    expect(entry.getByRole('heading', { name: 'M' })).toBeVisible();
    expect(entry.getByRole('link', { name: 'M' })).toHaveAttribute('href', '/products/letter-m-v2');
    expect(entry.getByText(/Right at the first guess: 77%/)).toBeVisible();
    expect(entry.getByText('(47)')).toBeVisible();
    const pictures = [...(failure as HTMLElement).querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/static/signs/letter-m-v2.webp',
      '/static/signs/letter-h-v2.webp',
    ]);
    expect(screen.getByText(/made by a computer, not a person/)).toBeVisible();
  });

  it('count instead of promising a share of two, and mark what is never said', async () => {
    const few = [
      { ...a, isSaid: true, precision: 0, said: null, recall: 0.5, samples: 2 },
      { ...m, isSaid: false, precision: null, said: 0, recall: null, samples: 2 },
    ];
    answer({ models: [{ ...model, measured: [{ ...drawn, classes: few }] }] });
    openApp('/dashboard/models');
    const table = within(await screen.findByRole('table', { name: 'Sign by sign' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Anever right1 of 22', 'Mnever said––2']);
    expect(screen.getByText(/^1 of these signs is only suggested/)).toBeVisible();
  });

  it('never call a check on the avatar accuracy, and say that nobody signed', async () => {
    const words = { ...model, kind: 'words', signers: 0, measured: [drawn] };
    answer({ models: [words] });
    openApp('/dashboard/models');
    expect(await screen.findByText('Measured on the avatar')).toBeVisible();
    expect(screen.getByText(/A check on synthetic signers/)).toBeVisible();
    expect(screen.getAllByText('None: the avatar')).toHaveLength(2);
    expect(screen.queryByText(/accuracy/i)).not.toBeInTheDocument();
  });

  it('show people who were never seen beside the avatar, each as what it is', async () => {
    const strangers = { ...drawn, source: 'people', on: 'unseenSigners', signers: 3 };
    answer({ models: [{ ...model, measured: [strangers, drawn] }] });
    openApp('/dashboard/models');
    const people = within(
      await screen.findByRole('region', { name: `${LETTERS} Measured on people` }),
    );
    expect(people.getByText('People whom it had not seen before')).toBeVisible();
    expect(people.queryByText(/synthetic signers/)).not.toBeInTheDocument();
    const avatar = within(
      screen.getByRole('region', { name: `${LETTERS} Measured on the avatar` }),
    );
    expect(avatar.getByText(/synthetic signers/)).toBeVisible();
  });

  it('say that a model was not measured yet', async () => {
    answer({ models: [{ ...model, measured: [] }] });
    openApp('/dashboard/models');
    expect(await screen.findByText('It was not measured yet.')).toBeVisible();
  });

  it('show the first twelve signs until all are asked for', async () => {
    const classes = Array.from({ length: 30 }, (_, at) => ({
      ...sign(`word-${at}`, `W${at}`),
      isSaid: true,
      precision: 0.5,
      said: 1,
      recall: 0.5,
      samples: 1,
    }));
    answer([{ ...model, measured: [{ ...measured, classes }] }]);
    const { user } = openApp('/dashboard/models');
    await user.click(await screen.findByRole('button', { name: 'Show all 30 signs' }));
    expect(
      within(screen.getByRole('table', { name: 'Sign by sign' })).getAllByRole('row'),
    ).toHaveLength(31);
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
    expect(await screen.findByRole('region', { name: LETTERS })).toBeVisible();
  });
});
