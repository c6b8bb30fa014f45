/** The only clock of a stand-in; a test hands in one that it can move. */
export interface Clock {
  now(): Date;
}
