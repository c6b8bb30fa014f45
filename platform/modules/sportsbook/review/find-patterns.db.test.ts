import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { market, openFeed, type TestFeed } from '../testing.ts';
import { closeReview } from './close-review.ts';
import { findPatterns } from './find-patterns.ts';
import { openReviews } from './review.sql.ts';

let platform: TestPlatform;
let feed: TestFeed;
let matches = 0;
beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const second = 1_000;
/** A match whose winner is at these prices, home and away, now. */
async function priced(id: string, home: string, away: string, status: 'not_started' | 'live' = 'not_started'): Promise<void> {
  await feed.say({ kind: 'alive' }, feed.odds(id, [market({ home, away })], status));
}
async function newMatch(home: string, away: string, startsInMs = 3_600_000): Promise<string> {
  const id = `pattern-${(matches += 1)}`;
  const startsAt = new Date(platform.kernel.clock.now().getTime() + startsInMs).toISOString();
  await feed.say(feed.fixture(id, { startsAt }));
  await priced(id, home, away);
  return id;
}
/** A bet as it is stored, taken now: what is looked at is in no other table. */
async function betOn(playerId: string, match: string, outcome: string, { isLive = false } = {}): Promise<string> {
  const { db, clock } = platform.kernel;
  const found = await db.one(sql<{ id: string; price: string; version: string }>`
    select id, price, version::text as version from sportsbook.outcome where event_id = ${match} and outcome = ${outcome}`);
  const id = newId();
  const at = clock.now();
  await db.run(sql`insert into sportsbook.bet (id, player_id, account_id, currency, exponent, unit_stake, sizes, stake, most_payout, price_policy, state,
      decided_at, status, created_at)
    values (${id}, ${playerId}, ${newId()}, 'EUR', 2, 100, '{1}', 100, 250, 'none', 'open', ${at}, 1, ${at})`);
  await db.run(sql`insert into sportsbook.leg (bet_id, position, outcome_id, event_id, price, version, is_live)
    values (${id}, 1, ${found.id}, ${match}, ${found.price}, ${found.version}::bigint, ${isLive})`);
  return id;
}
/** What is in the queue for a player: the patterns with their facts. */
async function queued(playerId: string): Promise<[string, string, object][]> {
  const { clock, db } = platform.kernel;
  // Whatever reads all bets does it where a statement may take its time.
  await findPatterns({ clock, db: { snapshot: db.snapshot, run: db.run } });
  const all = await db.all(openReviews());
  return all.filter((each) => each.playerId === playerId).map(({ pattern, subject, facts }) => [pattern, subject, facts]);
}
const player = async () => (await registerTestPlayer(platform)).id;
const month = () => platform.kernel.clock.now().toISOString().slice(0, 7);

it('sees live prices that were beaten, from seven in ten of twenty legs on', async () => {
  const [sharp, plain] = [await player(), await player()];
  const match = await newMatch('2.5', '1.6');
  for (let n = 0; n < 20; n += 1) {
    await priced(match, '2.5', '1.6', 'live');
    await betOn(sharp, match, 'home', { isLive: true });
    await betOn(plain, match, n < 13 ? 'home' : 'away', { isLive: true });
    platform.clock.advance(5 * second);
    await priced(match, n < 14 ? '2.0' : '2.9', '1.9', 'live');
    platform.clock.advance(60 * second);
  }
  expect(await queued(sharp)).toEqual([['price-beaten', month(), { found: 14, of: 20 }]]);
  expect((await queued(plain)).map(([pattern]) => pattern)).toEqual(['both-sides']);
});

it('sees prices above the last one before the start, by five percent on average', async () => {
  const [sharp, plain] = [await player(), await player()];
  for (let n = 0; n < 20; n += 1) {
    const match = await newMatch('2.10', '1.6', 60 * second);
    await betOn(sharp, match, 'home');
    if (n > 0) await betOn(plain, match, 'home');
    await priced(match, '2.00', '1.7');
    platform.clock.advance(61 * second);
    await priced(match, '1.20', '4.0', 'live');
  }
  expect(await queued(sharp)).toEqual([['closing-line', month(), { edge: '0.0500', of: 20 }]]);
  expect(await queued(plain)).toEqual([]);
});

it('takes what a feed writes of an outcome that is not offered for no price', async () => {
  const [live, early] = [await player(), await player()];
  /** Home is not offered any more, at a price that means nothing. */
  const withdrawn = (id: string, price: string, status: 'not_started' | 'live') => {
    const { outcomes, ...line } = market({ home: price, away: '1.6' });
    return feed.say(
      { kind: 'alive' },
      feed.odds(id, [{ ...line, outcomes: outcomes.with(0, { ...outcomes[0]!, isActive: false }) }], status),
    );
  };
  for (let n = 0; n < 20; n += 1) {
    const [running, coming] = [await newMatch('2.5', '1.6', 1), await newMatch('2.5', '1.6', 60 * second)];
    await priced(running, '2.5', '1.6', 'live');
    await betOn(live, running, 'home', { isLive: true });
    await betOn(early, coming, 'home');
    platform.clock.advance(5 * second);
    await withdrawn(running, n % 2 ? '1.01' : '0', 'live');
    await withdrawn(coming, n % 2 ? '1.01' : '0', 'not_started');
    platform.clock.advance(60 * second);
    await withdrawn(coming, '1.02', 'live');
  }
  expect([await queued(live), await queued(early)]).toEqual([[], []]);
});

