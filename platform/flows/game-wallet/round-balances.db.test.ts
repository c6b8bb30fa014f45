import { expect, it } from 'vitest';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlayer } from '#testing';
import { activateBonus } from '../../modules/bonus/lifecycle/activate-bonus.ts';
import { giveTestBonus, giveTestFreeSpins } from '../../modules/bonus/testing.ts';
import { callWallet, giveMoney, launchTestGame } from './testing.ts';

/** What the player's only round did to the account. */
async function movedBy({ call }: TestPlayer) {
  const [spin] = (await call('game.spins.list')).data;
  return (await call('game.spins.get', { params: { id: spin!.id } })).data.transactions;
}

it("a round's balances are own and bonus money together, as in the statement, whichever of them a stake or a win moved", async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 100_50n);
  const { id } = await giveTestBonus(platform.kernel, accountId, { amount: 20_00n });
  await activateBonus(platform.kernel, player.id, id);
  const { token } = await launchTestGame(platform, { playerId: player.id, accountId });
  const play = async (operation: 'bet' | 'win', transactionId: string, amount: string) => {
    const body = { token, transactionId, roundId: 'r1', currency: 'EUR', amount, ...(operation === 'win' && { isFinal: true }) };
    expect(await callWallet(platform, operation, body as never)).toMatchObject({ status: 200 });
  };
  // All own money, then bonus money alone, then what both have won.
  await play('bet', 'b1', '10050');
  await play('bet', 'b2', '500');
  await play('win', 'w1', '2110');

  const transactions = await movedBy(player);
  expect(transactions).toMatchObject([
    { kind: 'bet', amount: 100.5, balanceBefore: 120.5, balanceAfter: 20 },
    { kind: 'bet', amount: 5, balanceBefore: 20, balanceAfter: 15 },
    { kind: 'win', amount: 21.1, balanceBefore: 15, balanceAfter: 36.1 },
  ]);
  const query = { currency: 'EUR', dateFrom: '2026-01-01T00:00:00Z', dateTo: '2027-01-01T00:00:00Z' };
  const { data: entries } = await player.call('wallet.statement.entries', { query });
  const stated = new Map(entries.map(({ reference, balanceAfter }) => [reference, balanceAfter]));
  for (const made of transactions) expect(stated.get(made.id)).toBe(made.balanceAfter);
});

it('what a free round has won moves the balance too', async () => {
  await using platform = await createTestPlatform();
  const player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 10_00n);
  const { id: issueId } = await giveTestFreeSpins(platform.kernel, accountId);
  const { token } = await launchTestGame(platform, { playerId: player.id, accountId });
  const call = { token, roundId: 'free', currency: 'EUR' };
  const freeRound = { issueId, index: 1, stake: '20' };
  expect(await callWallet(platform, 'bet', { ...call, transactionId: 'b1', amount: '0', freeRound })).toMatchObject({ status: 200 });
  expect(await callWallet(platform, 'win', { ...call, transactionId: 'w1', amount: '150', isFinal: true })).toMatchObject({ status: 200 });
  const transactions = await movedBy(player);
  expect(transactions).toMatchObject([
    { kind: 'bet', amount: 0, balanceBefore: null, balanceAfter: null },
    { kind: 'win', amount: 1.5, balanceBefore: 10, balanceAfter: 11.5 },
  ]);
});
