import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { hour, openCashbackStage, weekly, type Bettor, type CashbackStage } from './testing.ts';

let stage: CashbackStage;
beforeAll(async () => {
  stage = await openCashbackStage({ maxWin: 50_000n });
});
afterEach(() => withdrawCampaigns(stage.platform.kernel));
afterAll(() => stage.close());

async function decide({ playerId }: Bettor, isPaid: boolean): Promise<void> {
  const desk = createOperatorDesk(stage.platform.kernel, '/nonexistent');
  const [held] = (await desk.heldMoney()).filter((each) => each.playerId === playerId);
  await desk.decideWin(held!.id, isPaid ? { isPaid } : { isPaid, reason: 'a fault of the game' });
}

it('[BON-09] a round whose win is held counts in the week in which that is decided, as it was decided', async () => {
  stage.toMonday(2 * hour);
  await stage.publish(weekly());
  const [winner, loser] = [await stage.bettor(), await stage.bettor()];
  for (const player of [winner, loser]) {
    await stage.play(player, 20_000n, 60_000n);
    await stage.play(player, 1_000n, 0n);
    expect(await stage.estimate(player)).toMatchObject([{ amount: 1 }]);
  }
  stage.toMonday(hour);
  expect(await stage.settle()).toBe(2);
  expect([await winner.balance(), await loser.balance()]).toEqual([79_100n, 79_100n]);
  await decide(winner, true);
  await decide(loser, false);
  await stage.play(await stage.again(winner), 30_000n, 0n);
  // The win makes up for what is lost beside it; a stake that has won nothing is lost.
  expect([await stage.estimate(winner), await stage.estimate(loser)]).toMatchObject([[{ amount: 0 }], [{ amount: 20 }]]);
  stage.toMonday(hour);
  expect(await stage.settle()).toBe(1);
  expect([await winner.balance(), await loser.balance()]).toEqual([109_100n, 81_100n]);
});

it('[BON-09] one that is decided before its round ends counts with its end', async () => {
  stage.toMonday(2 * hour);
  await stage.publish(weekly());
  const player = await stage.bettor();
  const roundId = await stage.play(player, 20_000n, 0n, false);
  await stage.win(player, roundId, 60_000n, false);
  await decide(player, true);
  stage.toMonday(2 * hour);
  await stage.win(player, roundId, 0n, true);
  await stage.play(await stage.again(player), 50_000n, 0n);
  expect(await stage.estimate(player)).toMatchObject([{ amount: 10 }]);
});
