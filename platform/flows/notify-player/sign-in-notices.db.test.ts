import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';

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

async function told({ relay }: TestPlatform, { call }: TestPlayer): Promise<string[]> {
  await relay.drain();
  const { data } = await call('messenger.messages.list');
  return data.map(({ content }) => content.title).filter((title) => !title.startsWith('Welcome'));
}
const wish = ({ call }: TestPlayer, each: boolean) => call('sessions.notices.change', { body: { each } });

it('[S9] tells of each sign-in once the player wishes so, and of none from a known device before', async () => {
  const player = await registerTestPlayer(platform);
  await signInAgain(platform, player);
  expect(await told(platform, player)).toEqual([]);
  expect(await wish(player, true)).toMatchObject({ data: { each: true } });
  await signInAgain(platform, player);
  expect(await told(platform, player)).toEqual(['A sign-in']);
});

it('[S9] tells of each where the jurisdiction asks for it, until the player does not wish so', async () => {
  const player = await registerTestPlayer(strict);
  expect(await told(strict, player)).toEqual([]);
  await signInAgain(strict, player);
  expect(await told(strict, player)).toEqual(['A sign-in']);
  await wish(player, false);
  await signInAgain(strict, player);
  expect(await told(strict, player)).toEqual(['A sign-in']);
});
