import type { Key } from './i18n/translate';

/** What the build draws of a screen whose own first look is a person's, or one of many things'. */
export type Outline = {
  /** Its heading; without one the gateway says what the address is about. */
  readonly title?: Key;
  readonly intro?: Key;
};

type Handle = { readonly outline: Outline };

/** The mark, as a route's handle, of such a screen. */
export const outlined = ({ title, intro }: Outline): Handle => ({
  outline: { ...(title && { title }), ...(intro && { intro }) },
});

export const outlineOf = (handle: unknown): Outline | undefined =>
  typeof handle === 'object' && handle !== null && 'outline' in handle
    ? (handle as Handle).outline
    : undefined;