it('sees cash-outs just before a price of theirs rises by a fifth', async () => {
  const [sharp, plain] = [await player(), await player()];
  for (let n = 0; n < 5; n += 1) {
    const match = await newMatch('2.0', '1.8');
    for (const playerId of [sharp, plain]) {
      const betId = await betOn(playerId, match, 'home');
      await platform.kernel.db.run(sql`insert into sportsbook.cash_out (quote_id, bet_id, stake, amount, created_at)
        values (${newId()}, ${betId}, 10, 10, ${platform.kernel.clock.now()})`);
      platform.clock.advance((playerId === sharp ? 20 : 40) * second);
      if (playerId === sharp) await priced(match, n === 4 ? '2.3' : '2.4', '1.5');
      if (playerId === sharp) await priced(match, '2.0', '1.8');
    }
    await priced(match, '2.4', '1.5');
  }
  expect(await queued(sharp)).toEqual([['cash-out-timing', month(), { found: 4, of: 5 }]]);
  expect(await queued(plain)).toEqual([]);
});

it('sees cash-outs that were refused for what came next, too, and looks from when they were asked for', async () => {
  const { db, clock } = platform.kernel;
  const sharp = await player();
  for (let n = 0; n < 5; n += 1) {
    const match = await newMatch('2.0', '1.8');
    const [betId, quoteId, askedAt] = [await betOn(sharp, match, 'home'), newId(), clock.now()];
    platform.clock.advance(2 * second);
    await priced(match, '2.4', '1.5');
    platform.clock.advance(5 * second);
    const isPaid = n === 0;
    await db.run(sql`insert into sportsbook.cash_out_request (quote_id, bet_id, stake, amount, standing, state, asked_at, decided_at, rejection)
      values (${quoteId}, ${betId}, 10, 10, '', ${isPaid ? 'taken' : 'refused'}, ${askedAt}, ${clock.now()}, ${isPaid ? null : 'quoteOver'})`);
    if (isPaid)
      await db.run(sql`insert into sportsbook.cash_out (quote_id, bet_id, stake, amount, created_at)
        values (${quoteId}, ${betId}, 10, 10, ${clock.now()})`);
  }
  expect(await queued(sharp)).toEqual([['cash-out-timing', month(), { found: 5, of: 5 }]]);
});

it('sees both sides of a line, of one player and of accounts that may be one person’s, once each, until somebody has looked', async () => {
  const { db } = platform.kernel;
  const [one, other] = [await player(), await player()];
  await db.run(
    sql`update player.player set first_name = 'Ada', last_name = 'Byron', birthdate = '1985-12-10' where id in (${one}, ${other})`,
  );
  const same = [await newMatch('2.5', '1.6'), await newMatch('2.5', '1.6'), await newMatch('2.5', '1.6')];
  for (const match of same) for (const each of [one, other]) await betOn(each, match, 'home');
  const against = await newMatch('2.5', '1.6');
  await betOn(one, against, 'home');
  await betOn(other, against, 'away');
  await betOn(other, against, 'home');
  const all = [...(await queued(one)), ...(await queued(other))]
    .map(([pattern, subject, facts]) => ({ pattern, subject: subject.split(' ')[0], facts }))
    .toSorted((a, b) => a.pattern.localeCompare(b.pattern));
  expect(all).toEqual([
    { pattern: 'both-sides', subject: against, facts: { outcomes: 2 } },
    { pattern: 'linked-opposite', subject: month(), facts: { opposite: 1 } },
    { pattern: 'linked-same', subject: month(), facts: { same: 4 } },
  ]);
  const [review] = (await db.all(openReviews())).filter(({ playerId }) => playerId === other);
  const signed = { by: 'ann', reason: 'A hedge' };
  await closeReview(platform.kernel, review!.id, signed);
  await expect(closeReview(platform.kernel, review!.id, signed)).rejects.toMatchObject({ reason: 'notFound' });
  await expect(closeReview(platform.kernel, 'none', { by: '', reason: 'A hedge' })).rejects.toMatchObject({ reason: 'invalid' });
  expect((await db.all(openReviews())).map(({ id }) => id)).not.toContain(review!.id);
  await findPatterns(platform.kernel);
  expect((await db.all(openReviews())).map(({ id }) => id)).not.toContain(review!.id);
});
