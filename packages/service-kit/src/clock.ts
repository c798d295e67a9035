/** The present, so that tests can choose it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function later(clock: Clock, ms: number): Date {
  return new Date(clock().getTime() + ms);
}

export function ago(clock: Clock, ms: number): Date {
  return later(clock, -ms);
}
