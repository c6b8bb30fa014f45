import type { FeedMessage } from '@verdigale/partner-wire';
import type { ProducerName } from './message.ts';

/** What a tester may have go wrong with a producer, for a while. */
export const faults = {
  outage: 'It answers nothing but 503',
  silence: 'It has nothing to say, not even that it is alive',
  duplicate: 'Every message comes twice',
  reorder: 'The messages of an answer come in the wrong order',
  late: 'Messages come five seconds late',
} as const;

export type Fault = keyof typeof faults;

export const isFault = (value: unknown): value is Fault => typeof value === 'string' && Object.hasOwn(faults, value);

const lateMs = 5_000;

/** The answer as it would be with this fault; null for none at all. */
export function disturb(messages: readonly FeedMessage[], fault: Fault | null, now: Date): FeedMessage[] | null {
  switch (fault) {
    case null:
      return [...messages];
    case 'outage':
      return null;
    case 'silence':
      return [];
    case 'duplicate':
      return messages.flatMap((message) => [message, message]);
    case 'reorder':
      return messages.toReversed();
    case 'late':
      return messages.filter(({ at }) => now.getTime() - Date.parse(at) >= lateMs);
  }
}

/** Which fault each producer has at the moment. */
export interface FaultDesk {
  set(producer: ProducerName, fault: Fault | null, until: Date): void;
  at(producer: string, now: Date): Fault | null;
}

export function createFaultDesk(): FaultDesk {
  const picked = new Map<string, { fault: Fault | null; until: Date }>();
  return {
    set: (producer, fault, until) => void picked.set(producer, { fault, until }),
    at(producer, now) {
      const found = picked.get(producer);
      return found && found.until > now ? found.fault : null;
    },
  };
}
