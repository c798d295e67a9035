import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Only the development server proxies; in production the gateway serves this build itself.
const gatewayUrl = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    proxy: {
      '/api': { target: gatewayUrl },
      '/static': { target: gatewayUrl },
    },
  },
  preview: { proxy: { '/api': { target: gatewayUrl }, '/static': { target: gatewayUrl } } },
  build: { outDir: 'dist', sourcemap: true, target: 'es2022' },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['test/support/setup.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    testTimeout: 20_000,
    maxWorkers: 2,
    coverage: { include: ['src/**'], exclude: ['src/app/main.tsx', 'src/**/*.d.ts'] },
  },
});
