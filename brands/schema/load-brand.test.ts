import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BrandError, brandsDir, loadBrand } from './load.ts';

type Files = Record<string, unknown>;

const locale = (code: string) => ({ code, languageCode: code, name: code, nativeName: code });
const euro = {
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  type: 'fiat',
  exponent: 2,
  isBase: true,
  isEnabled: true,
  rate: '100',
  rateTime: 'now',
};
const game = (identity: string, provider: string, collections: string[]) => ({
  identity,
  name: identity,
  provider,
  type: 'slots',
  collections,
  labels: [],
  tags: [],
  volatility: null,
  paylines: null,
  isDemoMode: true,
  platforms: [1],
  score: 5,
  minBet: '0.10',
  releasedAt: '2026-01-01',
  launch: null,
});
const method = (id: string, direction: string) => ({
  id,
  direction,
  provider: 'p',
  type: 'form',
  processingType: 'form',
  names: { en: id },
  logo: '/l.svg',
  limits: [],
  fields: [],
  countries: [],
  isEnabled: true,
});
const collection = (identity: string) => ({ identity, name: identity, countries: [], isHidden: false });
const country = (code: string) => ({
  code,
  name: code,
  nativeName: code,
  phonePrefix: '1',
  currency: 'EUR',
  additionalCurrencies: [],
});

/** A brand that stands alone, with two studios, two collections and three games. */
const whole = {
  name: 'Base',
  supportEmail: 'help@base.example',
  defaultLocale: 'en',
  settings: {
    locales: [locale('en'), locale('de'), locale('fr')],
    currencies: [euro, { ...euro, code: 'USD', isBase: false }],
    countries: [country('DE'), country('FR'), { ...country('CA'), locale: 'fr' }],
    restrictedCountries: ['FR'],
  },
  catalogue: {
    providers: ['one', 'two'].map((identity) => ({ identity, name: identity })),
    collections: [collection('slots'), collection('hot')],
    games: [game('a', 'one', ['slots', 'hot']), game('b', 'two', ['slots']), game('c', 'two', ['hot'])],
  },
  paymentMethods: [
    method('card.in', 'deposit'),
    method('card.out', 'withdrawal'),
    method('coin.in', 'deposit'),
    method('coin.out', 'withdrawal'),
  ],
  bonuses: { isDeclinedByDefault: false, rules: {}, names: {}, campaigns: [] },
  quests: [],
  tournaments: [],
  loyalty: { levels: [{ id: 'first', name: 'First', points: 0 }], pointsPerHundred: { default: 10, types: {} } },
  registration: { email: true, phone: true, fields: { city: { isRequired: true } } },
  demoPlayers: ['EUR', 'USD'].map((currency) => ({
    email: `${currency}@base.example`,
    password: 'p',
    nickname: 'n',
    country: 'FR',
    currency,
    locale: 'fr',
    balance: '10',
  })),
  publicSettings: {
    questsEnabled: false,
    loyaltyEnabled: false,
    enableTurnOverWager: true,
    withdrawalCancelEnabled: true,
    showWalletFilledFields: false,
    guestAvailable: true,
    chatNeedsConsent: false,
    affiliateTagExpiration: 30,
  },
  withdrawals: {
    turnOver: { multiplier: '1', byMethod: {} },
    ways: [
      { deposit: 'card.in', withdrawal: 'card.out' },
      { deposit: 'coin.in', withdrawal: 'coin.out' },
    ],
    verification: [],
    linkedDays: 30,
    noticed: { large: '1000', first: null },
    heldFor: ['large'],
  },
  limits: { holdAcrossCurrencies: false },
  help: [{ country: 'DE', name: 'Someone', url: 'https://someone.test', phone: null }],
  jurisdiction: 'house',
  stakes: [{ amount: '500', currency: 'EUR' }],
  wins: [{ amount: '250000', currency: 'EUR' }],
  betting: { isOffered: true, sportsBookTheme: null, sportsBookStyles: null, allowParentUrlUpdate: true },
};

