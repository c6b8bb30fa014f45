import { describe, expect, it } from 'vitest';
import { brandsDir, loadBrand } from './load.ts';
import { brands, faults, game, laidOver, locale, whole, type Files } from './testing.ts';

const sums = { base: '10' };
const kinds = {
  cash: { kind: 'cash', amount: sums },
  percent: { kind: 'percent', percent: '50', cap: sums },
  cashback: { kind: 'cashback', percent: '5', period: 'week', minimum: sums, cap: sums, pays: 'real' },
  spins: { kind: 'free-spins', provider: 'p', game: 'a', quantity: 5, stake: sums, validHours: 72, winnings: 'real' },
  spinsToStake: { kind: 'free-spins', provider: 'p', game: 'a', quantity: 5, stake: sums, validHours: 72, winnings: 'bonus' },
};
const terms = {
  product: 'casino',
  multiplier: '1',
  base: 'bonus',
  contribution: { default: 1000, types: {}, providers: {}, games: {} },
  excludedGames: [],
  excludedProviders: [],
  stakeOrder: 'real-first',
  isSticky: false,
  isCashable: true,
  isCancelLocked: false,
  maxBet: sums,
  maxWin: null,
  maxWinMultiplier: null,
  activationHours: 72,
  wageringHours: 720,
};

/** A campaign with an item of each kind. */
const campaign = (at: number, trigger: object, gives: readonly (keyof typeof kinds)[], some: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  code: `campaign-${at}`,
  name: 'One',
  trigger,
  availableFrom: null,
  availableTo: null,
  perPlayer: null,
  countries: [],
  budget: { claims: 10, spent: null },
  items: gives.map((kind, place) => ({
    id: `00000000-0000-4000-8000-0000000000${at}${place}`,
    name: kind,
    gives: kinds[kind],
    terms: { ...terms, ...some },
  })),
});

