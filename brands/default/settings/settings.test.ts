import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../schema/load.ts';

const brand = await loadBrand('default');
const { countries, currencies, locales } = brand.settings;

describe('countries of the brand', () => {
  it('are 245 different ones, in order, with names and a calling code', () => {
    expect(countries).toHaveLength(245);
    const codes = countries.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    for (const { code, name, nativeName, phonePrefix, currency } of countries) {
      expect(phonePrefix, code).toMatch(/^[1-9]\d{0,2}$/);
      expect(currency, code).toMatch(/^[A-Z]{3}$/);
      // Intl answers the code itself for a region that it has no name for.
      expect([name, nativeName], code).not.toContain(code);
    }
  });

  it('restrict nobody: where a brand may not be played is its operator’s to say', () => {
    expect(countries.filter(({ isRestricted }) => isRestricted)).toEqual([]);
  });

  it('are named in the language of the people there, and speak a locale of the brand', () => {
    const nativeNames = Object.fromEntries(countries.map(({ code, nativeName }) => [code, nativeName]));
    expect(nativeNames).toMatchObject({ GR: 'Ελλάδα', JP: '日本', CZ: 'Česko', AT: 'Österreich', HK: '香港' });
    const localeOf = Object.fromEntries(countries.map(({ code, locale }) => [code, locale]));
    expect(localeOf).toMatchObject({
      DE: 'de',
      AT: 'de',
      CH: 'de',
      LI: 'de',
      MT: 'en',
      CI: 'fr',
      MX: 'es',
      BR: 'pt-br',
      PT: 'pt-br',
      KZ: 'ru',
      IR: 'fa',
      TR: 'tr',
      IN: 'hi',
    });
  });
});

describe('currencies and locales of the brand', () => {
  it('have one base and one default', () => {
    expect(currencies.filter(({ isBase }) => isBase).map(({ code }) => code)).toEqual(['EUR']);
    expect(locales.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en']);
  });

  it('fit the wire: at most 8 decimals, a plain rate that a number holds', () => {
    for (const { code, exponent, rate } of currencies) {
      expect(exponent, code).toBeLessThanOrEqual(8);
      expect(String(Number(rate)), code).toBe(rate);
    }
  });
});

describe('money that leaves', () => {
  const { ways, turnOver } = brand.withdrawals;

  it('has a way in for each way out: else every withdrawal by it is one by an unknown way', () => {
    const out = brand.paymentMethods.filter(({ direction }) => direction === 'withdrawal').map(({ id }) => id);
    expect(out.filter((id) => !ways.some(({ withdrawal }) => withdrawal === id))).toEqual([]);
  });

  it('need not be staked where it goes back the way it came, and there alone', () => {
    const unstaked = Object.keys(turnOver.byMethod).filter((id) => Number(turnOver.byMethod[id]) === 0);
    expect(unstaked.toSorted()).toEqual(
      ways
        .filter(({ isFirst }) => isFirst)
        .map(({ deposit }) => deposit)
        .toSorted(),
    );
  });
});
