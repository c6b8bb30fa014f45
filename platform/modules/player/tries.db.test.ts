import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { factorCalls } from './second-factor/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ rateFactor: 100 });
});
afterAll(() => platform[Symbol.asyncDispose]());

const guesses = async (count: number, guess: () => Promise<number>) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push(await guess());
  return statuses;
};

it('whatever RATE_FACTOR gives to a crowd behind one address, a password and a code have as few guesses', async () => {
  const { addApp, challengeOf, finish } = factorCalls(platform);
  const [player, other] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
  await addApp(player.headers);
  const challenge = await challengeOf(player);
  const codes = await guesses(6, async () => (await finish({ challenge, code: '000000' })).status);
  expect(codes).toEqual([...Array<number>(5).fill(422), 429]);
  const passwords = await guesses(
    11,
    async () => (await platform.call('sessions.create', { body: { login: other.email, password: 'wrong' } })).status,
  );
  expect(passwords).toEqual([...Array<number>(10).fill(401), 429]);
});
