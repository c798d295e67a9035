import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { ROOT, read } from '../support/repository.js';

const KIT = 'packages/service-kit';
/** Parts whose servers are built together with the kit, and what says how. */
const SERVERS = {
  gateway: 'vite.config.ts',
  'services/content': 'vite.config.ts',
  'services/media': 'vite.config.ts',
  'sign-kit': 'vite.server.config.ts',
  'infra/backup': 'vite.config.ts',
};

type Locked = Record<string, { readonly version?: string }>;

const locked = (JSON.parse(read('package-lock.json')) as { packages: Locked }).packages;
const kit = JSON.parse(read(`${KIT}/package.json`)) as { dependencies: Record<string, string> };

/** The version that an import in the folder is answered with. */
const versionFor = (folder: string, name: string): string | undefined =>
  (locked[`${folder}/node_modules/${name}`] ?? locked[`node_modules/${name}`])?.version;

/** The packages that a part's server looks for when it runs. */
async function outsideOf(part: string, configFile: string): Promise<string[]> {
  const root = join(ROOT, part);
  const made = await build({
    ...{ root, configFile: join(root, configFile), logLevel: 'silent' },
    build: { write: false, ssr: true },
  });
  const chunks = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((one) =>
    one.type === 'chunk' ? [...one.imports, ...one.dynamicImports] : [],
  );
  const outside = imported.filter((name) => !files.has(name) && !isBuiltin(name));
  return [...new Set(outside.map(packageOf))].toSorted();
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

it.each(Object.entries(SERVERS))(
  'the server of %s finds what the kit needs as the kit has it',
  async (part, configFile) => {
    const outside = await outsideOf(part, configFile);
    expect(outside).toContain('zod');
    const ofKit = outside.filter((name) => name in kit.dependencies);
    const versions = (folder: string) => ofKit.map((name) => [name, versionFor(folder, name)]);
    expect(versions(part)).toEqual(versions(KIT));
  },
);
