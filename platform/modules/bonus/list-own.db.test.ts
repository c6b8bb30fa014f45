import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { bonusNow, giveTestBonus, giveTestFreeSpins } from './testing.ts';
import { activateBonus } from './lifecycle/activate-bonus.ts';
import { cancelBonus } from './lifecycle/cancel-bonus.ts';
import { changeBonus } from './lifecycle/change-bonus.ts';
import { viewFreeSpin } from './view-free-spin.ts';
import { viewPlayerBonus } from './view-player-bonus.ts';

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
});
afterAll(() => platform[Symbol.asyncDispose]());

const bonuses = (query: string) => player.call('game.playerBonuses.list', { query });
const freeSpins = (query: string) => player.call('game.playerFreespins.list', { query });
const give = (wanted: Parameters<typeof giveTestBonus>[2] = {}) => {
  platform.clock.advance(1_000);
  return giveTestBonus(platform.kernel, accountId, wanted);
};

it('[BON-01] [CALL-11] the own bonuses are listed by status and currency, the newest first unless asked otherwise, a page at a time', async () => {
  const [ended, running] = [await give({ amount: 1_00n }), await give({ amount: 2_00n })];
  await give({ amount: 3_00n });
  await cancelBonus(platform.kernel, player.id, ended.id);
  await activateBonus(platform.kernel, player.id, running.id);
  const amounts = async (query: string) => (await bonuses(query)).data.map(({ amount }) => amount);
  expect(await amounts('')).toEqual([3, 2, 1]);
  expect(await amounts('status[]=1&status[]=2')).toEqual([3, 2]);
  expect(await amounts('status[]=3')).toEqual([1]);
  expect(await amounts('status[]=1&status[]=2&currency[]=USD')).toEqual([]);
  expect(await amounts('sortOrder=asc&currency[]=EUR&perPage=2')).toEqual([1, 2]);
  expect((await bonuses('perPage=2&page=2')).meta).toEqual({ page: 2, perPage: 2, totalPages: 2, totalRows: 3 });
  const stranger = await registerTestPlayer(platform);
  expect(await stranger.call('game.playerBonuses.list')).toMatchObject({ data: [] });
});

it('[BON-08] [CALL-11] free spins say how many are used of how many, and are listed by status', async () => {
  const row = await giveTestFreeSpins(platform.kernel, accountId);
  const [spins] = (await freeSpins('status[]=1&status[]=2')).data;
  expect(spins).toMatchObject({
    status: 1,
    result: 1,
    count: 3,
    usedCount: 0,
    progress: 0,
    gameId: 'copper-canyon',
    currency: 'EUR',
    stake: 0.2,
  });
  expect((await freeSpins('status[]=2&status[]=3')).data).toEqual([]);
  expect([1, 2, 3].map((used) => viewFreeSpin({ ...row, used }).progress)).toEqual([33.33, 66.66, 100]);
});

describe('[BON-10] what a bonus says of its wagering', () => {
  it.each([
    [0n, { done: 0, left: 30, percent: 0 }],
    [10_00n, { done: 10, left: 20, percent: 33.33 }],
    [20_00n, { done: 20, left: 10, percent: 66.66 }],
    [29_99n, { done: 29.99, left: 0.01, percent: 99.96 }],
    [30_00n, { done: 30, left: 0, percent: 100 }],
    [31_00n, { done: 31, left: 0, percent: 100 }],
  ])('with %d staked of 30.00: %j', async (progress, { done, left, percent }) => {
    const bonus = await give({ required: 30_00n });
    await platform.kernel.db.transaction(async (tx) => changeBonus(tx, bonus, { progress }));
    expect(viewPlayerBonus(await bonusNow(platform.kernel, bonus.id))).toMatchObject({
      currentWagerAmount: done,
      currentWagerCasinoAmount: done,
      requiredWagerCasinoAmount: left,
      currentWagerPercentage: percent,
      currentWagerSportsbookAmount: 0,
      requiredWagerSportsbookAmount: 0,
    });
  });
});
