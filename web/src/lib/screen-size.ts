/** The mark, as a route's handle, of a screen that takes everything below the top bar. */
export const fullSize = { isFullSize: true } as const;

export const isFullSize = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'isFullSize' in handle;
