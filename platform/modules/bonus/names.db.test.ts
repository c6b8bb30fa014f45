import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { giveByHand } from './award/give-by-hand.ts';
import { campaignOf, halfOf, itemOf, publishTestCampaign } from './campaign/testing.ts';

const spins = {
  kind: 'free-spins',
  provider: 'verdigale-studio',
  game: 'copper-canyon',
  quantity: 5,
  validHours: 24,
  winnings: 'real',
} as const;
const items = [
  { ...itemOf({ kind: 'cash', amount: { base: '5' } }), name: 'Five' },
  { ...itemOf({ ...spins, stake: { base: '0.20' } }), name: 'Spins' },
];
const gift = campaignOf({ name: 'Gift', trigger: { kind: 'manual' }, items });
const half = campaignOf({
  name: 'Half',
  items: [{ ...itemOf(halfOf()), name: 'Half' }, items[0]!].map((item) => ({ ...item, id: newId() })),
});
const names: Record<string, Record<string, string>> = {
  [gift.id]: { de: 'Geschenk' },
  [items[0]!.id]: { de: 'Fünf', fr: 'Cinq' },
  [items[1]!.id]: { de: 'Freispiele' },
  [half.id]: { de: 'Die Hälfte' },
  [half.items[0]!.id]: { de: 'Halb' },
};

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform({ bonuses: { isDeclinedByDefault: false, rules: {}, names } });
  for (const campaign of [gift, half]) await publishTestCampaign(platform.kernel, campaign);
});
beforeEach(async () => {
  player = await registerTestPlayer(platform, { locale: 'de' });
  await giveByHand(platform.kernel, player.id, { code: gift.code, reference: 'x' });
});
afterAll(() => platform[Symbol.asyncDispose]());

describe('[CALL-11] bonuses that were given', () => {
  it.each([
    ['', 'Fünf', 'Freispiele', 'Geschenk'],
    ['locale=de', 'Fünf', 'Freispiele', 'Geschenk'],
    ['locale=fr', 'Cinq', 'Spins', 'Gift'],
    ['locale=en', 'Five', 'Spins', 'Gift'],
    ['locale=xx', 'Five', 'Spins', 'Gift'],
  ])(
    'are called in the language of the question, else in the own one, else as when they were given: "%s"',
    async (query, five, free, pack) => {
      expect(await player.call('game.playerBonuses.list', { query })).toMatchObject({ data: [{ name: five, packageName: pack }] });
      expect(await player.call('game.playerFreespins.list', { query })).toMatchObject({ data: [{ name: free, packageName: pack }] });
    },
  );
});

it('offers are called alike, and no version is published for it', async () => {
  const called = async (locale?: string) => {
    const { data } = await player.call('game.bonuses.list', { query: { currency: 'EUR', locale } });
    return data.map(({ name, package: pack }) => [pack?.name, name]);
  };
  expect(await called()).toEqual([
    ['Die Hälfte', 'Halb'],
    ['Die Hälfte', 'Five'],
  ]);
  expect(await called('en')).toEqual([
    ['Half', 'Half'],
    ['Half', 'Five'],
  ]);
});
