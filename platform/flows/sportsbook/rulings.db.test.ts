import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askRuling, askToVoidStuck, decideRuling, listStuckEvents, openExposure } from '#modules/sportsbook';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle, type Bettor } from './testing.ts';

let platform: TestPlatform;
let feed: TestFeed;
let bettor: Bettor;
let number = 0;
let match = '';
beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
});
beforeEach(async () => {
  match = `match-${(number += 1)}`;
  await feed.say(feed.fixture(match), feed.odds(match, [market({ home: '2.5', away: '1.6' })]));
  bettor = await openBettor(platform);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const bet = async () => (await bettor.place({ legs: [await legOn(platform, match)] })).data.id;
const ask = (more: Partial<Parameters<typeof askRuling>[1]> = {}) =>
  askRuling(platform.kernel, { kind: 'void', eventId: match, market: null, ends: null, reason: 'never played', by: 'ann', ...more });
const decide = (id: string, by = 'bob', isApproved = true) => decideRuling(platform.kernel, id, { isApproved, by });
const rule = async (more: Parameters<typeof ask>[0] = {}) => {
  await decide(await ask(more));
  await settle(platform, match);
};
const standing = async (id: string) => {
  const { state, status, payout, legs } = await bettor.bet(id);
  return [state, status, payout, legs[0]!.result?.reason];
};

it('makes no bet void before a second person has approved it, and then once', async () => {
  const id = await bet();
  const asked = await ask();
  for (const by of ['ann', ' Ann ', '']) await expect(decide(asked, by)).rejects.toMatchObject({ reason: 'invalid' });
  await settle(platform, match);
  expect(await standing(id)).toEqual(['open', 1, 0, undefined]);
  await Promise.all(Array.from({ length: 10 }, () => decide(asked)));
  await settle(platform, match);
  expect([await standing(id), await bettor.real()]).toEqual([['settled', 4, 10, 'never played'], 100_00n]);
  await expect(decide(asked, 'bob', false)).rejects.toMatchObject({ reason: 'invoiceSettled' });
  const journal = await platform.kernel.db.all(sql<{ by: string; to: string }>`
    select details ->> 'askedBy' as by, details ->> 'decidedBy' as to from journal.entry where details ->> 'eventId' = ${match}`);
  expect(journal).toEqual([{ by: 'ann', to: 'bob' }]);
  const alone = sql`update sportsbook.ruling set decided_by = 'A nn' where id = ${asked}`;
  await expect(platform.kernel.db.run(alone)).rejects.toMatchObject({ constraint: 'ruling_decided_by_check' });
});

it('settles a market as it is ruled, whatever the feed says, until that is lifted', async () => {
  const id = await bet();
  await rule({ kind: 'settle', market: main, ends: { home: 'won', away: 'lost' }, reason: 'Final score 2:1 by the league' });
  const ruled = ['settled', 2, 25, 'Final score 2:1 by the league'];
  expect(await standing(id)).toEqual(ruled);
  const lost = [result('home', false), result('away', true)];
  await feed.say({ kind: 'bets.settled', eventId: match, certainty: 2, markets: [{ ...main, outcomes: lost }] });
  await settle(platform, match);
  expect(await standing(id)).toEqual(ruled);
  await rule({ kind: 'lift' });
  expect([await standing(id), await bettor.real()]).toEqual([['open', 1, 0, undefined], 90_00n]);
  await rule();
  expect(await bettor.real()).toBe(100_00n);
});

it('refuses a ruling on what nobody knows, by nobody, without a reason, or that leaves an end open', async () => {
  const settled = { kind: 'settle', market: main } as const;
  const refused = [
    [{ eventId: 'none' }, 'notFound'],
    [{ market: { market: 'none', specifiers: '' } }, 'notFound'],
    [{ reason: ' ' }, 'invalid'],
    [{ by: '' }, 'invalid'],
    [{ ...settled, ends: { home: 'won' } }, 'invalid'],
    [{ ...settled, ends: { home: 'won', away: 'gone' } }, 'invalid'],
    [{ kind: 'settle', ends: { home: 'won', away: 'lost' } }, 'invalid'],
  ] as const;
  for (const [more, reason] of refused) await expect(ask(more), JSON.stringify(more)).rejects.toMatchObject({ reason });
});

it('lists what open bets may cost, and events that they wait for in vain', async () => {
  const stuck = async () =>
    (await listStuckEvents(platform.kernel)).filter(({ id }) => id === match).map(({ isForgotten, bets }) => [isForgotten, bets]);
  await Promise.all([bet(), bet()]);
  const [line, ...more] = await openExposure(platform.kernel.db, match);
  expect([line, more]).toMatchObject([
    { market: 'winner', outcome: 'home', currency: 'EUR', bets: 2, stake: 20_00n, mostPayout: 50_00n },
    [],
  ]);
  expect(await stuck()).toEqual([]);
  // An outage, after which the feed does not speak of it any more.
  platform.clock.advance(60_000);
  await feed.say({ kind: 'alive' });
  expect(await stuck()).toEqual([]);
  await feed.recover();
  expect(await stuck()).toEqual([[true, 2]]);
  const askAll = () => askToVoidStuck(platform.kernel, { reason: 'forgotten', by: 'ann' });
  const asked = await askAll();
  expect(await askAll()).toEqual([]);
  for (const id of asked) await decide(id);
  await settle(platform, match);
  expect([await stuck(), await openExposure(platform.kernel.db, match)]).toEqual([[], []]);
});

it('lists an open bet, and that it waits in vain, though others on its market are void', async () => {
  const id = await bet();
  platform.clock.advance(1_000);
  const from = platform.kernel.clock.now().toISOString();
  const late = await bet();
  await feed.say({ kind: 'bets.cancelled', eventId: match, markets: [main], from, to: null, reason: 'Wrong price' });
  await settle(platform, match);
  expect([await standing(id), await standing(late)]).toEqual([
    ['open', 1, 0, undefined],
    ['settled', 4, 10, 'Wrong price'],
  ]);
  expect(await openExposure(platform.kernel.db, match)).toMatchObject([{ outcome: 'home', bets: 1, stake: 10_00n, mostPayout: 25_00n }]);
  platform.clock.advance(60_000);
  await feed.say({ kind: 'alive' });
  await feed.recover();
  expect((await listStuckEvents(platform.kernel)).filter((event) => event.id === match)).toMatchObject([{ isForgotten: true, bets: 1 }]);
  for (const asked of await askToVoidStuck(platform.kernel, { reason: 'forgotten', by: 'ann' })) await decide(asked);
  await settle(platform, match);
  expect([await standing(id), await openExposure(platform.kernel.db, match)]).toEqual([['settled', 4, 10, 'forgotten'], []]);
});
