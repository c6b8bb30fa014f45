import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { expireOverdue } from './expire-overdue.ts';
import { bonusNow, freeSpinsNow, giveTestBonus, giveTestFreeSpins } from './testing.ts';
import { termsWith } from './terms/testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

it('ends bonuses and other free spins though free spins cannot be ended', async () => {
  const { kernel, clock } = platform;
  const account = async () => (await fundedAccount(kernel, 10_00n)).id;
  const bonus = await giveTestBonus(kernel, await account());
  const broken = await giveTestFreeSpins(kernel, await account(), { terms: termsWith() });
  const sound = await giveTestFreeSpins(kernel, await account());
  // What its pocket does not have cannot be collected.
  await kernel.db.run(sql`update bonus.free_spin set winnings = 500 where id = ${broken.id}`);
  clock.advance(72 * 3_600_000);
  await expect(expireOverdue(kernel)).rejects.toMatchObject({ reason: 'insufficientFunds' });
  expect(await bonusNow(kernel, bonus.id)).toMatchObject({ status: 3, result: 4 });
  expect(await freeSpinsNow(kernel, sound.id)).toMatchObject({ state: 'finished', result: 4 });
  expect(await freeSpinsNow(kernel, broken.id)).toMatchObject({ state: 'issued' });
});
