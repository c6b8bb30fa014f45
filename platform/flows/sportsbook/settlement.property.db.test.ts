import type { CashOutQuote } from '@verdigale/contract';
import { targetOf } from '@verdigale/betting';
import type { FeedMessage } from '@verdigale/partner-wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betsNamed, cashOutsOf, toBet } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { cuts, throughCuts } from '#testing/cuts.ts';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

/** More of them by hand, as docs/guides/tests.md says. */
const numRuns = Number(process.env.SPORT_RUNS ?? 6);
const { SPORT_SEED } = process.env;

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
/** In which order messages arrive, some of them twice, when bets are settled meanwhile, through which cuts, and when a part is cashed out. */
const arrival = fc.record({
  from: fc.nat(7),
  count: fc.integer({ min: 1, max: 8 }),
  settles: fc.boolean(),
  cashes: fc.boolean(),
  cuts: fc.oneof(fc.constant([]), cuts),
});
const arrivals = fc.array(arrival, { maxLength: 6 });

/** Spends what is more, or gives what is missing. */
async function keep(amount: bigint): Promise<void> {
  const change = amount - (await bettor.real());
  if (change !== 0n) await bettor.give(change);
}

/** Cashes out a part of what is open, if it is. */
async function cashOut(id: string): Promise<void> {
  const { status, data } = await bettor.call<CashOutQuote>('POST', `bets/${id}/cash-out/quote`, { percent: 30 });
  if (status === 200) await Promise.all([0, 1].map(() => bettor.call('POST', `bets/${id}/cash-out`, { quoteId: data.id })));
}

/** All of them are over when one has failed. */
async function settleAll(events: readonly string[]): Promise<void> {
  const done = await Promise.allSettled(events.map((id) => settle(platform, id)));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
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

it(
  '[M1] ends where the results want it, whatever came twice, out of order or was cut off, with nothing lost on the way',
  { timeout: 60_000 + numRuns * 4_000 },
  async () => {
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
        for (const { from, count, settles, cashes, cuts: when } of order) {
          const part = messages.slice(from, from + count);
          await throughCuts(platform, () => feed.deliver(part.toReversed()), when);
          await throughCuts(platform, () => feed.deliver(part), when);
          if (settles) await throughCuts(platform, () => settleAll(events), when);
          if (cashes) for (const id of placed) await cashOut(id);
          if (settles && spends) await keep(50_00n);
        }
        await feed.deliver(messages);
        await settleAll(events);
        for (const bet of await platform.kernel.db.all(betsNamed(placed))) {
          const { closed, paid, isSettled } = targetOf(toBet(bet), cashOutsOf(bet));
          expect([bet.closed, bet.paid, bet.state]).toEqual([closed, paid, isSettled ? 'settled' : 'open']);
        }
        expect(await differences()).toEqual([0n, 0n, 0n]);
        await keep(1_000_00n);
      }),
      { numRuns, ...(SPORT_SEED ? { seed: Number(SPORT_SEED) } : {}) },
    );
    expect(await checkBooks(platform.kernel.db)).toEqual([]);
  },
);
