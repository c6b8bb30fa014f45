import type { SettingsSeed } from '#modules/settings';

const fiat = { type: 'fiat', isBase: false, isEnabled: true, rateTime: '2026-05-01T00:00:00Z' } as const;
const crypto = { ...fiat, type: 'crypto' } as const;
const country = { currency: 'EUR', additionalCurrencies: [], locale: 'en', isRestricted: false };

/** Small settings for tests: a base, a disabled currency, 0 to 8 decimals, a restricted country. */
export const testSettings: SettingsSeed = {
  currencies: [
    { ...fiat, code: 'EUR', name: 'Euro', symbol: '€', exponent: 2, isBase: true, rate: '100' },
    { ...fiat, code: 'USD', name: 'US Dollar', symbol: '$', exponent: 2, rate: '116.2' },
    { ...fiat, code: 'JPY', name: 'Japanese Yen', symbol: '¥', exponent: 0, rate: '180.5' },
    { ...fiat, code: 'GBP', name: 'British Pound', symbol: '£', exponent: 2, rate: '87.6', isEnabled: false },
    {
      ...crypto,
      code: 'BTC',
      name: 'Bitcoin',
      symbol: '₿',
      exponent: 8,
      rate: '1162',
      subCurrencies: [{ code: 'mBTC', subunitToUnit: 1000 }],
    },
    { ...crypto, code: 'USDT', name: 'Tether', symbol: '₮', exponent: 6, rate: '1162000' },
  ],
  locales: [
    { code: 'en', languageCode: 'en', name: 'English', nativeName: 'English', isDefault: true },
    { code: 'de', languageCode: 'de', name: 'German', nativeName: 'Deutsch', isDefault: false },
  ],
  countries: [
    { ...country, code: 'DE', name: 'Germany', nativeName: 'Deutschland', phonePrefix: '49', locale: 'de' },
    {
      ...country,
      code: 'GB',
      name: 'United Kingdom',
      nativeName: 'United Kingdom',
      phonePrefix: '44',
      currency: 'GBP',
      isRestricted: true,
    },
    { ...country, code: 'JP', name: 'Japan', nativeName: '日本', phonePrefix: '81', currency: 'JPY', additionalCurrencies: ['USD', 'GBP'] },
    { ...country, code: 'SE', name: 'Sweden', nativeName: 'Sverige', phonePrefix: '46', currency: 'SEK' },
    { ...country, code: 'US', name: 'United States', nativeName: 'United States', phonePrefix: '1', currency: 'USD', isRestricted: true },
  ],
};
