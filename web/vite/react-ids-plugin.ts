import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../src/lib/use-react-id.ts', import.meta.url));

/**
 * Ids of the component library's parts as React gives them. The library draws each part that has one a second time for
 * an id of its own making, all at once and before anything is answered, for the sake of versions of React without ids.
 */
export function reactIdsPlugin(): Plugin {
  return {
    name: 'isl-react-ids',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/use-id/use-id.mjs') && importer?.includes('@mantine') ? OWN : null,
  };
}
