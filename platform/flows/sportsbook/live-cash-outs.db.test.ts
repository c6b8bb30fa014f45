import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { canceled, ended, market, openFeed, type Said, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { proveSportBets } from '../reconcile/prove-sport-bets.ts';
import { decideBet } from './decide-bet.ts';
import { decideCashOut, decideCashOutJob, decideCashOutsLate } from './decide-cash-out.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match: string;
let later: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  feed = await openFeed(platform);
});
beforeEach(async () => {
  number += 1;
  [match, later] = [`live-${number}`, `later-${number}`];
  await feed.say(feed.fixture(match), odds(), feed.fixture(later), feed.odds(later, [market({ home: '2.0', away: '2.0' })]));
  bettor = await openBettor(platform);
});
afterAll(async () => {
  const { db } = platform.kernel;
  expect([await checkBooks(db), await db.snapshot((tx) => proveSportBets(tx))]).toEqual([[], []]);
  await platform[Symbol.asyncDispose]();
});

/** The market as the feed says it: how likely its home side is to win, at which score. */
function odds(won = 0.5, home = 0): Said {
  const winner = market({ home: '2.0', away: '2.0' });
  const outcomes = winner.outcomes.map((each) => {
    const chance = each.outcome === 'home' ? won : 1 - won;
    return { ...each, chances: { ...each.chances, won: String(chance), lost: String(1 - chance) } };
  });
  return { ...feed.odds(match, [{ ...winner, outcomes }], 'live'), score: { home, away: 0, clock: "1'", parts: [] } };
}

/** An open bet of 10.00 on legs at 2.0. */
async function open(...events: string[]): Promise<string> {
  const legs = await Promise.all(events.map((event) => legOn(platform, event)));
  const { id } = (await bettor.place({ legs, sizes: [legs.length] })).data;
  platform.clock.advance(5_000);
  await decideBet(platform.kernel, id);
  await feed.say({ kind: 'alive' });
  return id;
}
const quote = async (id: string, percent = 100) =>
  (await bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent } })).data.id;
const take = (id: string, quoteId: string) => bettor.clientCall('sportsbook.cashOut.take', { params: { id }, body: { quoteId } });

/** A cash-out that is asked for, at an even chance worth 9.50. */
async function ask(id: string, percent = 100): Promise<string> {
  const quoteId = await quote(id, percent);
  expect((await take(id, quoteId)).data).toMatchObject({ state: 'open', cashOutRequest: { quoteId, state: 'waiting', rejection: null } });
  return quoteId;
}
/** After the delay of football. */
async function decide(quoteId: string): Promise<void> {
  platform.clock.advance(7_000);
  await decideCashOut(platform.kernel, quoteId);
}
const told = async (id: string) =>
  (await platform.kernel.db.all(sql`select from kernel.outbox where topic = 'game.bet.updated' and payload ->> 'betId' = ${id}`)).length;

it('waits through the delay of its sport, and then pays what was quoted', async () => {
  const id = await open(match);
  const before = await told(id);
  const quoteId = await ask(id, 50);
  const { cashOutRequest: request } = await bettor.bet(id);
  expect(request).toMatchObject({ stake: 5, amount: 4.75 });
  expect(new Date(request!.decidedAt).getTime() - platform.clock.now().getTime()).toBe(7_000);
  const jobs = sql<{ seconds: number }>`select extract(epoch from start_after - created_on)::int as seconds from jobs.job
    where name = ${decideCashOutJob} and data ->> 'quoteId' = ${quoteId}`;
  expect(await platform.kernel.db.all(jobs)).toEqual([{ seconds: 7 }]);
  await decideCashOut(platform.kernel, quoteId);
  expect(await bettor.bet(id)).toMatchObject({ openStake: 10, payout: 0, cashOuts: [], cashOutRequest: { state: 'waiting' } });
  await decide(quoteId);
  expect(await bettor.bet(id)).toMatchObject({
    state: 'open',
    openStake: 5,
    payout: 4.75,
    cashOuts: [{ stake: 5, amount: 4.75 }],
    cashOutRequest: { state: 'taken', rejection: null },
  });
  expect([await bettor.real(), await told(id)]).toEqual([94_75n, before + 2]);
});

it('pays what was quoted where prices have been said anew, or have moved so that it is worth more', async () => {
  const [same, more] = [await open(match), await open(match)];
  const asked = [await ask(same), await ask(more)];
  await feed.say(odds());
  await decide(asked[0]!);
  await feed.say(odds(0.6));
  await decideCashOut(platform.kernel, asked[1]!);
  expect([(await bettor.bet(same)).payout, (await bettor.bet(more)).payout]).toEqual([9.5, 9.5]);
});

