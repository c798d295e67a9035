/** Somebody at rest shows no hand for minutes: another look costs as much as body and hands. */
const REST_MS = 200;

/** When hands that hang at no wrist are looked for: seldom after a look that found none. */
export class PalmSearch {
  private restsUntil = Number.NEGATIVE_INFINITY;

  /** Whether to look in a picture of this time. */
  isDue(at: number): boolean {
    return at >= this.restsUntil;
  }

  /** A look was taken. */
  took(at: number, hands: number): void {
    this.restsUntil = hands > 0 ? Number.NEGATIVE_INFINITY : at + REST_MS;
  }
}
