import { limitDefinition } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restrictToProduct } from '#modules/limit';
import { createTestPlatform, registerTestPlayer, signInAgain, type TestPlatform, type TestPlayer } from '#testing';
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

/** What becomes of a code for each product (2 applied, 4 not available), the bonuses that the player then has, and the deposit's offers. */
async function offered({ call }: TestPlayer) {
  const enter = async (bonusCode: string) => (await call('game.bonuses.codes.add', { body: { bonusCode, trigger: 1 } })).data.status;
  return {
    casino: await enter('CASINO'),
    sportsbook: await enter('SPORTSBOOK'),
    has: (await call('game.playerBonuses.list')).data.length,
    offers: (await call('game.bonuses.list', { query: { currency: 'EUR' } })).data.map(({ terms }) => terms!.product),
  };
}

it.each([
  ['all play', null, { casino: 4, sportsbook: 4, has: 0, offers: [] }],
  ['the casino', 'casino', { casino: 4, sportsbook: 2, has: 1, offers: ['sportsbook'] }],
  ['the sportsbook', 'sportsbook', { casino: 2, sportsbook: 4, has: 1, offers: ['casino'] }],
])('a break from %s is one from its bonuses: none is offered or given, by a code neither, until it ends', async (_, product, during) => {
  const player = await registerTestPlayer(platform);
  await player.call('player.limits.create', { body: { definition: limitDefinition.coolingOff, period: '1_day', product } });
  expect(await offered(player)).toEqual(during);
  platform.clock.advance(dayMs);
  expect(await offered(await signInAgain(platform, player))).toMatchObject({ has: 2, offers: ['casino', 'sportsbook'] });
});

it('nor is a bonus of the product that an operator has shut to the player', async () => {
  const player = await registerTestPlayer(platform);
  await platform.kernel.db.transaction((tx) => restrictToProduct(tx, platform.kernel, player.id, 'sportsbook'));
  expect(await offered(player)).toEqual({ casino: 4, sportsbook: 2, has: 1, offers: ['sportsbook'] });
});