describe('a faulty brand', () => {
  it('is refused with its file and every faulty key', async () => {
    const own = {
      nmae: 'x',
      supportEmail: 'nowhere',
      catalogue: { games: ['a', 'z'] },
      settings: { locales: [{ ...locale('de'), code: 'German' }] },
      publicSettings: { affiliateTagExpiration: '30' },
      withdrawals: { heldFor: ['always'] },
      jurisdiction: 'atlantis',
    };
    const found = await faults(laidOver(own));
    expect(found.toSorted()).toEqual([
      expect.stringContaining('child/brand.ts: catalogue.games.1 the brand that it extends has no "z"'),
      expect.stringContaining('child/brand.ts: jurisdiction must be one of house, united-kingdom'),
      expect.stringContaining('child/brand.ts: nmae is unknown'),
      expect.stringContaining('child/brand.ts: publicSettings.affiliateTagExpiration must be integer'),
      expect.stringContaining('child/brand.ts: settings.locales.0.code must match pattern'),
      expect.stringContaining('child/brand.ts: supportEmail must match pattern'),
      expect.stringContaining('child/brand.ts: withdrawals.heldFor.0 must be one of large, first, unknown-way'),
    ]);
  });

  it('is refused when a rate is of a time that there is not', async () => {
    const currencies = ['yesterday', '2026-02-30T00:00:00Z'].map((rateTime) => ({ ...whole.settings.currencies[0]!, rateTime }));
    expect(await faults(laidOver({ settings: { currencies } }))).toEqual([
      expect.stringContaining('child/brand.ts: settings.currencies.0.rateTime must match pattern'),
      expect.stringContaining('child/brand.ts: settings.currencies.1.rateTime is a time that there is not'),
    ]);
  });

  it('is refused when it says not enough to stand alone', async () => {
    const found = await faults(loadBrand('lone', brands({ lone: { 'brand.ts': { name: 'Lone' } } })));
    expect(found).toContain('lone/brand.ts: paymentMethods is missing');
    expect(found).toHaveLength(19);
  });

  it('is refused when it names what it does not have', async () => {
    const own = {
      defaultLocale: 'es',
      settings: { currencies: ['USD'] },
      catalogue: { games: [game('own', 'nobody', ['nowhere']), 'a', 'a'] },
    };
    const found = await faults(laidOver(own));
    expect(found).toEqual([
      'child/brand.ts: catalogue.games.2 "a" is there already',
      'child/brand.ts: settings.currencies one of them must have isBase, not 0',
      'child/brand.ts: defaultLocale "es" is not in settings.locales',
      'child/brand.ts: catalogue.games.0.provider "nobody" is not in catalogue.providers',
      'child/brand.ts: catalogue.games.0.collections.0 "nowhere" is not in catalogue.collections',
      'child/brand.ts: stakes.0.currency "EUR" is not in settings.currencies',
      'child/brand.ts: wins.0.currency "EUR" is not in settings.currencies',
    ]);
  });

  it('is refused when a campaign would give nothing by what starts it, or one code is of two', async () => {
    const campaigns = [
      campaign(1, { kind: 'deposit', code: 'ONE' }, ['cash', 'percent']),
      campaign(2, { kind: 'code', code: 'ONE' }, ['cash', 'percent']),
      campaign(3, { kind: 'cashback' }, ['cashback', 'cash']),
      campaign(4, { kind: 'manual' }, ['cashback']),
    ];
    expect(await faults(laidOver({ bonuses: { campaigns } }))).toEqual([
      'child/brand.ts: bonuses.campaigns.1.trigger.code "ONE" is that of "campaign-1"',
      'child/brand.ts: bonuses.campaigns.1.items.1.gives.kind a share of a deposit needs the trigger deposit',
      'child/brand.ts: bonuses.campaigns.2.items.1.gives.kind the trigger cashback gives cashback alone',
      'child/brand.ts: bonuses.campaigns.3.items.0.gives.kind cashback needs the trigger cashback',
    ]);
  });

  it('is refused when a campaign has a code for what is given for something else', async () => {
    const campaigns = ['quest', 'tournament', 'level', 'registration'].map((kind, n) => campaign(n, { kind, code: `CODE-${n}` }, ['cash']));
    expect(await faults(laidOver({ bonuses: { campaigns } }))).toEqual(
      ['quest', 'tournament', 'level'].map(
        (kind, n) => `child/brand.ts: bonuses.campaigns.${n}.trigger.code nobody enters a code for the trigger ${kind}`,
      ),
    );
  });

  it('is refused when a campaign names a level that there is not, or that does not start it', async () => {
    const level = 'nowhere';
    const campaigns = [campaign(1, { kind: 'level', level }, ['cash']), campaign(2, { kind: 'manual', level: 'copper' }, ['cash'])];
    expect(await faults(laidOver({ bonuses: { campaigns } }))).toEqual([
      'child/brand.ts: bonuses.campaigns.0.trigger.level "nowhere" is not in loyalty.levels',
      'child/brand.ts: bonuses.campaigns.1.trigger.level a level needs the trigger level',
    ]);
  });

  it('is refused when it caps what is own money at once: nothing would hold the cap', async () => {
    const campaigns = [
      campaign(1, { kind: 'manual' }, ['spins', 'spinsToStake'], { maxWin: sums }),
      campaign(2, { kind: 'cashback' }, ['cashback'], { maxWinMultiplier: '3' }),
    ];
    expect(await faults(laidOver({ bonuses: { campaigns } }))).toEqual([
      'child/brand.ts: bonuses.campaigns.0.items.0.terms.maxWin nothing caps what is own money at once',
      'child/brand.ts: bonuses.campaigns.1.items.0.terms.maxWinMultiplier nothing caps what is own money at once',
    ]);
  });

  it('is refused when its currency cannot hold a sum of a campaign', async () => {
    const maxBet = { base: '0.125', items: { USD: '5' } };
    expect(await faults(laidOver({ bonuses: { campaigns: [campaign(1, { kind: 'manual' }, ['cash'], { maxBet })] } }))).toEqual([
      'child/brand.ts: bonuses.campaigns.0.items.0.terms.maxBet.base EUR has 2 decimals',
    ]);
  });

  it('is refused when a message of it cannot be used', async () => {
    const found = await faults(laidOver({}, { 'content/de/messages.json': { welcome: { subject: 5 } } }));
    expect(found).toEqual([
      'child/content/de/messages.json: welcome.text is missing',
      'child/content/de/messages.json: welcome.subject must be string',
    ]);
  });

  it('is refused when its colours cannot be drawn, or are not there', async () => {
    const own = { 'theme.css': '@layer brand { :root { --color-bg: oklch(0.2 0 0); } }' };
    expect(await faults(laidOver({}, own))).toEqual(['child/theme.css: --color-bg must be #rrggbb or light-dark(#rrggbb, #rrggbb)']);
    const bare = await faults(loadBrand('base', brands({ base: { 'brand.ts': whole } })));
    expect(bare).toHaveLength(7);
    expect(bare).toContain('base/theme.css: --color-accent is missing');
  });

  it.each([
    ['extends itself', { a: { 'brand.ts': { extends: 'a', name: 'A' } } }, 'a/brand.ts: extends leads back to'],
    ['extends nobody', { a: { 'brand.ts': { extends: 'b', name: 'A' } } }, 'a/brand.ts: extends names a brand that is not there:'],
    ['is not there', {}, 'a/brand.ts: there is no such brand'],
  ])('is refused when it %s', async (_, folders: Record<string, Files>, message) => {
    expect((await faults(loadBrand('a', brands(folders)))).join()).toContain(message);
  });

  it('names no folder above the brands', async () => {
    await expect(loadBrand('../schema', brandsDir)).rejects.toThrow('there is no such brand');
  });
});
