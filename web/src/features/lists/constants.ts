/** What an account takes of a list; the contract holds it too (ListEvent). */
export const NAME_LENGTH = 80;
export const MOST_SIGNS = 200;
export const MOST_LISTS = 200;
/** Of a sign's id on the wire. */
export const SIGN_ID = /^[a-z0-9-]{1,64}$/;
