import type { FeedMessage } from '@verdigale/partner-wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FeedDriver } from './driver.ts';
import { listenTo, patience, type Listener } from './listener.ts';

type Of<K extends FeedMessage['kind']> = Extract<FeedMessage, { kind: K }>;
const of = <K extends FeedMessage['kind']>(messages: readonly FeedMessage[], kind: K) =>
  messages.filter((each): each is Of<K> => each.kind === kind);

const activeMarkets = (messages: readonly FeedMessage[]) =>
  of(messages, 'odds.changed').flatMap(({ markets }) => markets.filter(({ status }) => status === 'active'));

/** By the last word on each market: what was announced may have been closed since. */
function isOffering(heard: readonly FeedMessage[]): boolean {
  const last = new Map<string, string>();
  for (const { eventId, markets } of of(heard, 'odds.changed'))
    for (const { market, specifiers, status } of markets) last.set(`${eventId}|${market}|${specifiers}`, status);
  return [...last.values()].includes('active');
}

/** Clocks of two machines. */
const aheadMs = 5_000;
/** What is rounded in a sum of chances. */
const rounding = 1e-4;

/** What any feed must pass before bets are taken on it. It is only read, and asked for one recovery of each producer. */
export function describeFeed(name: string, openDriver: () => Promise<FeedDriver>): void {
  describe(`data feed ${name}`, () => {
    let driver: FeedDriver;
    let listeners: Listener[] = [];
    const snapshots = new Map<string, FeedMessage[]>();
    beforeAll(async () => {
      driver = await openDriver();
      listeners = driver.feed.producers.map((producer) => listenTo(driver, producer));
      // One that has only just started offers nothing yet, of which nothing could be judged.
      await vi.waitFor(async () => {
        for (const { catchUp } of listeners) await catchUp();
        expect(listeners.some(({ heard }) => isOffering(heard))).toBe(true);
      }, patience);
      for (const listener of listeners) {
        snapshots.set(listener.producer, await listener.recover());
      }
    }, 120_000);
    afterAll(() => driver.close());

    it('answers nobody who signs with another secret', async () => {
      const [producer = ''] = driver.feed.producers;
      await expect(driver.stranger.messages({ producer, after: 0, limit: 1 })).rejects.toThrow('401');
    });

    it('numbers what a producer says without gaps, and dates none of it in the future', () => {
      for (const { producer, heard } of listeners) {
        const [first] = heard;
        expect(heard.map(({ sequence }) => sequence)).toEqual(heard.map((_, at) => first!.sequence + at));
        const latest = Math.max(...heard.map(({ at }) => new Date(at).getTime()));
        expect(latest, producer).toBeLessThanOrEqual(driver.now().getTime() + aheadMs);
      }
    });

    it('says the same again when it is asked again, and no more than it is asked for', async () => {
      for (const { producer, heard } of listeners) {
        const after = heard.at(-4)!.sequence;
        const messages = await driver.feed.messages({ producer, after, limit: 2 });
        expect(messages).toEqual(heard.slice(-3, -1));
      }
    });

    it('ends a recovery, which brings the producer up', () => {
      for (const { state } of listeners) expect(state()).toMatchObject({ downSince: null, gapSince: null, requestId: null });
    });

    it('says in a recovery what each event is, and something that bets are taken on', () => {
      const offered = [...snapshots.values()].flatMap((messages) => {
        const known = new Set(of(messages, 'fixture.changed').map(({ eventId }) => eventId));
        expect(messages.flatMap((each) => ('eventId' in each && !known.has(each.eventId) ? [each] : []))).toEqual([]);
        return activeMarkets(messages);
      });
      expect(offered.length).toBeGreaterThan(0);
    });

    it('offers no price of one or less, and chances that come to one', () => {
      const all = listeners.flatMap(({ heard }) => activeMarkets(heard));
      const open = all.flatMap(({ outcomes }) => outcomes.filter(({ isActive }) => isActive));
      expect(open.filter(({ price }) => Number(price) <= 1)).toEqual([]);
      const stated = open.filter(({ chances }) => chances !== null);
      const sumOf = ({ chances }: (typeof open)[number]) => Object.values(chances!).reduce((sum, share) => sum + Number(share), 0);
      expect(stated.filter((outcome) => Math.abs(sumOf(outcome) - 1) > rounding)).toEqual([]);
    });

    it('takes bets each way only where it states what would settle the place', () => {
      for (const snapshot of snapshots.values()) {
        for (const { eventId, markets } of of(snapshot, 'odds.changed')) {
          for (const { status, eachWay, outcomes } of markets) {
            if (status !== 'active' || !eachWay) continue;
            const place = markets.find(({ market, specifiers }) => market === 'place' && specifiers === `places=${eachWay.places}`);
            const settled = new Set(place?.outcomes.map(({ outcome }) => outcome));
            expect(
              outcomes.filter(({ outcome, isActive }) => isActive && !settled.has(outcome)),
              eventId,
            ).toEqual([]);
          }
        }
      }
    });

    it('says what outcomes of an event pay together whatever their order, and nothing of what cannot be or is not offered', async () => {
      // One that has only just started may have told little yet; one outcome pays nothing together.
      const { eventId, open } = await vi.waitFor(async () => {
        for (const { catchUp } of listeners) await catchUp();
        const later = listeners.flatMap(({ heard }) => of(heard, 'odds.changed')).filter(({ status }) => status === 'not_started');
        const found = later
          .map(({ eventId: id, markets }) => ({
            eventId: id,
            open: markets.filter(({ status, outcomes }) => status === 'active' && outcomes.length === 2),
          }))
          .findLast((event) => event.open.length > 1);
        expect(found).toBeDefined();
        return found!;
      }, patience);
      const parts = open
        .map(({ market, specifiers, outcomes: [first] }) => ({ market, specifiers, outcome: first!.outcome, price: first!.price }))
        .slice(0, 3);
      const ask = (asked: typeof parts) => driver.feed.combination({ eventId, parts: asked });
      const answer = await ask(parts);
      expect('refusal' in answer || Number(answer.price) > 1).toBe(true);
      expect(await ask(parts.toReversed())).toEqual(answer);
      const sides = open[0]!.outcomes.map(({ outcome, price }) => ({ ...parts[0]!, outcome, price }));
      expect(['contradictory', 'unavailable']).toContain(((await ask(sides)) as { refusal?: string }).refusal);
      expect(await ask([...parts, { ...parts[0]!, outcome: 'nothing-of-the-kind' }])).toEqual({ refusal: 'unavailable' });
      const stranger = driver.stranger.combination({ eventId, parts }).catch(() => ({ refusal: 'unavailable' }));
      expect(await stranger).toEqual({ refusal: 'unavailable' });
    });

    it('settles only what it has offered', () => {
      for (const snapshot of snapshots.values()) {
        const key = (eventId: string, market: { market: string; specifiers: string }) => `${eventId}|${market.market}|${market.specifiers}`;
        const names = (outcomes: readonly { outcome: string }[]) => outcomes.map(({ outcome }) => outcome).toSorted();
        const offered = new Map<string, string[]>();
        for (const { eventId, markets } of of(snapshot, 'odds.changed'))
          for (const market of markets) offered.set(key(eventId, market), names(market.outcomes));
        for (const { eventId, markets } of of(snapshot, 'bets.settled'))
          for (const market of markets) expect(offered.get(key(eventId, market))).toEqual(expect.arrayContaining(names(market.outcomes)));
      }
    });

    it('is heard again before its silence would bring it down', async () => {
      for (const { catchUp } of listeners) await catchUp();
      await driver.pass(15_000);
      for (const { poll, state } of listeners) {
        await expect.poll(poll, { timeout: 20_000 }).toBeGreaterThan(0);
        expect(state()).toMatchObject({ gapSince: null, downSince: null });
      }
    });
  });
}
