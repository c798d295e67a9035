/** A take ends by itself after so long. */
export const MAX_TAKE_MS = 60_000;
/** Seconds that are counted down before a take. */
export const COUNTDOWN_FROM = 3;
/** What a timeline may hold (contract, Timeline). */
export const MAX_ENTRIES = 1500;
/** How often the light is measured. */
export const LIGHT_EVERY_MS = 1000;
/** A hint stands only for what lasts: a hand that passes the face hides it for a moment. */
export const HINT_AFTER_MS = 1500;
/** Detail below which a picture of 160x120 is blurred, whoever is in it: out of focus, or moved. */
export const BLURRED_BELOW = 1.6;
/** And the share of the best detail that this camera has shown since it was turned on. */
export const BLURRED_SHARE = 0.55;
/** Mean brightness of a picture, 0 to 255, outside which hands and face are hard to see. */
export const DARK_BELOW = 45;
export const BRIGHT_ABOVE = 215;
