import type { TestProject } from 'vitest/node';
import { buildPages } from './pages.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built pages; all test files look at the same ones. */
    dist: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { dist, drop } = await buildPages();
  project.provide('dist', dist);
  return drop;
}
