import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { BrandError, loadBrand } from './load.ts';

export type Files = Record<string, unknown>;

export const locale = (code: string) => ({ code, languageCode: code, name: code, nativeName: code });
const euro = {
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  type: 'fiat',
  exponent: 2,
  isBase: true,
  isEnabled: true,
  rate: '100',
  rateTime: '2026-05-01T00:00:00Z',
};
export const game = (identity: string, provider: string, collections: string[]) => ({
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
export const whole = {
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
export const base = { 'brand.ts': whole, 'theme.css': theme };

/** A folder of brands: `brand.ts` exports its value, a text is written as it is, the rest is JSON. */
export function brands(folders: Record<string, Files | undefined>): string {
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

export const laidOver = (own: Files, files: Files = {}) =>
  loadBrand('child', brands({ base, child: { 'brand.ts': { extends: 'base', name: 'Child', ...own }, ...files } }));

/** The lines of the error, each without the folder of the brands. */
export async function faults(loading: Promise<unknown>): Promise<string[]> {
  const error: unknown = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BrandError);
  return (error as Error).message.split('\n').map((line) => line.replace(/^\S*brands-[^/]+\//, ''));
}
