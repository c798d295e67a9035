import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The first chunks found that need each other, from one around to itself; null where none do. */
export function circleIn(imports: Imports): readonly string[] | null {
  const done = new Set<string>();
  const look = (file: string, way: readonly string[]): readonly string[] | null => {
    const since = way.indexOf(file);
    if (since !== -1) return [...way.slice(since), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = look(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = look(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Ends the build where chunks need each other in a circle: which runs first would depend on which arrives first. */
export function noCirclesPlugin(): Plugin {
  return {
    name: 'isl-no-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = circleIn(imports);
      if (circle) this.error(`chunks need each other: ${circle.join(' -> ')}`);
    },
  };
}
