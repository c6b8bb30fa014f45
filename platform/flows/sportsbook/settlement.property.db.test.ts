import { targetOf } from '@verdigale/betting';
import type { FeedMessage } from '@verdigale/partner-wire';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBonuses, endBonusesOf } from '#modules/bonus';
import { betsNamed, cashOutsOf, toBet } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { cuts, throughCuts } from '#testing/cuts.ts';
import { kills, patiently, throughKill } from '#testing/kills.ts';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { cancelBonus } from '../../modules/bonus/lifecycle/cancel-bonus.ts';
import { expireBonuses } from '../../modules/bonus/lifecycle/expire-bonuses.ts';
import { beginTestBonus } from '../../modules/bonus/testing.ts';
import {
  canceled,
  ended,
  main,
  market,
  openFeed,
  restored,
  result,
  takenBack,
  type Said,
  type TestFeed,
} from '../../modules/sportsbook/testing.ts';
import { decideCashOut } from './decide-cash-out.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

/** More of them by hand, as docs/guides/tests.md says. */
const { SPORT_RUNS, SPORT_SEED, SPORT_KILLS } = process.env;
const numRuns = Number(SPORT_RUNS ?? 8);
/** In one story of so many something is killed; in none by default. */
const killsEvery = Number(SPORT_KILLS ?? Infinity);

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let run = 0;
/** Bets, messages, deliveries, settlements, cash-outs, and ends of bonuses. */
let steps = 0;
/** Cash-outs that waited. */
let decided = 0;
const killed = { process: 0, postgres: 0 };
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
  bettor = await openBettor(platform, 1_000_000_00n);
});
afterAll(() => platform[Symbol.asyncDispose]());

/** What can be said of one market about money. */
const words = fc.constantFrom<(eventId: string) => Said>(
  (eventId) => ({ ...ended(eventId, true), certainty: 1 }),
  (eventId) => ended(eventId, false),
  (eventId) => ({
    kind: 'bets.settled',
    eventId,
    certainty: 2,
    markets: [{ ...main, outcomes: [result('home', false, '0.5'), result('away', true, '0.5')] }],
  }),
  takenBack,
  canceled,
  restored,
);
const story = fc.array(fc.record({ event: fc.constantFrom(0, 1, 2), say: words }), { minLength: 1, maxLength: 8 });
/** A bonus that the bets are staked with, and what the player has beside it. */
const given = fc.record({
  terms: fc.record({
    stakeOrder: fc.constantFrom('real-first' as const, 'bonus-first' as const, 'mixed' as const),
    isSticky: fc.boolean(),
    isCashable: fc.boolean(),
    contribution: fc.constantFrom(1_000, 333, 0).map((share) => ({ default: share, types: {}, providers: {}, games: {} })),
  }),
  amount: fc.constantFrom(3_33n, 20_00n, 100_00n),
  required: fc.constantFrom(5_00n, 15_00n, 500_00n),
  maxBet: fc.constantFrom(null, null, 5_00n),
  maxWin: fc.constantFrom(null, null, 12_00n),
  own: fc.constantFrom(0n, 7_00n, 1_000_00n),
});
type Given = typeof given extends fc.Arbitrary<infer G> ? G : never;
const ends = fc.constantFrom('cancel', 'expire', 'exclude', ...Array.from({ length: 7 }, () => 'none' as const));
/**
 * In which order messages arrive, some of them twice, when bets are settled meanwhile, through which cuts, when a part is cashed out, another bet is placed,
 * and the bonus ends or another begins.
 */
const arrival = fc.record({
  ends,
  begins: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: given }),
  bets: fc.boolean(),
  from: fc.nat(7),
  count: fc.integer({ min: 1, max: 8 }),
  settles: fc.boolean(),
  cashes: fc.boolean(),
  cuts: fc.oneof(fc.constant([]), cuts),
  kill: kills,
});
const arrivals = fc.array(arrival, { maxLength: 6 });

