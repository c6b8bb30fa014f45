import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { beginTestBonus, bonusNow, fundedAccount, openTestRound } from '../testing.ts';
import { checkBonuses, checkBonusPockets } from './check-bonuses.ts';

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
});
