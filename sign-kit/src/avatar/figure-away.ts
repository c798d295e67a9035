/** A figure's file did not come, as without a network where only another one was seen. */
export class FigureAway extends Error {}
