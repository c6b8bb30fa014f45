import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { beginTestBonus, bonusNow, giveTestBonus, openTestRound } from '../testing.ts';
import { checkBonuses, checkBonusPockets } from './check-bonuses.ts';
import { fundedAccount } from '#testing/funded-account.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('finds a bonus that holds more than its pocket, progress without bets, and a share without its bets', async () => {
  const { kernel } = platform;
  const { id: accountId, playerId } = await fundedAccount(kernel, 50_00n);
  const id = await beginTestBonus(kernel, { accountId, playerId }, { terms: { isSticky: true, stakeOrder: 'mixed' } });
  expect(await checkBonuses(kernel.db)).toEqual([]);
  await kernel.db.run(sql`update bonus.player_bonus set balance = balance + 5, locked = locked - 7, progress = 9 where id = ${id}`);
  const pockets = [
    { fault: 'bonus-pocket', subject: accountId, currency: 'EUR', difference: -5n },
    { fault: 'locked-pocket', subject: accountId, currency: 'EUR', difference: 7n },
  ];
  expect(await checkBonusPockets(kernel.db)).toEqual(pockets);
  expect(await checkBonuses(kernel.db)).toEqual([...pockets, { fault: 'progress', subject: id, currency: 'EUR', difference: 9n }]);
  await kernel.db.run(sql`update bonus.player_bonus set balance = balance - 5, locked = locked + 7, progress = 0 where id = ${id}`);
  const round = await openTestRound(kernel, await bonusNow(kernel, id), new Date());
  await kernel.db.run(sql`update bonus.round_share set bonus = 3 where round_id = ${round}`);
  expect(await checkBonuses(kernel.db)).toEqual([{ fault: 'round-share', subject: round, currency: 'EUR', difference: 3n }]);
  await kernel.db.run(sql`update bonus.round_share set bonus = 0 where round_id = ${round}`);
  expect(await checkBonuses(kernel.db)).toEqual([]);
});

it('finds a share without its bonus, and a bet without its share', async () => {
  const { db } = platform.kernel;
  const [share, bet] = [newId(), newId()];
  await db.run(sql`insert into bonus.round_share (round_id, player_bonus_id, account_id, real, locked, bonus, contribution, opened_at)
    values (${share}, ${newId()}, ${newId()}, 0, 0, 0, 0, now())`);
  await db.run(
    sql`insert into bonus.bet_share (transaction_id, round_id, real, locked, bonus, contribution) values (${newId()}, ${bet}, 0, 0, 1, 2)`,
  );
  expect(await checkBonuses(db)).toEqual([
    { fault: 'round-share', subject: share, currency: '', difference: 0n },
    { fault: 'round-share', subject: bet, currency: '', difference: 2n },
  ]);
});

it('refuses to change what a bonus was granted with', async () => {
  const { kernel } = platform;
  const { id } = await giveTestBonus(kernel, (await fundedAccount(kernel, 0n)).id);
  await expect(kernel.db.run(sql`update bonus.player_bonus set required = 0 where id = ${id}`)).rejects.toMatchObject({ code: '23001' });
});
