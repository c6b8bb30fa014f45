import type { MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';

let platform: TestPlatform;
let strict: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const { protection } = platform.kernel.config;
  strict = await createTestPlatform({ protection: { ...protection, isEachSignInTold: true } });
  for (const each of [platform, strict]) await each.kernel.jobs.start({ work: false });
});
afterAll(async () => {
  await platform[Symbol.asyncDispose]();
  await strict[Symbol.asyncDispose]();
});

async function signIn({ app }: TestPlatform, { email, password }: TestPlayer): Promise<void> {
  await app.inject({ method: 'POST', url: '/api/player/sessions', payload: { login: email, password, fingerprint: 'f1' } });
}
async function told({ app, relay }: TestPlatform, { headers }: TestPlayer): Promise<string[]> {
  await relay.drain();
  const { data } = (await app.inject({ url: '/api/notification/messenger/messages', headers })).json<{ data: MessengerMessage[] }>();
  return data.map(({ content }) => content.title).filter((title) => !title.startsWith('Welcome'));
}
const wish = ({ app }: TestPlatform, { headers }: TestPlayer, each: boolean) =>
  app.inject({ method: 'PUT', url: '/api/player/sessions/notices', headers, payload: { each } });

it('[S9] tells of each sign-in once the player wishes so, and of none from a known device before', async () => {
  const player = await registerTestPlayer(platform);
  await signIn(platform, player);
  expect(await told(platform, player)).toEqual([]);
  expect((await wish(platform, player, true)).json()).toMatchObject({ data: { each: true } });
  await signIn(platform, player);
  expect(await told(platform, player)).toEqual(['A sign-in']);
});

it('[S9] tells of each where the jurisdiction asks for it, until the player does not wish so', async () => {
  const player = await registerTestPlayer(strict);
  expect(await told(strict, player)).toEqual([]);
  await signIn(strict, player);
  expect(await told(strict, player)).toEqual(['A sign-in']);
  await wish(strict, player, false);
  await signIn(strict, player);
  expect(await told(strict, player)).toEqual(['A sign-in']);
});
