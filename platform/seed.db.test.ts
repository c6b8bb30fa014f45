import type { Account, AuthResponse } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '#modules/wallet';
import { createTestPlatform, testSettings, type TestPlatform } from '#testing';
import { loadBrand } from '../brands/schema/load.ts';
import { seedPlatform, type PlatformSeed } from './seed.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const { settings, demoPlayers } = await loadBrand('default');
const seed: PlatformSeed = { settings, players: demoPlayers };

async function accountsOf({ email: login, password }: (typeof demoPlayers)[number]): Promise<Account[]> {
  const signedIn = await platform.app.inject({ method: 'POST', url: '/api/player/sessions', payload: { login, password } });
  expect(signedIn.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${signedIn.json<{ data: AuthResponse }>().data.accessToken}` };
  return (await platform.app.inject({ url: '/api/wallet/accounts', headers })).json<{ data: Account[] }>().data;
}

it('seeds the default brand, and its players can sign in and have money of their own currency', async () => {
  await seedPlatform(platform.kernel, seed);
  for (const player of demoPlayers) {
    expect(await accountsOf(player)).toEqual([
      expect.objectContaining({ currency: player.currency, balance: Number(player.balance), status: 1 }),
    ]);
  }
  expect((await platform.app.inject('/api/settings/countries')).json().data).toHaveLength(245);
});

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
