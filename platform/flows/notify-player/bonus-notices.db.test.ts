import type { MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveByHand } from '#modules/bonus';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { itemOf, publishTestCampaign } from '../../modules/bonus/campaign/testing.ts';

const spins = {
  kind: 'free-spins',
  provider: 'verdigale-studio',
  game: 'copper-canyon',
  quantity: 5,
  validHours: 24,
  winnings: 'real',
} as const;
const items = [
  { ...itemOf({ kind: 'cash', amount: { base: '12.50' } }), name: 'Five' },
  { ...itemOf({ ...spins, stake: { base: '0.20' } }), name: 'Spins' },
];
const names = { [items[0]!.id]: { de: 'Fünf' }, [items[1]!.id]: { de: 'Freispiele' } };

let platform: TestPlatform;
let code: string;
beforeAll(async () => {
  platform = await createTestPlatform({ bonuses: { isDeclinedByDefault: false, rules: {}, names } });
  await platform.kernel.jobs.start({ work: false });
  ({ code } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'manual' }, items }));
});
afterAll(() => platform[Symbol.asyncDispose]());

const give = ({ id }: TestPlayer) => giveByHand(platform.kernel, id, { code, reference: 'x' });
const change = async ({ call }: TestPlayer, verb: 'activate' | 'cancel') => {
  const [bonus] = (await call('game.playerBonuses.list')).data;
  expect((await call(`game.playerBonuses.${verb}`, { params: { id: bonus!.id } })).status).toBe(200);
};

/** What the list says of bonuses, in the order of its titles. */
async function told({ call }: TestPlayer): Promise<MessengerMessage['content'][]> {
  await platform.relay.drain();
  await platform.relay.drain();
  const answer = await call('messenger.messages.list');
  const all = answer.data.map(({ content }) => content);
  return all.filter(({ title }) => !title.startsWith('Welcome')).toSorted((a, b) => a.title.localeCompare(b.title));
}
/** Titles of messages that the socket has carried. */
const published = async ({ id }: TestPlayer) =>
  (
    await platform.kernel.db.all(
      sql<{ title: string }>`select data #>> '{message,content,title}' as title from realtime.publication
        where channel like ${`%#${id}`} and data ->> 'event' = 'message.received'`,
    )
  ).map(({ title }) => title);

it('[PROFILE-06] [BON-02] a bonus and free spins that were received stand in the list, called and counted in the own language, without another alert', async () => {
  const player = await registerTestPlayer(platform, { locale: 'de' });
  await give(player);
  const link = { url: '/profile/bonuses', label: 'Bonuses' };
  expect(await told(player)).toEqual([
    { title: 'A bonus', body: 'Fünf: 12,50\u00a0€', link },
    { title: 'Free spins', body: 'Freispiele: 5', link },
  ]);
  expect(await published(player)).toEqual([expect.stringMatching(/^Welcome/)]);
});

it('[PROFILE-06] [BON-02] the end of a bonus is told once, with its reason', async () => {
  const player = await registerTestPlayer(platform);
  await give(player);
  await change(player, 'activate');
  expect((await told(player)).map(({ title }) => title)).toEqual(['A bonus', 'Free spins']);
  await change(player, 'cancel');
  await change(player, 'cancel');
  expect((await told(player)).filter(({ title }) => title === 'Bonus canceled')).toEqual([
    { title: 'Bonus canceled', body: 'Five: €12.50', link: { url: '/profile/history?tab=bonuses', label: 'History' } },
  ]);
});

it('[PROFILE-06] whoever wants no bonuses is told of their end only', async () => {
  const player = await registerTestPlayer(platform);
  await give(player);
  await platform.kernel.db.run(sql`update player.player set receive_bonus = false where id = ${player.id}`);
  expect(await told(player)).toEqual([]);
  await change(player, 'cancel');
  expect((await told(player)).map(({ title }) => title)).toEqual(['Bonus canceled']);
});

it('[PROFILE-06] counts free spins in the figures of the own language, as sums are written, each in its own direction', async () => {
  const player = await registerTestPlayer(platform);
  await platform.kernel.db.run(sql`update player.player set locale = 'fa' where id = ${player.id}`);
  await give(player);
  const [bonus, spins] = (await told(player)).map(({ body }) => body);
  // From right to left, each value is isolated: a sum and a name in Latin letters keep an order of their own.
  expect(bonus).toMatch(/^\u2068Five\u2069: \u2068.*۱۲٫۵۰.*\u2069$/);
  expect(spins).toBe('\u2068Spins\u2069: \u2068۵\u2069');
});
