/** The thousandth in which players read and type amounts of it. */
const milli = (code: string) => ({ code: `m${code}`, subunitToUnit: 1000 });

const rateTime = '2026-05-01T00:00:00Z';

/**
 * Currencies of the brand. `exponent` is the number of decimals; `rate` is this currency's smallest units per one unit of
 * the base currency. Rates are a start for a fresh installation: an operator's rate feed replaces them.
 */
export const currencies = [
  { code: 'EUR', name: 'Euro', symbol: '€', type: 'fiat', exponent: 2, isBase: true, isEnabled: true, rate: '100', rateTime },
  { code: 'USD', name: 'US Dollar', symbol: '$', type: 'fiat', exponent: 2, isBase: false, isEnabled: true, rate: '116.2', rateTime },
  { code: 'BRL', name: 'Brazilian Real', symbol: 'R$', type: 'fiat', exponent: 2, isBase: false, isEnabled: true, rate: '621.5', rateTime },
  { code: 'TRY', name: 'Turkish Lira', symbol: '₺', type: 'fiat', exponent: 2, isBase: false, isEnabled: true, rate: '4912', rateTime },
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', type: 'fiat', exponent: 2, isBase: false, isEnabled: true, rate: '10340', rateTime },
  {
    code: 'KZT',
    name: 'Kazakhstani Tenge',
    symbol: '₸',
    type: 'fiat',
    exponent: 2,
    isBase: false,
    isEnabled: true,
    rate: '60150',
    rateTime,
  },
  { code: 'GBP', name: 'British Pound', symbol: '£', type: 'fiat', exponent: 2, isBase: false, isEnabled: false, rate: '87.6', rateTime },
  {
    code: 'BTC',
    name: 'Bitcoin',
    symbol: '₿',
    type: 'crypto',
    exponent: 8,
    isBase: false,
    isEnabled: true,
    rate: '1162',
    rateTime,
    subCurrencies: [milli('BTC')],
  },
  {
    code: 'ETH',
    name: 'Ethereum',
    symbol: 'Ξ',
    type: 'crypto',
    exponent: 8,
    isBase: false,
    isEnabled: true,
    rate: '34480',
    rateTime,
    subCurrencies: [milli('ETH')],
  },
  { code: 'USDT', name: 'Tether', symbol: '₮', type: 'crypto', exponent: 6, isBase: false, isEnabled: true, rate: '1162000', rateTime },
  { code: 'TRX', name: 'Tron', symbol: 'TRX', type: 'crypto', exponent: 6, isBase: false, isEnabled: true, rate: '4120000', rateTime },
] as const;
