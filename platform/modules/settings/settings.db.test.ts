import type { CallName, CallData } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestPlatform, testSettings, type TestPlatform } from '#testing';
import { findCountry, isRestrictedCountry, requireCurrency, seedSettings } from './index.ts';
import { referenceTtlMs } from './reference-data.ts';
import type { Sent } from '#testing/calls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

async function read<N extends CallName>(name: N, sent?: Sent): Promise<CallData<N>> {
  const { status, data } = await platform.call(name, sent);
  expect(status, name).toBe(200);
  return data;
}

describe('[CALL-01] settings calls', () => {
  it('[SHELL-26] lists the enabled currencies when asked for the visible ones; one is the base', async () => {
    const visible = await read('settings.currencies', { query: 'visible=1' });
    expect(visible.map(({ code }) => code)).toEqual(['EUR', 'USD', 'JPY', 'BTC', 'USDT']);
    expect(visible.filter(({ isBase }) => isBase).map(({ code }) => code)).toEqual(['EUR']);
    expect(visible[3]).toMatchObject({ subunitToUnit: 1e8, rate: { rate: 1162 }, subCurrencies: [{ code: 'mBTC', subunitToUnit: 1000 }] });
    const all = await read('settings.currencies');
    expect(all.find(({ code }) => code === 'GBP')).toMatchObject({ isEnabled: false, rate: { rate: 87.6 } });
  });

  it('names whom players can talk to, as the brand has them', async () => {
    expect(await read('settings.helpOrganisations')).toEqual([
      { country: 'DE', name: 'Someone', url: 'https://someone.test', phone: '0800 1' },
    ]);
  });

  it('lists locales in the order of the brand', async () => {
    expect(await read('settings.locales')).toEqual(testSettings.locales);
  });

  it('[SHELL-05] lists countries with the restricted ones flagged', async () => {
    const countries = await read('settings.countries');
    expect(countries.filter(({ restrict }) => restrict).map(({ code }) => code)).toEqual(['GB', 'US']);
    expect(countries.find(({ code }) => code === 'DE')).toEqual({
      code: 'DE',
      name: 'Germany',
      nativeName: 'Deutschland',
      phonePrefix: '49',
      currency: 'EUR',
      additionalCurrency: [],
      locale: 'de',
      restrict: false,
    });
  });

  it('gives a country only currencies that players can have', async () => {
    const countries = await read('settings.countries');
    const currenciesOf = (code: string) => {
      const { currency, additionalCurrency } = countries.find((country) => country.code === code)!;
      return [currency, ...additionalCurrency];
    };
    expect(currenciesOf('JP')).toEqual(['JPY', 'USD']);
    expect(currenciesOf('SE')).toEqual(['EUR']);
  });

  it('has every branch of the tree of constants, with names fit to be shown', async () => {
    const constants = await read('settings.constants');
    expect(constants.player.playerStatuses).toContainEqual({ id: 2, name: 'Limited' });
    const { player, payment, game } = constants;
    const ids = (items: readonly { id: number | string }[]) => items.map(({ id }) => id);
    expect(ids(player.limit.definition)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(player.limit.cashPeriod)).toEqual(['daily', 'weekly', 'monthly']);
    expect(ids(player.limit.coolingOffPeriod)).toContain('1_day');
    expect(ids(player.limit.selfExclusionPeriod)).toContain('6_months');
    expect([ids(payment.invoiceStatuses), ids(payment.invoiceTypes)]).toEqual([
      [0, 1, 2, 3],
      [1, 2],
    ]);
    expect(payment.invoiceStatuses).toContainEqual({ id: 2, name: 'Completed' });
    expect(ids(game.bet.status)).toEqual([1, 2, 3, 4, 5]);
    expect([ids(game.bonus.type), ids(game.bonus.triggerType)]).toEqual([
      [1, 2, 3, 4],
      [1, 3, 4, 5, 6, 7, 8, 11],
    ]);
    expect([ids(game.playerBonus.status), ids(game.playerBonus.result)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4, 5],
    ]);
    expect([ids(game.playerFreespin.status), ids(game.playerFreespin.result)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
    ]);
    expect(constants.player.timeZone).toContainEqual({ id: 'America/New_York', name: 'America/New York' });
    const names = JSON.stringify(constants).matchAll(/"name":"([^"]*)"/g);
    for (const [, name] of names) expect(name).toMatch(/^[A-Z0-9]/);
  });

  it('refuses a value that it does not know', async () => {
    for (const query of ['visible=2', 'visible=yes', 'visible=%00']) {
      const { status, error } = await platform.call('settings.currencies', { query });
      expect([query, status, error?.code]).toEqual([query, 422, 1422]);
    }
  });
});

