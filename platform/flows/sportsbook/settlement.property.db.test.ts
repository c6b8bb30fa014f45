import { targetOf } from '@verdigale/betting';
import type { FeedMessage } from '@verdigale/partner-wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betsNamed, cashOutsOf, toBet } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let run = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
  bettor = await openBettor(platform, 1_000_000_00n);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** What can be said of one market about money. */
const words = fc.constantFrom<(eventId: string) => Said>(
  (eventId) => ({
    kind: 'bets.settled',
    eventId,
    certainty: 1,
    markets: [{ ...main, outcomes: [result('home', true), result('away', false)] }],
  }),
  (eventId) => ({
    kind: 'bets.settled',
    eventId,
    certainty: 2,
    markets: [{ ...main, outcomes: [result('home', false), result('away', true)] }],
  }),
  (eventId) => ({
    kind: 'bets.settled',
    eventId,
    certainty: 2,
    markets: [{ ...main, outcomes: [result('home', false, '0.5'), result('away', true, '0.5')] }],
  }),
  (eventId) => ({ kind: 'settlement.rolledBack', eventId, markets: [main] }),
  (eventId) => ({ kind: 'bets.cancelled', eventId, markets: [main], from: null, to: null, reason: 'void' }),
  (eventId) => ({ kind: 'cancel.rolledBack', eventId, markets: [main], from: null, to: null }),
);
const story = fc.array(fc.record({ event: fc.constantFrom(0, 1, 2), say: words }), { minLength: 1, maxLength: 8 });
/** In which order messages arrive, some of them twice, and when bets are settled meanwhile. */
const arrivals = fc.array(fc.record({ from: fc.nat(7), count: fc.integer({ min: 1, max: 8 }), settles: fc.boolean() }), { maxLength: 6 });

/** Spends what is more, or gives what is missing. */
async function keep(amount: bigint): Promise<void> {
  const change = amount - (await bettor.real());
  if (change !== 0n) await bettor.give(change);
}

/** What the counterparties hold, against what the bets say. */
async function differences(): Promise<bigint[]> {
  const { db } = platform.kernel;
  const held = await db.all(sql<{ counterparty: string; total: bigint }>`
    select l.counterparty, sum(e.amount)::bigint as total from wallet.entry e join wallet.ledger_account l on l.id = e.ledger_id
    where l.counterparty like 'sportsbook:%' group by l.counterparty`);
  const of = (name: string) => held.find(({ counterparty }) => counterparty === `sportsbook:${name}`)?.total ?? 0n;
  const said = await db.one(sql<{ open: bigint; result: bigint; owed: bigint }>`
    select sum(stake - closed)::bigint as open, sum(closed - paid)::bigint as result, sum(owed)::bigint as owed from sportsbook.bet`);
  return [of('open') - said.open, of('result') - said.result, of('owed') + said.owed];
}

it('[M1] ends where the results want it, whatever came twice or out of order, with nothing lost on the way', async () => {
  await fc.assert(
    fc.asyncProperty(story, arrivals, fc.boolean(), async (told, order, spends) => {
      run += 1;
      const events = [0, 1, 2].map((at) => `run-${run}-${at}`);
      for (const id of events) await feed.say(feed.fixture(id), feed.odds(id, [market({ home: '2.5', away: '1.6' })]));
      const legs = await Promise.all(events.map((id) => legOn(platform, id)));
      const placed = [
        await bettor.place({ legs: [legs[0]!] }),
        await bettor.place({ legs, sizes: [3] }),
        await bettor.place({ legs, sizes: [1, 2], unitStake: 0.37 }),
      ].map(({ data }) => data.id);
      const messages: FeedMessage[] = told.map(({ event, say }) => feed.number(say(events[event]!)));
      for (const { from, count, settles } of order) {
        await feed.deliver(messages.slice(from, from + count).toReversed());
        await feed.deliver(messages.slice(from, from + count));
        if (settles) await Promise.all(events.map((id) => settle(platform, id)));
        if (settles && spends) await keep(50_00n);
      }
      await feed.deliver(messages);
      await Promise.all(events.map((id) => settle(platform, id)));
      for (const bet of await platform.kernel.db.all(betsNamed(placed))) {
        const { closed, paid, isSettled } = targetOf(toBet(bet), cashOutsOf(bet));
        expect([bet.closed, bet.paid, bet.state]).toEqual([closed, paid, isSettled ? 'settled' : 'open']);
      }
      expect(await differences()).toEqual([0n, 0n, 0n]);
      await keep(1_000_00n);
    }),
    { numRuns: 25 },
  );
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
});