/** Spends what is more, or gives what is missing. */
const keep = (amount: bigint): Promise<void> =>
  patiently(async () => {
    const change = amount - (await bettor.real());
    if (change !== 0n) await bettor.give(change);
  });

/** The id of the bet, where the money allows it. */
async function place(body: object): Promise<string[]> {
  steps += 1;
  const { status, data } = await bettor.place(body);
  return status === 200 ? [data.id] : [];
}

/** Begins a bonus for sport, or for the casino, which has nothing to do with these bets. */
async function begin({ own, terms, ...sums }: Given): Promise<string> {
  await keep(own);
  const product = run % 5 === 0 ? 'casino' : 'sportsbook';
  const wanted = { ...sums, deposit: terms.isSticky ? 5_00n : 0n, terms: { ...terms, product } } as const;
  return beginTestBonus(platform.kernel, { playerId: bettor.id, accountId: bettor.accountId }, wanted);
}

/** Ends it in one of the ways that do not wait for its bets. */
async function end(id: string, how: 'cancel' | 'expire' | 'exclude' | 'none'): Promise<void> {
  const { kernel } = platform;
  if (how !== 'none') steps += 1;
  if (how === 'exclude') await kernel.db.transaction((tx) => endBonusesOf(tx, kernel, bettor.id));
  if (how === 'cancel') {
    await kernel.db.run(sql`update bonus.round_share set opened_at = '2000-01-01' where player_bonus_id = ${id}`);
    await cancelBonus(kernel, bettor.id, id).catch((error: { reason?: string }) => expect(error.reason).toBe('bonusFinal'));
  }
  if (how === 'expire') {
    await kernel.db.run(sql`update bonus.player_bonus set wagering_expires_at = '2000-01-01' where id = ${id} and status = 2`);
    await expireBonuses(kernel);
  }
}

const kinds = ['sport-stake', 'sport-return', 'sport-settle', 'sport-correction', 'sport-cash-out', 'bonus-forfeit'];
/** Which of these bets have not given the pockets, and the house's side of their bonus, what their shares say. */
const wrongShares = (ids: readonly string[]) =>
  platform.kernel.db.all(sql<{ id: string }>`
    select s.round_id as id from bonus.round_share s join bonus.bet_share t on t.round_id = s.round_id join sportsbook.bet b on b.id = s.round_id,
    lateral (select
      coalesce(sum(e.amount) filter (where l.pocket = 'bonus'), 0) as bonus, coalesce(sum(e.amount) filter (where l.pocket = 'locked'), 0) as locked,
      coalesce(sum(e.amount) filter (where l.counterparty = 'house:bonus'), 0) as house
      from wallet.transfer f join wallet.entry e on e.transfer_id = f.id join wallet.ledger_account l on l.id = e.ledger_id
      where f.account_id = b.account_id and f.kind = any(${kinds}::text[])
        and f.reference = any(array(select b.id || ':' || n from generate_series(0, b.revision) n))) booked
    where s.round_id = any(${ids}::uuid[]) and (booked.bonus <> s.paid_bonus - t.bonus or booked.locked <> s.paid_locked - t.locked
      or booked.house <> s.kept or s.paid <> b.paid or b.bonus_paid <> s.paid_bonus or b.kept <> s.kept
      or (s.closed_at is null) <> (b.state in ('requested', 'open')))`);

/** Cashes out a part of what is open, if it is; a bet on the match that runs waits for that. */
async function cashOut(id: string): Promise<void> {
  const { status, data } = await bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent: 30 } });
  if (status === 200) steps += 1;
  if (status !== 200) return;
  // A connection that was cut before may fail a call: the same again is the same.
  const take = async () => {
    const answer = await bettor.clientCall('sportsbook.cashOut.take', { params: { id }, body: { quoteId: data.id } });
    if (answer.status !== 200) throw new Error(`${answer.status} to a cash-out`);
  };
  await Promise.all([0, 1].map(() => patiently(take)));
}

