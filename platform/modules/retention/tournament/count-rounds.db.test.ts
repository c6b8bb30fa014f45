import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, giveMoney, launchTestGame } from '../../../flows/game-wallet/testing.ts';
import { rankTournament } from './rank.ts';
import { rollEditions } from './roll-editions.ts';
import { testSeries } from './testing.ts';

const series = {
  ...testSeries,
  identity: 'by-stakes',
  type: 'staked',
  minStake: null,
  pointsPerUnit: 100,
  pointsPerUnitOf: { BTC: 50_000 },
} as const;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ tournaments: { series: [series], hasCrowd: false } });
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

it('[TOUR-01] scores stakes that are small in their unit, be it that of their own currency or of the base', async () => {
  const { kernel, clock, relay } = platform;
  clock.set('2026-06-03T13:00:00Z');
  await rollEditions(kernel);
  const { id: playerId, call: makeCall } = await registerTestPlayer(platform);
  const added = await makeCall('wallet.accounts.create', { body: { currency: 'BTC' } });
  const { id: accountId } = added.data.find(({ currency }) => currency === 'BTC')!;
  await giveMoney(kernel, accountId, 1_000_000n);
  const { token } = await launchTestGame(platform, { playerId, accountId, currency: 'BTC' });

  async function pointsAfter(...stakes: string[]): Promise<number | undefined> {
    for (const amount of stakes) {
      clock.advance(1_000);
      const roundId = newId();
      const call = { token, currency: 'BTC', roundId };
      await callWallet(platform, 'bet', { ...call, transactionId: `b-${roundId}`, amount });
      await callWallet(platform, 'win', { ...call, transactionId: `w-${roundId}`, amount: '0', isFinal: true });
    }
    await relay.drain();
    const get = async () => (await platform.call('retention.tournaments.get', { params: { id: 'by-stakes' } })).data;
    await rankTournament(kernel, (await get()).id);
    return (await get()).leaderboard[0]?.points;
  }
  // 0.004 of a coin that is worth 50,000 points.
  expect(await pointsAfter('400000')).toBe(200);
  // By its worth: less than half a cent each.
  await kernel.db.run(sql`update retention.tournament set terms = terms - 'pointsPerUnitOf'`);
  expect(await pointsAfter('5', '5', '5')).toBe(201.29);
});
