import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@isl/contracts/parts';
import { describe, expect, it } from 'vitest';
import { COMPOSE, DEPLOYABLES, DOCKERFILES, ROOT, read } from '../support/repository.js';

const folderOf = (name: string): string | undefined =>
  Object.entries(PARTS).find(([part]) => part === name)?.[1].folder;

describe.each(DEPLOYABLES)('%s', (part) => {
  it.each(['README.md', 'src'])('has its %s', (name) => {
    expect(existsSync(join(ROOT, part, name))).toBe(true);
  });

  it('says in its README what it owns, its settings and how it fails', () => {
    const text = read(`${part}/README.md`).toLowerCase();
    for (const topic of ['owns', 'setting', 'fail']) expect(text).toContain(topic);
  });

  it('is started by docker-compose.yml, from the Dockerfile of its language', () => {
    const built = Object.values(COMPOSE.services).flatMap(({ build }) => {
      const name = build?.args?.PART ?? build?.target;
      return name ? folderOf(name) : [];
    });
    expect(built).toContain(part);
  });
});

describe.each(DOCKERFILES)('every image of %s', (file) => {
  const [base = '', ...finals] = read(file)
    .split(/^(?=FROM )/m)
    .filter((stage) => /^FROM (scratch AS base|base)\b/.test(stage));

  it('starts from one base that runs as a number, says how to ask it, and has labels', () => {
    expect(base).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(base).toMatch(/^HEALTHCHECK .*--start-period/m);
    expect(base).toMatch(/org\.opencontainers\.image\.licenses/);
    expect(finals.length).toBeGreaterThan(0);
  });

  it('adds its own name and nothing that runs while it is built', () => {
    for (const stage of finals) {
      expect(stage).toMatch(/org\.opencontainers\.image\.title="isl-/);
      expect(stage).not.toMatch(/^(RUN|USER|FROM base AS \w+-build)/m);
    }
  });
});
