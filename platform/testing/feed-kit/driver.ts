import type { DataFeed } from '#partners/feed/port.ts';

/** A feed that the kit asks, and the ways in which it is looked at. */
export interface FeedDriver {
  feed: DataFeed;
  /** The same feed, asked by somebody who has another secret. */
  stranger: DataFeed;
  now(): Date;
  /** So much time goes by at the feed: by its clock where the driver holds it, else by waiting. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
}
