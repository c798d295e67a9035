import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEPLOYABLES, ROOT, read } from '../support/repository.js';

describe.each(DEPLOYABLES)('%s', (part) => {
  it.each(['README.md', 'Dockerfile', 'src'])('has its %s', (name) => {
    expect(existsSync(join(ROOT, part, name))).toBe(true);
  });

  it('says in its README what it owns, its settings and how it fails', () => {
    const text = read(`${part}/README.md`).toLowerCase();
    for (const topic of ['owns', 'setting', 'fail']) expect(text).toContain(topic);
  });

  it('does not run as root in its image', () => {
    expect(read(`${part}/Dockerfile`)).toMatch(/^USER (?!root)/m);
  });

  it('is started by docker-compose.yml', () => {
    expect(read('docker-compose.yml')).toContain(`${part}/Dockerfile`);
  });
});
