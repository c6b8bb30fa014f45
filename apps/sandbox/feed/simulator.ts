import type { CombinationAnswer, CombinationQuestion, FeedMessage, FeedQuestion, RecoveryOrder } from '@verdigale/partner-wire';
import type { Clock } from '@verdigale/stand-in';
import { combine } from './combine.ts';
import { createLiveEvent, type LiveEvent } from './live-event.ts';
import { createMessageLog } from './message-log.ts';
import { producers, type EventStatement, type ProducerName } from './message.ts';
import { longestMs, slotsAt } from './schedule.ts';

const aliveMs = 10_000;
/** Announcing one costs some milliseconds of pricing; the rest waits for the next turn. */
const announcedATurn = 20;
/** Ended matches are kept this long, so that a recovery still reports how they ended. */
const keptMs = 2 * longestMs;

export interface Simulator {
  /** Does what is due. */
  turn(): void;
  messages(question: FeedQuestion): FeedMessage[];
  /** As `messages`, once there are some or `wait` is over. */
  nextMessages(question: FeedQuestion): Promise<FeedMessage[]>;
  recover(order: RecoveryOrder): void;
  combination(question: CombinationQuestion): CombinationAnswer;
  events(): readonly LiveEvent[];
  say(producer: ProducerName, statement: EventStatement): void;
  /** As if the next messages were lost on their way. */
  lose(producer: ProducerName, count: number): void;
}

/** All matches of the programme as they are at this moment, and the messages about them. */
export function createSimulator(clock: Clock, secret: string): Simulator {
  const logs = { 'pre-match': createMessageLog('pre-match', clock.now()), live: createMessageLog('live', clock.now()) };
  const events = new Map<string, LiveEvent>();
  let aliveAt = 0;

  function say(producer: ProducerName, statement: EventStatement): void {
    events.get(statement.eventId)?.present[producer].hear(statement);
    logs[producer].add(statement, clock.now());
  }

  function announce(now: number): void {
    const unknown = slotsAt(now).filter(({ id }) => !events.has(id));
    for (const slot of unknown.toSorted((a, b) => a.startsAt - b.startsAt).slice(0, announcedATurn)) {
      const event = createLiveEvent(slot, secret);
      events.set(slot.id, event);
      for (const statement of event.announce()) say('pre-match', statement);
    }
  }

  const messages = ({ producer, after, limit }: FeedQuestion) => (isProducer(producer) ? logs[producer].after(after, limit) : []);

  return {
    turn() {
      const now = clock.now().getTime();
      announce(now);
      for (const [id, event] of events) {
        for (const { producer, statements } of event.advance(now)) for (const statement of statements) say(producer, statement);
        if (event.isOver && event.slot.startsAt < now - keptMs) events.delete(id);
      }
      if (now - aliveAt < aliveMs) return;
      aliveAt = now;
      for (const producer of producers) logs[producer].add({ kind: 'alive' }, clock.now());
    },
    messages,
    async nextMessages(question) {
      const { producer, after, wait = 0 } = question;
      if (wait > 0 && isProducer(producer)) await logs[producer].heard(after, AbortSignal.timeout(wait));
      return messages(question);
    },
    recover({ producer, requestId }) {
      if (!isProducer(producer)) return;
      for (const event of events.values())
        for (const statement of event.present[producer].statements()) logs[producer].add(statement, clock.now());
      logs[producer].add({ kind: 'snapshot.completed', requestId }, clock.now());
    },
    combination({ eventId, parts }) {
      const event = events.get(eventId);
      return event ? combine(event.fixture, event.standing(clock.now()), parts) : { refusal: 'unavailable' };
    },
    events: () => [...events.values()],
    say,
    lose: (producer, count) => logs[producer].skip(count),
  };
}

export const isProducer = (name: string): name is ProducerName => producers.some((producer) => producer === name);
