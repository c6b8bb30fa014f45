import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { main, market, openFeed, result } from '../../modules/sportsbook/testing.ts';
import { legOn, openBettor, settle } from '../sportsbook/testing.ts';
import { proveSportBets } from './prove-sport-bets.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

it('finds what the books have otherwise than the bets say, and nothing else', async () => {
  const { db } = platform.kernel;
  const prove = () => db.snapshot((tx) => proveSportBets(tx));
  const feed = await openFeed(platform);
  for (const id of ['won', 'open']) await feed.say(feed.fixture(id), feed.odds(id, [market({ home: '2.5', away: '1.6' })]));
  const bettor = await openBettor(platform);
  const ids = [];
  for (const id of ['won', 'open']) ids.push((await bettor.place({ legs: [await legOn(platform, id)] })).data.id);
  await feed.say({ kind: 'bets.settled', eventId: 'won', certainty: 2, markets: [{ ...main, outcomes: [result('home', true)] }] });
  await settle(platform, 'won');
  expect(await prove()).toEqual([]);
  await db.run(sql`update sportsbook.bet set paid = paid + 1 where id = ${ids[0]!}`);
  expect(await prove()).toEqual([expect.objectContaining({ kind: 'books: sports bets', subject: 'sportsbook:result', currency: 'EUR' })]);
  await db.run(sql`update sportsbook.bet set paid = paid - 1 where id = ${ids[0]!}`);
  await db.run(sql`delete from sportsbook.leg where bet_id = ${ids[1]!}`);
  await db.run(sql`delete from sportsbook.bet where id = ${ids[1]!}`);
  expect(await prove()).toMatchObject([{ subject: 'sportsbook:open', details: '1000 in the books, 0 by the bets' }]);
});
