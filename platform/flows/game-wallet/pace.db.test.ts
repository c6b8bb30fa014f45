import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jurisdictions } from '../../jurisdictions/index.ts';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, launchTestGame, launchTestPlayer, type LaunchedPlayer } from './testing.ts';

let platform: TestPlatform;
let launched: LaunchedPlayer;
let rounds = 0;
beforeAll(async () => {
  // Nobody checks identities here.
  platform = await createTestPlatform({ protection: { ...jurisdictions['united-kingdom'], isIdentityFirst: false } });
});
beforeEach(async () => {
  launched = await launchTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

async function bet({ roundId = `round ${(rounds += 1)}`, token = launched.token, amount = '100', on = platform } = {}) {
  const { code, status } = await callWallet(on, 'bet', { token, transactionId: `bet ${(rounds += 1)}`, roundId, amount, currency: 'EUR' });
  return code ?? status;
}

it('[G11] a round begins no sooner after the last one than the jurisdiction asks for, whatever is bet', async () => {
  expect([await bet(), await bet(), await bet({ amount: '0' })]).toEqual([200, 14111, 14111]);
  platform.clock.advance(2_499);
  expect(await bet()).toBe(14111);
  platform.clock.advance(1);
  expect(await bet()).toBe(200);
});

it('[G11] rounds at once: one begins', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => bet()));
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer === 14111)).toHaveLength(19);
});

it('[G11] several games at once, or one in several tabs, are no quicker than one', async () => {
  const [tab, other] = [
    await launchTestGame(platform, launched),
    await launchTestGame(platform, { ...launched, gameIdentity: 'another-slot' }),
  ];
  expect([await bet(), await bet({ token: tab.token }), await bet({ token: other.token })]).toEqual([200, 14111, 14111]);
  platform.clock.advance(2_500);
  expect([await bet({ token: other.token }), await bet()]).toEqual([200, 14111]);
});

it('further bets of a round that runs, a repeat, and a round after one that was taken back do not wait', async () => {
  const first = { token: launched.token, transactionId: 'first', roundId: 'first', amount: '100', currency: 'EUR' };
  await callWallet(platform, 'bet', first);
  expect(await bet({ roundId: 'first' })).toBe(200);
  expect(await callWallet(platform, 'bet', first)).toMatchObject({ status: 200, isRepeat: true });
  const other = await launchTestPlayer(platform);
  const taken = { ...first, token: other.token };
  await callWallet(platform, 'bet', taken);
  await callWallet(platform, 'rollback', { token: other.token, transactionId: 'undo', betTransactionId: 'first', roundId: 'first' });
  expect(await bet({ token: other.token })).toBe(200);
});

it('[G11] a launch of another type has its own time, and its provider is told', async () => {
  const table = await launchTestGame(platform, { ...launched, gameIdentity: 'a-table' });
  await platform.kernel.db.run(sql`update game.game set type = 'table' where identity = 'a-table'`);
  expect((await callWallet(platform, 'authenticate', { token: table.token })).data).toMatchObject({ leastRoundMs: 5_000 });
  expect([await bet({ token: table.token }), await bet()]).toEqual([200, 200]);
  platform.clock.advance(2_500);
  expect([await bet({ token: table.token }), await bet()]).toEqual([14111, 200]);
  platform.clock.advance(2_500);
  expect(await bet({ token: table.token })).toBe(200);
});

it('where nothing is asked, rounds follow each other at once', async () => {
  await using house = await createTestPlatform();
  const { token } = await launchTestPlayer(house);
  expect([await bet({ token, on: house }), await bet({ token, on: house })]).toEqual([200, 200]);
  expect((await callWallet(house, 'authenticate', { token })).data).toMatchObject({ leastRoundMs: 0, isAutoPlayAllowed: false });
});

it('providers are told whether features may be sold', async () => {
  await using house = await createTestPlatform();
  for (const [on, isAllowed] of [
    [platform, false],
    [house, true],
  ] as const) {
    const { token } = await launchTestPlayer(on);
    expect((await callWallet(on, 'authenticate', { token })).data).toMatchObject({ isFeatureBuyAllowed: isAllowed });
  }
});

it.each(Object.entries(jurisdictions))('[G10] [G12] in %s providers are told that no game plays by itself', async (_, protection) => {
  await using there = await createTestPlatform({ protection });
  const { token } = await launchTestPlayer(there);
  expect((await callWallet(there, 'authenticate', { token })).data).toMatchObject({ isAutoPlayAllowed: false });
});