describe('[SHELL-24] country of the caller', () => {
  const headers = { 'cf-ipcountry': 'de', 'cf-connecting-ip': '203.0.113.7' };

  it('is the one that a trusted edge says', async () => {
    expect(await read('player.init', { headers })).toEqual({ country: 'DE' });
    expect(await read('player.init', { headers: { 'cf-ipcountry': 'nowhere' } })).toEqual({ country: null });
    expect(await read('player.init')).toEqual({ country: null });
  });

  it('is never taken from headers when no edge overwrites them', async () => {
    await using open = await createTestPlatform({
      edge: { isTrusted: false, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: 'SE' },
    });
    expect((await open.call('player.init', { headers })).data).toEqual({ country: 'SE' });
  });
});

describe('reference data', () => {
  it('knows enabled currencies only and refuses others on the field', async () => {
    const { db } = platform.kernel;
    expect(await requireCurrency(db, 'BTC')).toMatchObject({ code: 'BTC', exponent: 8, type: 'crypto', isBase: false });
    for (const code of ['GBP', 'XXX', 'eur', '']) {
      await expect(requireCurrency(db, code)).rejects.toMatchObject({
        reason: 'invalid',
        details: { fields: { currency: [expect.any(String)] } },
      });
    }
    expect(await Promise.all(['US', 'DE', 'T1', null].map((code) => isRestrictedCountry(db, code)))).toEqual([true, false, false, false]);
    expect(await findCountry(db, 'ZZ')).toBeUndefined();
  });

  it('is read again after its time, and at once in a transaction', async () => {
    const readUntil = Math.ceil(performance.now());
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    // What was read before counts by the real clock, which began with this process: let it all grow old.
    vi.advanceTimersByTime(readUntil + referenceTtlMs);
    const { db } = platform.kernel;
    expect(await isRestrictedCountry(db, 'SE')).toBe(false);
    // As another process would: this process's cache does not learn of it.
    await db.run(sql`update settings.country set is_restricted = true where code = 'SE'`);
    expect(await isRestrictedCountry(db, 'SE')).toBe(false);
    expect(await db.transaction((tx) => isRestrictedCountry(tx, 'SE'))).toBe(true);
    vi.advanceTimersByTime(referenceTtlMs - 1);
    expect(await isRestrictedCountry(db, 'SE')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isRestrictedCountry(db, 'SE')).toBe(true);
  });

  it('is seeded again without harm, but never with another number of decimals', async () => {
    const { kernel } = platform;
    await seedSettings(kernel, testSettings);
    const [euro, ...rest] = testSettings.currencies;
    const older = { ...euro!, name: 'EURO', rate: '1', rateTime: '2020-01-01T00:00:00Z' };
    await seedSettings(kernel, { ...testSettings, currencies: [older, ...rest] });
    const [changed] = await read('settings.currencies');
    expect(changed).toMatchObject({ name: 'EURO', rate: { rate: 100 } });
    const wider = { ...euro!, exponent: 4 };
    await expect(seedSettings(kernel, { ...testSettings, currencies: [wider, ...rest] })).rejects.toThrow(/2 decimals/);
  });
});
