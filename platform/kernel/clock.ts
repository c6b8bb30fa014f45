/** The platform's time for rules and timestamps, so that tests can move it. Money is stamped by the database. */
export interface Clock {
  now(): Date;
  /** Of the clock of tests alone: it stands for the database's too. */
  readonly stampsMoney?: true;
}

export const systemClock: Clock = { now: () => new Date() };
