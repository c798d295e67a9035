import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressPlugin } from '../packages/page-kit/build/compress-plugin.js';
import { landmarksPlugin } from '../packages/page-kit/build/landmarks-plugin.js';
import { serviceWorkerPlugin } from '../packages/page-kit/build/service-worker-plugin.js';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * What the pages for everybody need without a network; not the sign editor, nor what measures people before a camera,
 * which nobody answers then.
 */
const SHELL =
  /^(assets\/(?!edit-|attempts-|finder-worker-).+\.(js|css)|assets\/.+-latin-(400|600|700|wght)-normal-.+\.woff2|(convert|learn-sign)\.html|favicon\.svg)$/;

export default defineConfig({
  base: '/sign-kit/',
  plugins: [
    lexiconPlugin(),
    landmarksPlugin(),
    serviceWorkerPlugin({
      entry: page('src/sw/service-worker.ts'),
      shell: SHELL,
      addressOf: (name) => name.replace(/\.html$/, ''),
    }),
    compressPlugin(),
  ],
  worker: { format: 'es', plugins: () => [lexiconPlugin(), landmarksPlugin()] },
  server: { port: 8083 },
  build: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        convert: page('convert.html'),
        'learn-sign': page('learn-sign.html'),
        edit: page('edit.html'),
      },
    },
  },
});
