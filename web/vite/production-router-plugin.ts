import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DIST = new URL('dist/production/', import.meta.resolve('react-router/package.json'));
const FILES: Readonly<Record<string, string>> = {
  'react-router': fileURLToPath(new URL('index.mjs', DIST)),
  'react-router/dom': fileURLToPath(new URL('dom-export.mjs', DIST)),
};

/** The router without its warnings for developers, which its package gives to every build otherwise. */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'isl-production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, options) => (options.ssr ? null : (FILES[id] ?? null)),
  };
}
