/** Spec section 9: featured characters, positions 0 to 2. */
export const FEATURED = { start: 0, end: 3 } as const;
/** Spec section 9: home dictionary preview, positions 6 to 8. */
export const PREVIEW = { start: 6, end: 9 } as const;
/** Spec section 2: the decorative carousel shows four pictures; what the avatar signs in each. */
export const carousel = ['HELLO', 'FRIEND', 'LOVE', 'BOOK'] as const;

/** Spec section 2: the seven filter buttons of the non-manual features. */
export const expressionFilters = [
  'All',
  'Happy',
  'Sad',
  'Asking',
  'Laugh',
  'Cry',
  'Angry',
] as const;
export type ExpressionFilter = (typeof expressionFilters)[number];

/** Spec section 2: the keyboard-style letter display, q to m. */
export const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Signs that are fetched at once: three rows of a wide screen and more. */
export const SIGNS_PAGE = 48;

/** Of a sign's clip, one after the other at each press; 1 is as it was filmed. */
export const CLIP_SPEEDS = [1, 0.75, 0.5] as const;

/** How many people are shown on a sign's page, the newest first. */
export const PEOPLE_OF_SIGN = 3;
