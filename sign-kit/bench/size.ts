import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const LIMITS = { scriptBytes: 360_000, cameraBytes: 75_000, figureBytes: 700_000 } as const;
const PAGES = ['convert', 'learn-sign', 'edit'] as const;
/**
 * How people are measured to make the signs, and what finds hands and makes a movement of what they showed: fetched
 * once a camera is on, or somebody comes to where one is asked for. A third of it is what tells the face.
 */
const CAMERA_ONLY =
  /signing\/src\/(attempt\/attempts|captured\/index)\.ts$|page-kit\/src\/landmarks\/index\.ts$|src\/show\/(show-section\.tsx|taking\.ts)$/;

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** As it goes over the wire: all script that a page can come to load, what a camera adds to it, and each figure. */
export function sizesOf(dist: string): {
  readonly scripts: Readonly<Record<string, number>>;
  readonly camera: number;
  readonly figures: Readonly<Record<string, number>>;
} {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;
  const scriptOf = (names: Iterable<string>): number => {
    const files = new Set([...names].flatMap((name) => manifest[name]?.file ?? []));
    const script = [...files].filter((file) => file.endsWith('.js'));
    return script.reduce((sum, file) => sum + gzipped(file), 0);
  };
  const isLater = (name: string): boolean => CAMERA_ONLY.test(name);
  const pages = PAGES.map((page) => reachable(manifest, `${page}.html`, isLater));
  const scripts = PAGES.map((page, k) => [page, scriptOf(pages[k] ?? [])] as const);
  const withCamera = Object.keys(manifest)
    .filter(isLater)
    .flatMap((name) => [...reachable(manifest, name)]);
  const camera = scriptOf(withCamera.filter((name) => !pages.some((page) => page.has(name))));
  const figures = readdirSync(join(dist, 'avatar'))
    .filter((file) => file.endsWith('.glb'))
    .map((file) => [file, gzipped(join('avatar', file))] as const);
  return { scripts: Object.fromEntries(scripts), camera, figures: Object.fromEntries(figures) };
}

/** What may come with it, without what `isLeftOut` and what comes with that alone. */
function reachable(
  manifest: Readonly<Record<string, Chunk>>,
  name: string,
  isLeftOut: (name: string) => boolean = () => false,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(name) || isLeftOut(name)) return found;
  found.add(name);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    reachable(manifest, next, isLeftOut, found);
  }
  return found;
}
