/** Spec section 2: from this width on the sidebar is a fixed panel. */
export const WIDE_SCREEN = '(min-width: 992px)';
/** Spec section 9: size of the avatar in the top bar. */
export const AVATAR_PX = 50;
/** How often an unreachable server is asked again. */
export const RETRY_EVERY_MS = 3000;
