import { identityStatus, type IdentityStatus, type MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordIdentityCheck } from '#modules/player';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  // Other handlers of these facts enqueue jobs.
  await platform.kernel.jobs.start({ work: false });
});
afterAll(() => platform[Symbol.asyncDispose]());

async function newest({ headers }: TestPlayer): Promise<MessengerMessage['content'][]> {
  await platform.relay.drain();
  const { data } = await platform.call('messenger.messages.list', { headers });
  return data.map(({ content }) => content);
}

const emit = (player: TestPlayer, topic: string, payload: object) =>
  platform.kernel.db.transaction(async (tx) => platform.kernel.events.emit(tx, { topic, playerId: player.id, payload }));

it('[PROFILE-06] welcomes a new player, once, with the way to the own details', async () => {
  const player = await registerTestPlayer(platform, { nickname: 'Annie' });
  const welcome = { title: 'Welcome, Annie', body: 'Good to have you.', link: { url: '/profile/info', label: 'Your details' } };
  expect(await newest(player)).toEqual([welcome]);
  expect(await newest(player)).toEqual([welcome]);
});

it.each([
  ['invoice.deposit.updated', 2, 'Deposited'],
  ['invoice.deposit.updated', 3, 'Not deposited'],
  ['invoice.withdrawal.updated', 2, 'Paid out'],
  ['invoice.withdrawal.updated', 3, 'Not paid out'],
  ['invoice.deposit.updated', 1, null],
])('[PROFILE-06] reports %s with status %i, with the sum as the player reads it', async (topic, status, title) => {
  const player = await registerTestPlayer(platform, { locale: 'de' });
  await newest(player);
  platform.clock.advance(1_000);
  await emit(player, topic, { invoice: { amount: 1234.5, currency: 'EUR', status } });
  const [first] = await newest(player);
  if (title === null) expect(first?.title).toMatch(/^Welcome/);
  else expect(first).toMatchObject({ title, body: '1.234,50\u00a0€', link: { url: '/profile/history' } });
});

it('[PROFILE-06] publishes no message about a payment, which is published itself: clients show one alert', async () => {
  const player = await registerTestPlayer(platform);
  await newest(player);
  // Facts that the last round of the relay has brought about.
  const next = () => platform.kernel.db.all(sql`select topic from kernel.outbox where player_id = ${player.id} order by id`);
  expect(await next()).toEqual([{ topic: 'message.received' }]);
  await newest(player);
  await emit(player, 'invoice.deposit.updated', { invoice: { amount: 20, currency: 'EUR', status: 2 } });
  expect((await newest(player)).map(({ title }) => title)).toContain('Deposited');
  expect(await next()).toEqual([]);
});

it('[CUR-05] shows sums of bitcoin in thousandths, as the site shows them', async () => {
  const player = await registerTestPlayer(platform);
  await newest(player);
  platform.clock.advance(1_000);
  await emit(player, 'invoice.deposit.updated', { invoice: { amount: 0.0015, currency: 'BTC', status: 2 } });
  expect((await newest(player))[0]?.body).toBe('1.50\u00a0mBTC');
});

it.each([
  ['changed', 'Second step'],
  ['used', 'Second step'],
  ['guessed', 'Wrong codes'],
])('[PROFILE-06] reports a second step that was %s', async (change, title) => {
  const player = await registerTestPlayer(platform);
  await newest(player);
  platform.clock.advance(1_000);
  await emit(player, 'player.secondFactor.changed', { change, by: 'player' });
  expect((await newest(player))[0]).toMatchObject({ title, link: { url: '/profile/security' } });
});

it('[PROFILE-06] reports a sign-in from a device that was never seen', async () => {
  const player = await registerTestPlayer(platform);
  const signIn = (fingerprint: string, agent: string) =>
    platform.call('sessions.create', {
      headers: { 'user-agent': agent },
      body: { login: player.email, password: player.password, fingerprint },
    });
  await newest(player);
  platform.clock.advance(1_000);
  await signIn('f1', 'one');
  expect((await newest(player))[0]?.title).toMatch(/^Welcome/);
  await signIn('f2', 'another');
  expect((await newest(player))[0]).toMatchObject({ title: 'A new device', link: { url: '/profile/security' } });
});

it('[PROFILE-06] tells a player who has gone what came of the check of his identity, once for each decision', async () => {
  const player = await registerTestPlayer(platform);
  const { none, pending, rejected, approved } = identityStatus;
  const judge = (status: IdentityStatus) => {
    platform.clock.advance(1_000);
    const check = { playerId: player.id, status, eventAt: platform.clock.now() };
    return platform.kernel.db.transaction((tx) => recordIdentityCheck(tx, platform.kernel, check));
  };
  const link = (label: string) => ({ url: '/profile/verification', label });
  await newest(player);
  for (const status of [none, pending]) await judge(status);
  expect(await newest(player)).toHaveLength(1);
  for (const status of [rejected, rejected]) await judge(status);
  expect(await newest(player)).toMatchObject([{ title: 'Identity rejected', link: link('Verification') }, {}]);
  for (const status of [pending, rejected, approved]) await judge(status);
  expect(
    (await newest(player))
      .slice(0, 2)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Identity approved', 'Identity rejected']);
});
