import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restrictToProduct } from '#modules/limit';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { itemOf, publishTestCampaign } from '../../modules/bonus/campaign/testing.ts';

const cash = { kind: 'cash', amount: { base: '5' } } as const;
const dayMs = 86_400_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  for (const product of ['casino', 'sportsbook'] as const) {
    const items = [itemOf(cash, { product })];
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'code', code: product.toUpperCase() }, items });
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit' }, items: [itemOf(cash, { product })] });
  }
});
afterAll(() => platform[Symbol.asyncDispose]());

async function call<T>({ headers }: TestPlayer, method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const response = await platform.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: T }>().data;
}

/** The session of the day before is over. */
async function signedIn(player: TestPlayer): Promise<TestPlayer> {
  const { email: login, password } = player;
  const { accessToken } = await call<{ accessToken: string }>(player, 'POST', 'player/sessions', { login, password });
  return { ...player, headers: { authorization: `Bearer ${accessToken}` } };
}

/** What becomes of a code for each product (2 applied, 4 not available), the bonuses that the player then has, and the deposit's offers. */
async function offered(player: TestPlayer) {
  const enter = async (bonusCode: string) =>
    (await call<{ status: number }>(player, 'POST', 'game/bonuses/bonuscodes', { bonusCode, trigger: 1 })).status;
  return {
    casino: await enter('CASINO'),
    sportsbook: await enter('SPORTSBOOK'),
    has: (await call<unknown[]>(player, 'GET', 'game/player-bonuses')).length,
    offers: (await call<{ terms: { product: string } }[]>(player, 'GET', 'game/bonuses?currency=EUR')).map(({ terms }) => terms.product),
  };
}

it.each([
  ['all play', null, { casino: 4, sportsbook: 4, has: 0, offers: [] }],
  ['the casino', 'casino', { casino: 4, sportsbook: 2, has: 1, offers: ['sportsbook'] }],
  ['the sportsbook', 'sportsbook', { casino: 2, sportsbook: 4, has: 1, offers: ['casino'] }],
])('a break from %s is one from its bonuses: none is offered or given, by a code neither, until it ends', async (_, product, during) => {
  const player = await registerTestPlayer(platform);
  await call(player, 'POST', 'player/limits', { definition: limitDefinition.coolingOff, period: '1_day', product });
  expect(await offered(player)).toEqual(during);
  platform.clock.advance(dayMs);
  expect(await offered(await signedIn(player))).toMatchObject({ has: 2, offers: ['casino', 'sportsbook'] });
});

it('nor is a bonus of the product that an operator has shut to the player', async () => {
  const player = await registerTestPlayer(platform);
  await platform.kernel.db.transaction((tx) => restrictToProduct(tx, platform.kernel, player.id, 'sportsbook'));
  expect(await offered(player)).toEqual({ casino: 4, sportsbook: 2, has: 1, offers: ['sportsbook'] });
});