/** Decides what waits of these bets, as if its delay were over: where the clock moves, what is not delivered yet is an outage. */
async function decideAll(ids: readonly string[]): Promise<void> {
  const waiting = await platform.kernel.db.all(sql<{ quote_id: string }>`
    update sportsbook.cash_out_request set decided_at = '2000-01-01' where state = 'waiting' and bet_id = any(${ids}::uuid[]) returning quote_id`);
  const done = await Promise.allSettled(waiting.map((each) => decideCashOut(platform.kernel, each.quote_id)));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
  steps += waiting.length;
  decided += waiting.length;
}

/** All of them are over when one has failed. */
async function settleAll(events: readonly string[]): Promise<void> {
  steps += events.length;
  const done = await Promise.allSettled(events.map((id) => settle(platform, id)));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
  steps += events.length;
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
      fc.asyncProperty(story, arrivals, fc.boolean(), fc.option(given, { freq: 4 }), async (told, order, spends, wanted) => {
        run += 1;
        const events = [0, 1, 2].map((at) => `run-${run}-${at}`);
        const prices = [market({ home: '2.5', away: '1.6' })];
        const offered = events.flatMap((id) => [feed.fixture(id), feed.odds(id, prices)]).map(feed.number);
        await patiently(() => feed.deliver(offered));
        let bonus = wanted && (await begin(wanted));
        const legs = await Promise.all(events.map((id) => patiently(() => legOn(platform, id))));
        const placed = [
          ...(await place({ legs: [legs[0]!] })),
          ...(await place({ legs, sizes: [3] })),
          ...(await place({ legs, sizes: [1, 2], unitStake: 0.37 })),
        ];
        // The last match runs, so that a cash-out of a bet on it waits.
        await patiently(() => feed.deliver([feed.number(feed.odds(events[2]!, prices, 'live'))]));
        steps += told.length;
        const messages: FeedMessage[] = told.map(({ event, say }) => feed.number(say(events[event]!)));
        let isKilled = run % killsEvery !== 0;
        for (const { from, count, settles, cashes, cuts: when, kill, ends: how, begins, bets } of order) {
          const part = messages.slice(from, from + count);
          steps += 2;
          if (!isKilled) {
            const work = async () => {
              await feed.deliver(part);
              await settleAll(events);
            };
            await throughKill(platform, kill, { messages: part, events }, work);
            killed[kill.killed] += 1;
            isKilled = true;
          }
          await throughCuts(platform, () => feed.deliver(part.toReversed()), when);
          await throughCuts(platform, () => feed.deliver(part), when);
          if (settles) await throughCuts(platform, () => settleAll(events), when);
          await throughCuts(platform, () => decideAll(placed), when);
          if (cashes) for (const id of placed) await cashOut(id);
          if (bets) placed.push(...(await place({ legs: [legs[1]!], unitStake: 4.5 })));
          if (bonus) await end(bonus, begins ? 'cancel' : how);
          if (begins) bonus = await begin(begins);
          if (settles && spends) await keep(50_00n);
        }
        await patiently(() => feed.deliver(messages));
        await patiently(() => settleAll(events));
        await patiently(() => decideAll(placed));
        await patiently(() => settleAll(events));
        for (const bet of await platform.kernel.db.all(betsNamed(placed))) {
          const { closed, paid, isSettled } = targetOf(toBet(bet), cashOutsOf(bet));
          expect([bet.closed, bet.paid, bet.state]).toEqual([closed, paid, isSettled ? 'settled' : 'open']);
        }
        expect(await differences()).toEqual([0n, 0n, 0n]);
        if (bonus) expect([await checkBonuses(platform.kernel.db), await wrongShares(placed)]).toEqual([[], []]);
        if (bonus) await end(bonus, 'exclude');
        await keep(1_000_00n);
      }),
      { numRuns, endOnFailure: numRuns > 8, ...(SPORT_SEED ? { seed: Number(SPORT_SEED) } : {}) },
    );
    expect(await checkBooks(platform.kernel.db)).toEqual([]);
    if (SPORT_RUNS)
      process.stderr.write(`${run} stories, ${steps} steps, ${decided} cash-outs that waited, killed: ${JSON.stringify(killed)}\n`);
  },
);
