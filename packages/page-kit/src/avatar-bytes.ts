/** About so much comes over the line until both figures sign without one; held against the build by sign-kit's test. */
export const AVATAR_BYTES = 1_100_000;
