import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPOSE, DEPLOYABLES, DOCKERFILES, ROOT, read } from '../support/repository.js';

describe.each(DEPLOYABLES)('%s', (part) => {
  it.each(['README.md', 'src'])('has its %s', (name) => {
    expect(existsSync(join(ROOT, part, name))).toBe(true);
  });

  it('says in its README what it owns, its settings and how it fails', () => {
    const text = read(`${part}/README.md`).toLowerCase();
    for (const topic of ['owns', 'setting', 'fail']) expect(text).toContain(topic);
  });

  it('is started by docker-compose.yml, from its own Dockerfile or the one of all Python services', () => {
    const built = Object.values(COMPOSE.services).flatMap(({ build }) => {
      if (!build) return [];
      return build.args?.PART ? `services/${build.args.PART}` : dirname(build.dockerfile);
    });
    expect(built).toContain(part);
  });
});

it.each(DOCKERFILES)('an image of %s does not run as root', (file) => {
  expect(read(file)).toMatch(/^USER (?!root)/m);
});
