import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { type Film, filmOf } from './film.js';
import { openManifest } from './manifest.js';
import { shoot } from './shoot.js';
import { allShots, type Shot } from './shots.js';
import { openStudio } from './studio.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

type Job = { readonly shot: Shot; readonly film: Film; readonly reason: string };

/** Makes the pictures and clips under `assets/` that are not as the lexicon has them. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      /** Only say what is stale. */
      check: { type: 'boolean', default: false },
      /** Names of forms, folders or files under `assets/`, commas between. */
      only: { type: 'string' },
      /** Also what is not stale. */
      again: { type: 'boolean', default: false },
      /** A folder for pictures of signs without what tells of their movement; `assets/` stays as it is. */
      plain: { type: 'string' },
    },
  });
  const shots = allShots(loadForms(LEXICON));
  const manifest = openManifest(ASSETS);
  const chosen = values.only === undefined ? shots : pick(shots, values.only.split(','));
  if (values.plain !== undefined) return makePlain(chosen, values.plain);
  const jobs = chosen.flatMap((shot): Job[] => {
    const film = filmOf(shot);
    const reason = values.again ? 'was asked for' : manifest.staleness(shot.path, film.madeFrom);
    return reason ? [{ shot, film, reason }] : [];
  });
  const leftOver = manifest.leftOver(new Set(shots.map(({ path }) => path)));
  if (values.check) {
    for (const { shot, reason } of jobs) say(`${shot.path} ${reason}`);
    for (const path of leftOver) say(`${path} is of no form that is shown`);
    if (jobs.length + leftOver.length === 0) return;
    say('npm run render makes them');
    process.exitCode = 1;
    return;
  }
  for (const path of leftOver) manifest.remove(path);
  if (jobs.length === 0) return say('every picture and clip is as it should be');
  const studio = await openStudio();
  try {
    for (const [index, { shot, film }] of inOrder(jobs).entries()) {
      const bytes = await shoot(studio, shot, film);
      manifest.write(shot.path, film.madeFrom, bytes);
      say(`${index + 1}/${jobs.length} ${shot.path} ${Math.ceil(bytes.length / 1000)} kB`);
    }
  } finally {
    await studio.close();
  }
}

/** What is cut out of a picture is to show a hand, and nothing that is drawn over it. */
async function makePlain(shots: readonly Shot[], folder: string): Promise<void> {
  const pictures = shots.filter(({ isTold }) => isTold);
  mkdirSync(folder, { recursive: true });
  const studio = await openStudio();
  try {
    for (const shot of pictures) {
      const still = { ...shot, isTold: false, isClose: false, view: 'front' } as const;
      writeFileSync(join(folder, basename(shot.path)), await shoot(studio, still, filmOf(still)));
    }
  } finally {
    await studio.close();
  }
  say(`${pictures.length} pictures in ${folder}`);
}

function pick(shots: readonly Shot[], names: readonly string[]): Shot[] {
  const isNamed = ({ path }: Shot, name: string) =>
    path === name || path.startsWith(`${name}/`) || path.split(/[/.]/)[1] === name;
  for (const name of names) {
    if (!shots.some((shot) => isNamed(shot, name))) throw new Error(`--only: nothing is ${name}`);
  }
  return shots.filter((shot) => names.some((name) => isNamed(shot, name)));
}

/** Pictures first; and what one person shows in one size together: a figure takes long to load. */
function inOrder(jobs: readonly Job[]): Job[] {
  const place = ({ shot: { pictureOf, figure, look, width, height } }: Job) =>
    [pictureOf === undefined, width, height, figure, look].join();
  return [...jobs].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
