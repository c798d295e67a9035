/** Told once the app hears what is pressed. */
export const READY_EVENT = 'isl-ready';
