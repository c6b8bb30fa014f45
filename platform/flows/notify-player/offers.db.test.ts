import type { MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveByHand } from '#modules/bonus';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { publishTestCampaign, itemOf } from '../../modules/bonus/campaign/testing.ts';
import { createOperatorDesk } from '../../operator/desk.ts';

let platform: TestPlatform;
let code: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  const items = [{ ...itemOf({ kind: 'cash', amount: { base: '5' } }), name: 'Five' }];
  ({ code } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'manual' }, items }));
});
afterAll(() => platform[Symbol.asyncDispose]());

const begin = ({ call }: TestPlayer, definition: number, period: string, product?: string) =>
  call('player.limits.create', { body: { definition, period, product } });
const block = ({ id }: TestPlayer) => createOperatorDesk(platform.kernel, '').changeStatus(id, 'blocked');
async function titlesOf({ id }: TestPlayer): Promise<string[]> {
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(
    sql<{ content: MessengerMessage['content'] }>`select content from notification.message where player_id = ${id} order by id`,
  );
  return rows.map(({ content }) => content.title).filter((title) => !title.startsWith('Welcome'));
}

it.each<[string, (player: TestPlayer) => Promise<unknown>]>([
  ['has excluded himself', (player) => begin(player, 4, '1_year')],
  ['is on a break', (player) => begin(player, 5, '1_week')],
  ['is on a break from sport', (player) => begin(player, 5, '1_week', 'sportsbook')],
  ['is blocked', block],
])('[X3] who %s is offered nothing, also by what was on its way; messages of service go on', async (_, stop) => {
  const player = await registerTestPlayer(platform);
  // The bonus is given before, and its note would come after.
  await giveByHand(platform.kernel, player.id, { code, reference: player.id });
  await stop(player);
  const desk = createOperatorDesk(platform.kernel, '');
  expect(await desk.offer(player.id, { title: 'Offer', body: 'Play' })).toBe(false);
  await desk.notify(player.id, { title: 'Service', body: 'Your money' });
  expect((await titlesOf(player)).filter((title) => title === 'Offer' || title === 'A bonus' || title === 'Service')).toEqual(['Service']);
});

it('everybody else is', async () => {
  const player = await registerTestPlayer(platform);
  await giveByHand(platform.kernel, player.id, { code, reference: player.id });
  expect(await createOperatorDesk(platform.kernel, '').offer(player.id, { title: 'Offer', body: 'Play' })).toBe(true);
  expect(new Set(await titlesOf(player))).toEqual(new Set(['A bonus', 'Offer']));
});