const theme = `@layer brand { :root { ${['bg', 'text', 'text-2', 'accent', 'on-accent', 'gain', 'focus']
  .map((token) => `--color-${token}: light-dark(#ffffff, #000000);`)
  .join('')} } }`;
const base = { 'brand.ts': whole, 'theme.css': theme };

/** A folder of brands: `brand.ts` exports its value, a text is written as it is, the rest is JSON. */
function brands(folders: Record<string, Files | undefined>): string {
  const root = mkdtempSync(join(tmpdir(), 'brands-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, files] of Object.entries(folders)) {
    for (const [file, value] of Object.entries(files ?? {})) {
      const path = join(root, name, file);
      mkdirSync(join(path, '..'), { recursive: true });
      const json = JSON.stringify(value);
      writeFileSync(path, file === 'brand.ts' ? `export const brand = ${json};` : typeof value === 'string' ? value : json);
    }
  }
  return root;
}

const laidOver = (own: Files, files: Files = {}) =>
  loadBrand('child', brands({ base, child: { 'brand.ts': { extends: 'base', name: 'Child', ...own }, ...files } }));

/** The lines of the error, each without the folder of the brands. */
async function faults(loading: Promise<unknown>): Promise<string[]> {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BrandError);
  return (error as Error).message.split('\n').map((line) => line.replace(/^\S*brands-[^/]+\//, ''));
}

describe('a brand over another one', () => {
  it('takes over whatever it does not say', async () => {
    const { name, supportEmail, catalogue, registration } = await laidOver({ registration: { phone: false } });
    expect([name, supportEmail]).toEqual(['Child', 'help@base.example']);
    expect(catalogue).toEqual(whole.catalogue);
    expect(registration).toEqual({ ...whole.registration, phone: false });
  });

  it('replaces a list as a whole', async () => {
    const { stakes } = await laidOver({ stakes: [{ amount: '5', currency: 'USD' }] });
    expect(stakes).toEqual([{ amount: '5', currency: 'USD' }]);
  });

  it('chooses games by collection or by studio, and has no empty row left', async () => {
    const names = ({ catalogue: { games, providers, collections } }: Awaited<ReturnType<typeof loadBrand>>) =>
      [games, providers, collections].map((list) => list.map(({ identity }) => identity).join());
    expect(names(await laidOver({ catalogue: { collections: ['hot'] } }))).toEqual(['a,c', 'one,two', 'hot']);
    expect(names(await laidOver({ catalogue: { providers: ['one'] } }))).toEqual(['a', 'one', 'slots,hot']);
    expect(names(await laidOver({ catalogue: { games: ['b'] } }))).toEqual(['b', 'two', 'slots']);
    const own = await laidOver({ catalogue: { collections: ['slots'], games: [game('own', 'one', ['slots']), 'a'] } });
    expect(names(own)).toEqual(['own,a', 'one', 'slots']);
    expect(own.catalogue.games[1]!.collections).toEqual(['slots']);
  });

  it('serves its own locales only, and so do countries and demo players', async () => {
    const { settings, texts, messages, demoPlayers } = await laidOver({ settings: { locales: ['de', 'en'], currencies: ['EUR'] } });
    expect(settings.locales.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      ['de', false],
      ['en', true],
    ]);
    expect([Object.keys(texts), Object.keys(messages)]).toEqual([
      ['de', 'en'],
      ['de', 'en'],
    ]);
    expect(settings.countries.map((each) => [each.code, each.locale].join())).toEqual(['DE,de', 'FR,en', 'CA,en']);
    expect(demoPlayers.map((player) => [player.currency, player.locale].join())).toEqual(['EUR,en']);
  });

  it('[SHELL-05] says alone where nobody may play', async () => {
    const restricted = async (settings: object) =>
      (await laidOver({ settings, demoPlayers: [] })).settings.countries.filter(({ isRestricted }) => isRestricted).map(({ code }) => code);
    expect(await restricted({})).toEqual(['FR']);
    expect(await restricted({ restrictedCountries: ['DE', 'CA'] })).toEqual(['DE', 'CA']);
    expect(await restricted({ countries: ['DE', 'CA'] })).toEqual([]);
    expect(await faults(laidOver({ settings: { restrictedCountries: ['XX'] } }))).toEqual([
      'child/brand.ts: settings.restrictedCountries.0 "XX" is not in settings.countries',
    ]);
  });

  it('drops the ways of withdrawals that its methods do not allow', async () => {
    const { withdrawals } = await laidOver({ paymentMethods: ['card.in', 'card.out', 'coin.in'] });
    expect(withdrawals.ways).toEqual([{ deposit: 'card.in', withdrawal: 'card.out' }]);
  });

  it('goes on through a brand that extends another one', async () => {
    const root = brands({
      base,
      middle: {
        'brand.ts': { extends: 'base', name: 'Middle', stakes: [] },
        'theme.css': '@layer brand { :root { --color-accent: #ff0000; } }',
      },
      top: { 'brand.ts': { extends: 'middle', name: 'Top' } },
    });
    const { name, stakes, themes, palette } = await loadBrand('top', root);
    expect([name, stakes]).toEqual(['Top', []]);
    expect(palette.light).toMatchObject({ accent: '#ff0000', ground: '#ffffff' });
    expect(palette.dark).toMatchObject({ accent: '#ff0000', ground: '#000000' });
    expect(themes.map((file) => relative(root, file))).toEqual(['base/theme.css', 'middle/theme.css']);
  });
});

describe('texts', () => {
  it('[SHELL-02] fall back brand by brand, and in each brand locale by locale', async () => {
    const settings = { locales: ['fr', 'de'] };
    const root = brands({
      base,
      child: { 'brand.ts': { extends: 'base', name: 'Child', defaultLocale: 'de', settings } },
    });
    const { texts } = await loadBrand('child', root);
    const shown = (code: string) => texts[code]!.map(({ path }) => relative(root, path).replace('/content/', ' '));
    expect(shown('fr')).toEqual(['child fr', 'child de', 'base fr', 'base de', 'base en']);
    expect(shown('de')).toEqual(['child de', 'base de', 'base en']);
  });

  it('[SHELL-02] take a message whole: what the brand says in its default locale comes before its parent’s translation', async () => {
    const message = (text: string) => ({ welcome: { subject: `${text} {brandName}`, text } });
    const root = brands({
      base: {
        ...base,
        'content/en/messages.json': { ...message('Welcome'), code: { text: '{code} for {supportEmail}' } },
        'content/de/messages.json': { ...message('Willkommen'), code: { text: '{code} an {supportEmail}' } },
      },
      child: { 'brand.ts': { extends: 'base', name: 'Child' }, 'content/en/messages.json': { welcome: { text: 'Hi' } } },
    });
    expect((await loadBrand('base', root)).messages.de).toMatchObject({ welcome: { subject: 'Willkommen Base', text: 'Willkommen' } });
    const { messages } = await loadBrand('child', root);
    expect(messages.de).toEqual({ welcome: { text: 'Hi' }, code: { text: '{code} an help@base.example' } });
    expect(messages.en!.code).toEqual({ text: '{code} for help@base.example' });
  });
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
    const sums = { base: '10' };
    const kinds = {
      cash: { kind: 'cash', amount: sums },
      percent: { kind: 'percent', percent: '50', cap: sums },
      cashback: { kind: 'cashback', percent: '5', period: 'week', minimum: sums, cap: sums, pays: 'real' },
    };
    const campaign = (at: number, trigger: object, ...gives: (keyof typeof kinds)[]) => ({
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
        terms: {
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
        },
      })),
    });
    const campaigns = [
      campaign(1, { kind: 'deposit', code: 'ONE' }, 'cash', 'percent'),
      campaign(2, { kind: 'code', code: 'ONE' }, 'cash', 'percent'),
      campaign(3, { kind: 'cashback' }, 'cashback', 'cash'),
      campaign(4, { kind: 'manual' }, 'cashback'),
    ];
    expect(await faults(laidOver({ bonuses: { campaigns } }))).toEqual([
      'child/brand.ts: bonuses.campaigns.1.trigger.code "ONE" is that of "campaign-1"',
      'child/brand.ts: bonuses.campaigns.1.items.1.gives.kind a share of a deposit needs the trigger deposit',
      'child/brand.ts: bonuses.campaigns.2.items.1.gives.kind the trigger cashback gives cashback alone',
      'child/brand.ts: bonuses.campaigns.3.items.0.gives.kind cashback needs the trigger cashback',
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
