import type { Account } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, testSettings, type TestPlatform } from '#testing';
import { loadBrand } from '../brands/schema/load.ts';
import { jurisdictions } from './jurisdictions/index.ts';
import { seedPlatform, type PlatformSeed } from './seed.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const { settings, demoPlayers } = await loadBrand('default');
const seed: PlatformSeed = { settings, players: demoPlayers };

async function accountsOf({ email: login, password }: (typeof demoPlayers)[number]): Promise<Account[]> {
  const signedIn = await platform.call('sessions.create', { body: { login, password } });
  expect(signedIn.status).toBe(200);
  const headers = { authorization: `Bearer ${signedIn.data.accessToken}` };
  return (await platform.call('wallet.accounts.list', { headers })).data;
}

it('seeds the default brand, and its players can sign in and have money of their own currency', async () => {
  await seedPlatform(platform.kernel, seed);
  for (const player of demoPlayers) {
    expect(await accountsOf(player)).toEqual([
      expect.objectContaining({ currency: player.currency, balance: Number(player.balance), status: 1 }),
    ]);
  }
  expect((await platform.call('settings.countries')).data).toHaveLength(245);
});

it('offers methods and games whose providers are set up, and of an earlier start no others', async () => {
  const method = { direction: 'deposit', type: 'form', processingType: 'form', names: {}, logo: '', fields: [], countries: [] } as const;
  const limits = [{ currency: 'EUR', min: '1', max: '2', presets: [] }];
  const methodOf = (provider: string) => ({
    ...method,
    id: `${provider}.card`,
    provider,
    limits,
    fields: [],
    countries: [],
    isEnabled: true,
  });
  const game = {
    name: 'A game',
    provider: 'maker',
    type: 'slots',
    collections: [],
    labels: [],
    volatility: null,
    paylines: null,
    isDemoMode: true,
    platforms: [1],
    colours: ['#000', '#fff'],
    score: 1,
    releasedAt: '2026-01-01',
  };
  const gameOf = (provider: string) => ({ ...game, identity: `by-${provider}`, launch: { provider, gameCode: 'g' } });
  const offered = async () => ({
    methods: await platform.kernel.db.all(sql`select id from payment.method where is_enabled order by id`),
    games: await platform.kernel.db.all(
      sql`select identity from game.game where launch_provider is not null and is_enabled order by identity`,
    ),
  });
  const catalogue = {
    providers: [{ identity: 'maker', name: 'Maker' }],
    collections: [],
    games: ['verdigale-studio', 'moon'].map(gameOf),
  };
  const paymentMethods = ['sandbox', 'acme'].map(methodOf);
  await seedPlatform(platform.kernel, { ...seed, catalogue, paymentMethods });
  expect(await offered()).toEqual({ methods: [{ id: 'sandbox.card' }], games: [{ identity: 'by-verdigale-studio' }] });

  const { partners } = platform.kernel.config;
  const moved = {
    ...partners,
    payment: { acme: partners.payment.sandbox!, other: partners.payment.sandbox! },
    game: { moon: partners.game['verdigale-studio']! },
  };
  const later = { ...platform.kernel, config: { ...platform.kernel.config, partners: moved } };
  await seedPlatform(later, { ...seed, catalogue, paymentMethods: [methodOf('acme')] });
  expect(await offered()).toEqual({ methods: [{ id: 'acme.card' }], games: [{ identity: 'by-moon' }] });
});

it('[SHELL-02] serves another brand from the same database, and the first one again', async () => {
  await using other = await createTestPlatform();
  async function served(name: string) {
    const { settings, catalogue, paymentMethods } = await loadBrand(name);
    const games = catalogue.games.map((game) => ({ ...game, colours: [] }));
    await seedPlatform(other.kernel, { settings, catalogue: { ...catalogue, games }, paymentMethods });
    const [locales, collections, list] = [
      await other.call('settings.locales'),
      await other.call('game.collections'),
      await other.call('game.games.list', { query: { perPage: 1 } }),
    ];
    expect(locales.data.map(({ code }) => code)).toEqual(settings.locales.map(({ code }) => code));
    expect(collections.data.map(({ identity }) => identity)).toEqual(catalogue.collections.map(({ identity }) => identity));
    return { total: list.meta.totalRows, games: games.length };
  }
  const before = await served('default');
  const example = await served('example');
  expect([before.total, example.total]).toEqual([before.games, example.games]);
  expect(example.games).toBeLessThan(before.games);
  expect(await served('default')).toEqual(before);
}, 60_000);

it('makes nothing twice, not even in processes that start together', async () => {
  const first = demoPlayers[0]!;
  await Promise.all([1, 2, 3].map(() => seedPlatform(platform.kernel, seed)));
  expect(await platform.kernel.db.all(sql`select 1 from player.player`)).toHaveLength(demoPlayers.length);
  expect((await accountsOf(first))[0]!.balance).toBe(1000);
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
});

it('gives players their money when a start was broken off after their registration', async () => {
  const first = demoPlayers[0]!;
  const late = { ...first, email: 'late@verdigale.example' };
  await expect(seedPlatform(platform.kernel, { settings: testSettings, players: [{ ...late, balance: 'much' }] })).rejects.toThrow(
    /decimal/,
  );
  await seedPlatform(platform.kernel, { settings: testSettings, players: [late] });
  expect((await accountsOf(late))[0]!.balance).toBe(1000);
});

it('seeds demo players also where the brand asks new players for more than they have', async () => {
  const registration = { email: true, phone: true, fields: { birthdate: {}, cpf_number: {} } };
  const other = await createTestPlatform({ registration });
  await expect(seedPlatform(other.kernel, seed)).resolves.toBeUndefined();
  await other[Symbol.asyncDispose]();
});

it.each(['united-kingdom', 'ontario'] as const)(
  'seeds demo players under the law of %s, which asks for more than they have',
  async (name) => {
    await using other = await createTestPlatform({ protection: jurisdictions[name] });
    await expect(seedPlatform(other.kernel, seed)).resolves.toBeUndefined();
  },
);
