import type { Find, Finder } from '@isl/page-kit/landmarks';

export type OpenFinder = (
  finds: readonly Find[],
  onLoaded: (bytes: number) => void,
  signal: AbortSignal,
) => Promise<Finder>;

/** With the files of this build, which are fetched only now. */
export const openPageFinder: OpenFinder = async (finds, onLoaded, signal) => {
  const [{ openFinder }, { FINDER_FILES }] = await Promise.all([
    import('@isl/page-kit/landmarks'),
    import('./files'),
  ]);
  return openFinder({ files: FINDER_FILES, finds, onLoaded, signal });
};
