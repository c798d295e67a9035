import { useId as useReactId } from 'react';

/** In place of the component library's hook of the same name: `vite/react-ids-plugin.ts`. */
export function useId(staticId?: string): string {
  const id = useReactId();
  // What React puts around it may not stand in a selector.
  return staticId ?? `mantine-${id.replaceAll(':', '')}`;
}
