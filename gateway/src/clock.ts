/** The present, so that tests can choose it. */
export type Clock = () => Date;

export function later(clock: Clock, ms: number): Date {
  return new Date(clock().getTime() + ms);
}
