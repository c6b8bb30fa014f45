import { errors } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { activeAccountOf, createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';
import { callWallet, giveMoney, launchTestPlayer } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  // The game of the launches below comes with it.
  await launchTestPlayer(platform);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 1000_00n);
  const body = { accountId, lobbyUrl: '/', locale: 'en', demoMode: false, platform: 2 };
  const launch = await player.call('game.games.play', { params: { id: 'copper-canyon' }, body });
  token = launch.data.token;
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
});

const bet = (transactionId: string, roundId: string) =>
  callWallet(platform, 'bet', { token, transactionId, roundId, amount: '100', currency: 'EUR' });

const ended = { status: 401, code: errors.gameTokenInvalid.code };

it.each([
  ['signing out', () => player.call('sessions.logout')],
  ['closing it from another device', closeRemotely],
  ['a password that is changed elsewhere', changeRemotely],
])('[GAME-04] %s ends the launch at once: no bet any more, wins and rollbacks still', async (_, end) => {
  expect((await bet('1', 'won')).status).toBe(200);
  expect((await bet('2', 'taken back')).status).toBe(200);
  expect((await end()).status).toBe(200);

  expect(await bet('3', 'new')).toMatchObject(ended);
  expect(await bet('4', 'won')).toMatchObject(ended);
  expect(await callWallet(platform, 'balance', { token })).toMatchObject(ended);
  expect(await bet('1', 'won')).toMatchObject({ status: 200, isRepeat: true });
  const win = { token, transactionId: '5', roundId: 'won', amount: '500', currency: 'EUR', isFinal: true };
  expect(await callWallet(platform, 'win', win)).toMatchObject({ status: 200, data: { balance: '100300' } });
  const back = { token, transactionId: '6', roundId: 'taken back', betTransactionId: '2' };
  expect(await callWallet(platform, 'rollback', back)).toMatchObject({ status: 200, data: { balance: '100400' } });
});

async function closeRemotely() {
  const elsewhere = await signInAgain(platform, player);
  return elsewhere.call('sessions.close', { params: { id: player.sessionId } });
}

async function changeRemotely() {
  const elsewhere = await signInAgain(platform, player);
  const body = { currentPassword: player.password, newPassword: 'seven brass lanterns', repeatNewPassword: 'seven brass lanterns' };
  return elsewhere.call('passwords.change', { body });
}
