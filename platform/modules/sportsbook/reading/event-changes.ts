import type { EventPayloads } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { downSince, isLive } from '../book/closed-because.ts';
import { producersHealth } from '../feed/producer.sql.ts';
import { eventsChanged, eventVersion, liveEventsChanged, type ChangedEvent, type ListedEvent } from './offer.sql.ts';
import { viewEvent } from './view-event.ts';
import { viewMarket } from './view-market.ts';

export type EventChange = EventPayloads['sportsbook.event.updated'];
export type LiveChange = EventPayloads['sportsbook.live.updated'];

/** Follows events for one process: each change of each of them is read once, however many listen. */
export interface EventChanges {
  /** From the event as it is now on; one that nobody knows is not followed, so that made-up ids cost nothing more. */
  follow(id: string): Promise<void>;
  unfollow(id: string): void;
  followLive(): Promise<void>;
  unfollowLive(): void;
  /** What has changed since it was last asked. Not to be called twice at once. */
  read(): Promise<{ events: EventChange[]; live: LiveChange | null }>;
}

/** Follows nothing until it is asked to; `read` throws where the database does not answer. */
export function createEventChanges({ db, clock }: Pick<Kernel, 'db' | 'clock'>): EventChanges {
  const known = new Map<string, bigint>();
  const wanted = new Set<string>();
  let live: Map<string, bigint> | null = null;
  let wantsLive = false;
  let health = '';

  /** Changes when producers go down or come back, and each minute of an outage: in an outage markets close with time alone, without a message. */
  async function readHealth(): Promise<string> {
    const now = clock.now();
    const states = (await db.all(producersHealth())).map(({ name, epoch, ...producer }) => {
      const since = downSince(producer, now);
      return [name, epoch, since && Math.floor((now.getTime() - since.getTime()) / 60_000)];
    });
    return JSON.stringify(states);
  }

  const changesOf = (rows: readonly ChangedEvent[]): EventChange[] =>
    rows.map((row) => {
      if (known.has(row.id)) known.set(row.id, row.version);
      const markets = row.markets.map((market) => viewMarket(row, market, clock.now()));
      return { since: Number(row.since), sportEvent: { ...viewEvent(row), statistics: [...row.statistics], markets } };
    });

  function liveChangeOf(rows: readonly ListedEvent[], before: Map<string, bigint>): LiveChange | null {
    const sportEvents = rows.map((row) => {
      if (isLive(row)) before.set(row.id, row.version);
      else before.delete(row.id);
      return { ...viewEvent(row), marketCount: row.marketCount, main: row.main && viewMarket(row, row.main, clock.now()) };
    });
    return sportEvents.length > 0 ? { sportEvents } : null;
  }

  return {
    async follow(id) {
      wanted.add(id);
      const event = await db.maybe(eventVersion(id));
      if (event && wanted.has(id)) known.set(id, event.version);
    },
    unfollow(id) {
      wanted.delete(id);
      known.delete(id);
    },
    async followLive() {
      wantsLive = true;
      const now = new Map<string, bigint>();
      liveChangeOf(await db.all(liveEventsChanged(now, false)), now);
      live = wantsLive ? now : null;
    },
    unfollowLive() {
      wantsLive = false;
      live = null;
    },
    async read() {
      if (known.size === 0 && !live) return { events: [], live: null };
      const healthNow = await readHealth();
      const isAll = health !== '' && health !== healthNow;
      const before = live;
      const [events, liveEvents] = await Promise.all([
        known.size > 0 ? db.all(eventsChanged(known, isAll)) : [],
        before && db.all(liveEventsChanged(before, isAll)),
      ]);
      // Only once everything is read is anything known: where one read fails, the next brings all of it.
      health = healthNow;
      return { events: changesOf(events), live: before && liveChangeOf(liveEvents ?? [], before) };
    },
  };
}