it.each<[string, () => Said, number]>([
  ['the market was stopped', () => ({ kind: 'bet.stopped', eventId: match, markets: [], reason: 'danger' }), 14405],
  ['a goal fell, whoever it is good for', () => odds(0.5, 1), 14406],
  ['it is worth less', () => odds(0.49), 14406],
])('is refused where %s meanwhile, and the bet is as it was', async (_, meanwhile, code) => {
  const id = await open(match);
  const quoteId = await ask(id);
  const before = await told(id);
  await feed.say(meanwhile());
  await decide(quoteId);
  const refused = { state: 'refused', amount: 9.5, rejection: { code } };
  expect(await bettor.bet(id)).toMatchObject({ state: 'open', openStake: 10, payout: 0, cashOuts: [], cashOutRequest: refused });
  expect([await bettor.real(), await told(id)]).toEqual([90_00n, before + 1]);
  // The same call again has the same answer, and another offer may be taken.
  expect((await take(id, quoteId)).data).toMatchObject({ cashOutRequest: { quoteId, ...refused } });
  if (code === 14405) return;
  await decide(await ask(id));
  expect((await bettor.bet(id)).cashOutRequest).toMatchObject({ state: 'taken' });
});

it.each<[string, () => Said, bigint]>([
  ['a result', () => ended(match, true), 120_00n],
  ['a void', () => canceled(match), 100_00n],
])('never stands beside %s that came first, settled by then or not', async (_, say, total) => {
  const [settled, unsettled] = [await open(match), await open(match)];
  const asked = [await ask(settled), await ask(unsettled)];
  await feed.say(say());
  await decide(asked[1]!);
  await settle(platform, match);
  await decide(asked[0]!);
  for (const id of [settled, unsettled])
    expect(await bettor.bet(id)).toMatchObject({ state: 'settled', cashOuts: [], cashOutRequest: { state: 'refused' } });
  expect(await bettor.real()).toBe(total);
});

it('is one at a time: no other is quoted or taken while it waits, and the same again changes nothing', async () => {
  const id = await open(match);
  const other = await quote(id, 30);
  const quoteId = await ask(id, 50);
  expect((await take(id, quoteId)).data.cashOutRequest).toMatchObject({ quoteId, state: 'waiting' });
  const refused = [await take(id, other), await bettor.clientCall('sportsbook.cashOut.quote', { params: { id }, body: { percent: 50 } })];
  expect(refused.map(({ error }) => error?.code)).toEqual([14405, 14405]);
  await decide(quoteId);
  expect((await take(id, quoteId)).data).toMatchObject({ payout: 4.75, cashOutRequest: { quoteId, state: 'taken' } });
  await decideCashOut(platform.kernel, quoteId);
  expect(await bettor.real()).toBe(94_75n);
});

it('pays once, however often it is taken and decided at once, or the result and not it', async () => {
  const id = await open(match);
  const quoteId = await quote(id);
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(id, quoteId)));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.cashOutRequest?.state}`))).toEqual(new Set(['200 waiting']));
  platform.clock.advance(7_000);
  await Promise.all(Array.from({ length: 50 }, () => decideCashOut(platform.kernel, quoteId)));
  expect([await bettor.bet(id), await bettor.real()]).toMatchObject([{ state: 'settled', status: 5, payout: 9.5 }, 99_50n]);

  const next = await open(match);
  const asked = await ask(next);
  platform.clock.advance(7_000);
  await Promise.all([
    feed.say(ended(match, true)).then(() => settle(platform, match)),
    ...Array.from({ length: 25 }, () => decideCashOut(platform.kernel, asked)),
  ]);
  await settle(platform, match);
  const { state, payout, cashOuts, cashOutRequest } = await bettor.bet(next);
  const isTaken = cashOutRequest!.state === 'taken';
  expect([state, payout, cashOuts.length]).toEqual(['settled', isTaken ? 9.5 : 20, isTaken ? 1 : 0]);
  expect(await bettor.real()).toBe(89_50n + (isTaken ? 9_50n : 20_00n));
});

it('waits where any leg that is open is on a live event, and not for one that is decided or has not begun', async () => {
  const [both, calm] = [await open(match, later), await open(later)];
  const atOnce = async (id: string) => (await take(id, await quote(id, 50))).data;
  expect(await atOnce(calm)).toMatchObject({ cashOuts: [{ stake: 5 }], cashOutRequest: null });
  await decide(await ask(both, 10));
  await feed.say(ended(match, true));
  await settle(platform, match);
  const bet = await atOnce(both);
  expect(bet.cashOuts).toHaveLength(2);
});

it('is decided late where its job was lost with its process, and one that cannot be decided holds up no other', async () => {
  const [bad, good] = [await open(match), await open(match)];
  await ask(bad);
  await ask(good);
  platform.clock.advance(16_000);
  await decideCashOutsLate(platform.kernel);
  expect(await bettor.real()).toBe(80_00n);
  platform.clock.advance(1_001);
  await platform.kernel.db.run(sql`update sportsbook.leg set price = 'none' where bet_id = ${bad}`);
  await expect(decideCashOutsLate(platform.kernel)).rejects.toThrow(bad);
  expect([(await bettor.bet(good)).payout, await bettor.real()]).toEqual([9.5, 89_50n]);
  await platform.kernel.db.run(sql`update sportsbook.leg set price = '2.0' where bet_id = ${bad}`);
  await decideCashOutsLate(platform.kernel);
  expect(await bettor.real()).toBe(99_00n);
});

it('pays a player who has excluded himself meanwhile, whose bet on a live event stands', async () => {
  const id = await open(match);
  const quoteId = await ask(id);
  await bettor.call('player.limits.create', { body: { definition: 4, period: '6_months', product: 'sportsbook' } });
  await decide(quoteId);
  expect(await bettor.real()).toBe(99_50n);
});
