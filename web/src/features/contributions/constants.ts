/** How often clips on their way are looked at again. */
export const POLL_MS = 3000;
/** Where the toasts of this screen are said once more. */
export const PLACE = 'contributions';
