import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { serviceWorkerPlugin } from './vite/service-worker-plugin';

// Only the development server proxies; in production the gateway serves this build itself.
const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), serviceWorkerPlugin()],
  server: {
    proxy: {
      '/api': { target: gatewayUrl },
      '/static': { target: gatewayUrl },
    },
  },
  preview: { proxy: { '/api': { target: gatewayUrl }, '/static': { target: gatewayUrl } } },
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // One file of icons rather than one request for each of some fifty.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'icons', test: /@tabler[\\/]icons-react/ }],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    // The browser's build of the client, which speaks through the page's WebSocket.
    alias: {
      'socket.io-client': fileURLToPath(
        new URL('dist/socket.io.esm.min.js', import.meta.resolve('socket.io-client/package.json')),
      ),
    },
    setupFiles: ['test/support/setup.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    // A failed query says which, without the whole page.
    env: { DEBUG_PRINT_LIMIT: '0' },
    css: false,
    restoreMocks: true,
    testTimeout: 45_000,
    maxWorkers: 2,
    coverage: { include: ['src/**'], exclude: ['src/app/main.tsx', 'src/**/*.d.ts'] },
  },
});
