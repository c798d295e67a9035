import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { expect, it } from 'vitest';
import { ROOT, read } from '../support/repository.js';
import list from './licences.json' with { type: 'json' };

type Reviewed = { readonly licence: string; readonly isAccepted?: boolean; readonly why: string };
type Told = {
  readonly expression: string | null;
  readonly text: string | null;
  readonly classes: readonly string[];
};

/** What PyPI's classifiers and older texts mean in SPDX's words. */
const PYTHON_WORDS: Readonly<Record<string, string>> = {
  'License :: OSI Approved :: Apache Software License': 'Apache-2.0',
  'License :: OSI Approved :: BSD License': 'BSD-3-Clause',
  'License :: OSI Approved :: MIT License': 'MIT',
  'License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)': 'MPL-2.0',
  'License :: OSI Approved :: Python Software Foundation License': 'PSF-2.0',
  '3-Clause BSD License': 'BSD-3-Clause',
  BSD: 'BSD-3-Clause',
};

/** Why a package may not be used, or null. */
function fault(
  name: string,
  told: string | null,
  reviewed: Readonly<Record<string, Reviewed>>,
): string | null {
  const [, known] =
    Object.entries(reviewed).find(([pattern]) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ) ?? [];
  if (known?.isAccepted) return null;
  const licence = known?.licence ?? told;
  if (licence === null) return `${name} names no licence`;
  try {
    return satisfies(licence, list.allowed) ? null : `${name} is under ${licence}`;
  } catch {
    return `${name} says '${licence}', which is no licence that SPDX knows`;
  }
}

const PERMITTED: Readonly<Record<string, Reviewed>> = list.reviewed.npm;

function npmLicences(): [string, string | null][] {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { license?: string; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => [path.replace(/^.*node_modules\//, ''), license ?? null]);
}

function pythonLicences(): [string, string | null][] {
  const script = join(ROOT, 'tests/repo/licences.py');
  const printed = execFileSync(join(ROOT, '.venv/bin/python'), [script], { encoding: 'utf8' });
  return Object.entries(JSON.parse(printed) as Record<string, Told>)
    .filter(([name]) => !name.startsWith('isl-'))
    .map(([name, { expression, text, classes }]) => {
      const meant = classes.map((one) => PYTHON_WORDS[one]).filter((one) => one !== undefined);
      const said = meant.length > 0 ? meant.join(' AND ') : text && (PYTHON_WORDS[text] ?? text);
      return [name, expression ?? (said || null)];
    });
}

it('every npm package is under a licence that is allowed, or was looked at', () => {
  const found = npmLicences();
  expect(found.length).toBeGreaterThan(500);
  expect(found.map(([name, told]) => fault(name, told, PERMITTED)).filter(Boolean)).toEqual([]);
});

it('every Python package is under a licence that is allowed, or was looked at', () => {
  const found = pythonLicences();
  expect(found.length).toBeGreaterThan(50);
  const { python } = list.reviewed;
  expect(found.map(([name, told]) => fault(name, told, python)).filter(Boolean)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', 'x is under GPL-3.0-only'],
  ['MIT OR GPL-3.0-only', null],
  ['MIT AND GPL-3.0-only', 'x is under MIT AND GPL-3.0-only'],
  [null, 'x names no licence'],
  ['see the file', "x says 'see the file', which is no licence that SPDX knows"],
])('a package under %s', (told, expected) => {
  expect(fault('x', told, {})).toBe(expected);
});

it('nothing stands in the list of what was looked at that is not used any more', () => {
  const names = npmLicences().map(([name]) => name);
  for (const pattern of Object.keys(PERMITTED)) {
    const isUsed = names.some((name) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
    expect([pattern, isUsed]).toEqual([pattern, true]);
  }
});
