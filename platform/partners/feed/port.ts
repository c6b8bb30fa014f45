import type { CombinationAnswer, CombinationQuestion, FeedMessage, FeedQuestion, RecoveryOrder } from '@verdigale/partner-wire';

/** A feed of sports data. Its calls make outbound HTTP and throw when the feed does not answer. */
export interface DataFeed {
  /** Each has sequence numbers of its own and is up or down by itself. */
  readonly producers: readonly string[];
  /** What a producer has said after a sequence number, in order. A malformed message is left out, which shows as a gap. */
  messages(question: FeedQuestion): Promise<FeedMessage[]>;
  /** Has the feed say the present state of everything anew. */
  recover(order: RecoveryOrder): Promise<void>;
  /** What several outcomes of one event pay together; `unavailable` from a feed that has no such prices. */
  combination(question: CombinationQuestion): Promise<CombinationAnswer>;
}
