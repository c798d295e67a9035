import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressPlugin } from '../packages/page-kit/build/compress-plugin.js';
import { landmarksPlugin } from '../packages/page-kit/build/landmarks-plugin.js';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  base: '/sign-kit/',
  plugins: [lexiconPlugin(), landmarksPlugin(), compressPlugin()],
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
