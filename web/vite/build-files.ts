import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of a build as Vite's manifest names it. */
export type Chunk = {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

export function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  return chunk;
}

/** The files that must be there before these modules run: scripts and styles, without what is lazy. */
export function filesOf(
  manifest: Manifest,
  names: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunkOf(manifest, name);
    for (const next of chunk.imports ?? []) visit(next);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const name of names) visit(name);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The chunks that need themselves, by way of others: which of these runs first is left to chance. */
export function circularIn(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((name) => {
    const reached = new Set<string>();
    const visit = (from: string): void => {
      for (const next of chunkOf(manifest, from).imports ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(name);
    return reached.has(name);
  });
}
