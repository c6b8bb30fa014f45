import { describe, expect, it } from 'vitest';
import { moneyOf } from './use-money.ts';

const euro = moneyOf({ code: 'EUR', exponent: 2, type: 'fiat' }, 'en');
const bitcoin = moneyOf({ code: 'BTC', exponent: 8, type: 'crypto', subCurrencies: [{ code: 'mBTC', subunitToUnit: 1000 }] }, 'en');

describe('amounts between wire and input', () => {
  it('reads and writes main units exactly', () => {
    expect(euro.toText(20)).toBe('20');
    expect(euro.toText(20.5)).toBe('20.5');
    expect(euro.format(1234.5)).toBe('€1,234.50');
    expect(euro.fromText('0.1')).toBe(0.1);
    expect(euro.fromText('12.')).toBe(12);
  });

  it('adds without a float', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(euro.add(0.1, 0.2)).toBe(0.3);
  });

  it('refuses what the currency cannot hold', () => {
    expect(euro.fromText('0.001')).toBeNull();
    expect(euro.fromText('')).toBeNull();
  });

  it('types bitcoin in thousandths and sends main units', () => {
    expect(bitcoin.toText(0.0015)).toBe('1.5');
    expect(bitcoin.fromText('1.5')).toBe(0.0015);
    expect(bitcoin.format(0.0015)).toContain('mBTC');
  });
});
