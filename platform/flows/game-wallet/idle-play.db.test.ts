import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { jurisdictions } from '../../jurisdictions/index.ts';
import { callWallet, giveMoney, launchTestGame } from './testing.ts';

const minute = 60_000;

let platform: TestPlatform;
let player: TestPlayer;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform({ protection: { ...jurisdictions.house, idleMinutes: 30 } });
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 1000_00n);
  ({ token } = await launchTestGame(platform, { playerId: player.id, accountId, playerSessionId: player.sessionId }));
});
afterAll(() => platform[Symbol.asyncDispose]());

const call = async (operation: 'bet' | 'win', transactionId: string, roundId: string, more = {}) =>
  (await callWallet(platform, operation, { token, transactionId, roundId, amount: '100', currency: 'EUR', ...more })).status;
const profile = async () => (await player.call('sessions.previous')).status;

it('[S7] whoever bets is not idle, though the game makes the calls: the session goes on for thirty minutes after the last bet', async () => {
  const statuses = [];
  for (const round of ['1', '2', '3']) {
    statuses.push(await call('bet', `bet ${round}`, round));
    platform.clock.advance(20 * minute - 1);
  }
  expect(statuses).toEqual([200, 200, 200]);
  // A win is no act of the player's.
  expect(await call('win', 'win', '3', { isFinal: true })).toBe(200);
  platform.clock.advance(10 * minute + 1);
  expect([await call('bet', 'late', '4'), await profile()]).toEqual([401, 401]);
});
