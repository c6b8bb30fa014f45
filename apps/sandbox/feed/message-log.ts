import { EventEmitter, once } from 'node:events';
import type { FeedMessage } from '@verdigale/partner-wire';
import type { ProducerName, Statement } from './message.ts';

/** The messages of a producer, numbered without gaps. The oldest are forgotten: whoever needs them has to recover. */
export interface MessageLog {
  add(statement: Statement, now: Date): void;
  after(sequence: number, limit: number): FeedMessage[];
  /** Resolves once there is a message after this one, or when `until` is aborted. */
  heard(sequence: number, until: AbortSignal): Promise<void>;
  /** As if the next messages were lost on their way. */
  skip(count: number): void;
}

const kept = 3_000;
/** Whoever asks for older ones has been away, and recovers. */
const keptMs = 120_000;

/** Numbers go on from the time of the start, above those of any earlier run: a restart shows as a gap, and is recovered from. */
export function createMessageLog(producer: ProducerName, startedAt: Date): MessageLog {
  let messages: FeedMessage[] = [];
  let sequence = startedAt.getTime();
  const added = new EventEmitter().setMaxListeners(0);
  return {
    add(statement, now) {
      sequence += 1;
      messages.push({ ...statement, producer, sequence, at: now.toISOString() });
      if (messages.length > 2 * kept) messages = messages.slice(-kept);
      if (Date.parse(messages[0]!.at) < now.getTime() - 2 * keptMs)
        messages = messages.filter(({ at }) => Date.parse(at) >= now.getTime() - keptMs);
      added.emit('message');
    },
    after(last, limit) {
      const from = messages.findIndex((message) => message.sequence > last);
      return from < 0 ? [] : messages.slice(from, from + limit);
    },
    async heard(last, until) {
      if (!messages.some((message) => message.sequence > last)) await once(added, 'message', { signal: until }).catch(() => {});
    },
    skip(count) {
      sequence += count;
    },
  };
}
