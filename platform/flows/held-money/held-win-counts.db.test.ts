import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kernel';
import { rankTournament, rollEditions } from '#modules/retention';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { testSeries } from '../../modules/retention/tournament/testing.ts';
import { createOperatorDesk, type OperatorDesk } from '../../operator/desk.ts';
import { callWallet, giveMoney, launchTestGame } from '../game-wallet/testing.ts';

let platform: TestPlatform;
let desk: OperatorDesk;
beforeAll(async () => {
  platform = await createTestPlatform({ tournaments: { series: [testSeries], hasCrowd: false } });
  desk = createOperatorDesk(platform.kernel, '/nonexistent');
  await platform.kernel.jobs.start({ work: false });
  platform.clock.set('2026-06-03T12:30:00Z');
  await rollEditions(platform.kernel);
});
afterAll(() => platform[Symbol.asyncDispose]());

async function openPlay() {
  const { kernel, relay } = platform;
  const player = await registerTestPlayer(platform);
  const { id: playerId } = player;
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(kernel, accountId, 10_00n);
  const { token } = await launchTestGame(platform, { playerId, accountId, maxWin: 50_00n });
  const roundId = newId();
  const call = { token, currency: 'EUR', roundId };
  await callWallet(platform, 'bet', { ...call, transactionId: `bet-${roundId}`, amount: '100' });
  return {
    win: (amount: string, isFinal: boolean) => callWallet(platform, 'win', { ...call, transactionId: newId(), amount, isFinal }),
    finish: () => callWallet(platform, 'finish', { token, roundId }),
    async decide(isPaid: boolean) {
      const [held] = (await desk.heldMoney()).filter((each) => each.playerId === playerId);
      await desk.decideWin(held!.id, isPaid ? { isPaid } : { isPaid, reason: 'a fault of the game' });
    },
    /** His points in the tournament, by what is won; undefined while nothing counts. */
    async points(): Promise<number | undefined> {
      await relay.drain();
      const get = async () => (await player.call('retention.tournaments.get', { params: { id: 'open-hours' } })).data;
      await rankTournament(kernel, (await get()).id);
      return (await get()).leaderboard.find((line) => line.playerId === playerId)?.points;
    },
  };
}

it('a held win counts in a tournament once it is paid, with its round; so does what was won before, where it is not paid', async () => {
  const paid = await openPlay();
  await paid.win('6000', true);
  expect(await paid.points()).toBeUndefined();
  await paid.decide(true);
  expect(await paid.points()).toBe(60);
  const refused = await openPlay();
  await refused.win('2000', false);
  await refused.win('6000', false);
  await refused.finish();
  expect(await refused.points()).toBeUndefined();
  await refused.decide(false);
  expect(await refused.points()).toBe(20);
});

it('one that is decided while its round goes on counts at its end, once', async () => {
  const play = await openPlay();
  await play.win('6000', false);
  await play.decide(true);
  expect(await play.points()).toBeUndefined();
  await play.finish();
  expect(await play.points()).toBe(60);
  await play.finish();
  expect(await play.points()).toBe(60);
});

it('one whose round was told of at its end, before an update, is not counted again', async () => {
  const play = await openPlay();
  await play.win('2000', false);
  await play.win('6000', true);
  await platform.kernel.db.run(sql`update risk.held_money set is_round_told = true where decided_at is null`);
  await play.decide(true);
  expect(await play.points()).toBeUndefined();
});

it('is announced among the winners when it is paid', async () => {
  const { db } = platform.kernel;
  const announced = async () => {
    await platform.relay.drain();
    return (await db.one(sql<{ count: number }>`select count(*)::int as count from kernel.outbox where topic = 'game.winner'`)).count;
  };
  const before = await announced();
  const play = await openPlay();
  await play.win('6000', true);
  expect(await announced()).toBe(before);
  await play.decide(true);
  expect(await announced()).toBe(before + 1);
});
