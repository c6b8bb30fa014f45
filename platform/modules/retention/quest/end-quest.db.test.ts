import { questState } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../../operator/desk.ts';
import { emitOverdue } from './expire-quests.ts';
import { bets } from '../testing.ts';
import {
  type Quester,
  closeQuestPlatform,
  deliver,
  offer,
  openQuestPlatform,
  questOf,
  registerQuester,
} from '#testing/quest-kit/testing.ts';

const { active, canceled, completed, expired, unrewarded } = questState;
const day = 86_400_000;

let platform: TestPlatform;
let player: Quester;
beforeAll(async () => {
  platform = await openQuestPlatform();
});
afterAll(() => closeQuestPlatform(platform));
beforeEach(async () => {
  player = await registerQuester(platform);
});

it('[QUEST-01] ends at the instant: what ended before counts, however late it is told of', async () => {
  const quest = questOf({ goals: [bets(9)], days: 1 });
  await offer(platform, quest);
  await player.activate(quest.id);
  platform.clock.advance(day - 1);
  const [last, late] = [await player.bet(100), await player.bet(100)];
  await last();
  platform.clock.advance(1);
  await emitOverdue(platform.kernel);
  await late();
  await deliver(platform);
  await player.signIn();
  expect((await player.own(expired))[0]).toMatchObject({ tasks: [{ progress: 1 }] });
  expect(await player.own(active)).toEqual([]);
  expect(await player.available()).toEqual([]);
  await emitOverdue(platform.kernel);
  await deliver(platform);
  expect((await player.heard()).filter(({ state }) => state === expired)).toHaveLength(1);
});

it('does not take away what was done in time', async () => {
  const quest = questOf({ days: 1 });
  await offer(platform, quest);
  const id = await player.finish(quest);
  platform.clock.advance(30 * day);
  await player.signIn();
  await emitOverdue(platform.kernel);
  await deliver(platform);
  expect(await player.activate(id)).toMatchObject({ status: 200, data: { state: completed } });
});

it.each<[string, (desk: ReturnType<typeof createOperatorDesk>) => Promise<unknown>]>([
  ['blocked', (desk) => desk.changeStatus(player.id, 'blocked')],
  ['on a break', (desk) => desk.coolOff(player.id, '1_week')],
])('stops the quests of a player who is %s, done or not', async (_, stop) => {
  const [quest, other] = [questOf(), questOf({ goals: [bets(2)] })];
  await offer(platform, quest, other);
  await player.activate(other.id);
  await player.finish(quest);
  await stop(createOperatorDesk(platform.kernel, ''));
  const states = await platform.kernel.db.all(
    sql<{ state: number }>`select state from retention.player_quest where player_id = ${player.id} order by state`,
  );
  expect(states.map(({ state }) => state)).toEqual([unrewarded, canceled]);
});
