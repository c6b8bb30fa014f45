import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, giveMoney, giveTestBonus, launchTestGame, type LaunchedPlayer } from '../../../flows/game-wallet/testing.ts';
import { loyaltyLevelAt } from './level-at.ts';

const loyalty = {
  levels: [
    { id: 'copper', name: 'Copper', points: 0 },
    { id: 'bronze', name: 'Bronze', points: 2 },
    { id: 'silver', name: 'Silver', points: 100 },
  ],
  pointsPerHundred: { default: 10, types: {} as Record<string, number> },
};

let platform: TestPlatform;
let player: TestPlayer;
let launched: LaunchedPlayer;
beforeAll(async () => {
  platform = await createTestPlatform({ loyalty });
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await platform.kernel.db.run(sql`update wallet.ledger_account set balance = 100000 where account_id = ${accountId} and pocket = 'real'`);
  launched = await launchTestGame(platform, { playerId: player.id, accountId });
});

async function play(amount: string, { isRolledBack = false, currency = 'EUR' } = {}): Promise<void> {
  const roundId = newId();
  const call = { token: launched.token, currency, roundId };
  expect(await callWallet(platform, 'bet', { ...call, transactionId: `b-${roundId}`, amount })).toMatchObject({ status: 200 });
  if (isRolledBack) await callWallet(platform, 'rollback', { ...call, transactionId: `r-${roundId}`, betTransactionId: `b-${roundId}` });
  else await callWallet(platform, 'win', { ...call, transactionId: `w-${roundId}`, amount: '0', isFinal: true });
}
const account = async () => (await player.call('retention.account')).data;
const pushes = () =>
  platform.kernel.db.all(
    sql<{ event: string; points: number; order: number }>`
      select data->>'event' as event, (data->'playerAccount'->'points')::int as points, (data->'playerAccount'->'currentLevel'->'order')::int as "order"
      from realtime.publication where channel = ${`retention:accounts#${player.id}`} order by channel_offset`,
  );

it('[LOY-01] answers points and levels, from the lowest one on, and the levels to guests', async () => {
  expect(await account()).toMatchObject({
    playerId: player.id,
    points: 0,
    currentLevel: { id: 'copper', name: 'Copper', order: 1, points: 0 },
    nextLevel: { name: 'Bronze', order: 2, points: 2 },
  });
  const levels = (query: string) => platform.call('retention.levels', { query });
  expect(await levels('sortBy=order&sortOrder=desc&perPage=2')).toMatchObject({
    data: [{ order: 3 }, { order: 2 }],
    meta: { page: 1, perPage: 2, totalPages: 2, totalRows: 3 },
  });
  expect((await levels('')).data.map(({ order }) => order)).toEqual([1, 2, 3]);
});

it('[LOY-03] earns points by rounds that were played to their end, and by none that was taken back', async () => {
  for (const amount of ['500', '500', '999']) await play(amount);
  await play('5000', { isRolledBack: true });
  await platform.relay.drain();
  expect(await account()).toMatchObject({ points: 1, currentLevel: { order: 1 } });
  await play('1');
  await platform.relay.drain();
  expect(await account()).toMatchObject({ points: 2, currentLevel: { order: 2 }, nextLevel: { order: 3 } });
  // What the rounds led to are facts of their own.
  await platform.relay.drain();
  expect(await pushes()).toEqual([
    { event: 'account.balance.updated', points: 1, order: 1 },
    { event: 'account.balance.updated', points: 2, order: 2 },
    { event: 'account.level.updated', points: 2, order: 2 },
  ]);
});

it('[LOY-03] earns as much as the type of the game says', async () => {
  loyalty.pointsPerHundred.types = { slots: 50, table: 5 };
  try {
    await play('1000');
    await platform.relay.drain();
    expect(await account()).toMatchObject({ points: 5 });
  } finally {
    loyalty.pointsPerHundred.types = {};
  }
});

it('[LOY-03] earns nothing by bonus money that was staked', async () => {
  const { id } = await giveTestBonus(platform.kernel, launched.accountId, { terms: { stakeOrder: 'bonus-first' } });
  const activated = await player.call('game.playerBonuses.activate', { params: { id } });
  expect(activated.status).toBe(200);
  await play('1500');
  await platform.relay.drain();
  expect(await account()).toMatchObject({ points: 0 });
  // 5.00 are left of the bonus.
  await play('1500');
  await platform.relay.drain();
  expect(await account()).toMatchObject({ points: 1 });
});

it('[LOY-03] counts stakes that are worth less than half a cent', async () => {
  const added = await player.call('wallet.accounts.create', { body: { currency: 'BTC' } });
  const { id: accountId } = added.data.find((each) => each.currency === 'BTC')!;
  await giveMoney(platform.kernel, accountId, 1_000n);
  launched = await launchTestGame(platform, { playerId: player.id, accountId, currency: 'BTC' });
  // 0.43 cents.
  await play('5', { currency: 'BTC' });
  await platform.relay.drain();
  const { remainder } = await platform.kernel.db.one(
    sql<{ remainder: number }>`select remainder::int from retention.loyalty_account where player_id = ${player.id}`,
  );
  expect(remainder).toBe(4);
});

it('[LOY-03] tells of a level that the brand has made easier to reach, though the stake was worth no point', async () => {
  await account();
  const before = platform.clock.now();
  platform.clock.advance(1_000);
  // The brand asked for more than a point when the player earned it.
  await platform.kernel.db.run(sql`update retention.loyalty_account set points = 2 where player_id = ${player.id}`);
  await play('1');
  await platform.relay.drain();
  await platform.relay.drain();
  expect(await pushes()).toEqual([{ event: 'account.level.updated', points: 2, order: 2 }]);
  platform.clock.advance(1_000);
  const levels = await Promise.all(
    [before, platform.clock.now()].map((at) => loyaltyLevelAt(platform.kernel.db, { loyalty }, player.id, at)),
  );
  expect(levels).toEqual(['copper', 'bronze']);
});

it('has been at the higher of two levels that were reached at once', async () => {
  await platform.kernel.db.run(
    sql`update wallet.ledger_account set balance = 1000000 where account_id = ${launched.accountId} and pocket = 'real'`,
  );
  for (const amount of ['2000', '100000']) await play(amount);
  await platform.relay.drain();
  expect(await account()).toMatchObject({ currentLevel: { order: 3 } });
  platform.clock.advance(1_000);
  expect(await loyaltyLevelAt(platform.kernel.db, { loyalty }, player.id, platform.clock.now())).toBe('silver');
});
