/** The one source of time for rules and stamps, so that tests can travel. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
