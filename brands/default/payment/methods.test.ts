import { findFaultyRules } from '@verdigale/validation';
import { describe, expect, it } from 'vitest';
import { currencies } from '../settings/currencies.ts';
import { countries } from '../settings/countries.ts';
import { locales } from '../settings/locales.ts';
import { paymentMethods } from './methods.ts';
import { methodNames } from './texts/method-names.ts';

describe.each(paymentMethods.map((method) => [method.id, method] as const))('%s', (_, { limits, fields, countries: only }) => {
  it('has limits that a payment can be within, in currencies of the brand', () => {
    for (const { currency, min, max, presets } of limits) {
      expect(currencies.map(({ code }) => code)).toContain(currency);
      expect(BigInt(min)).toBeLessThan(BigInt(max));
      for (const { amount } of presets) expect(BigInt(amount) >= BigInt(min) && BigInt(amount) <= BigInt(max)).toBe(true);
    }
    for (const country of only) expect(countries.map(({ code }) => code)).toContain(country);
  });

  it('asks for each thing once, by rules that work', () => {
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    const patterns = fields.flatMap(({ regexp, options }) => [regexp, ...(options ?? []).flatMap((each) => [each.regex, each.regexp])]);
    const rules = patterns.filter((text) => text !== undefined).map((text) => ({ rule: 'regex', arguments: text }));
    expect(findFaultyRules(rules)).toEqual([]);
  });
});

it('names every method in every language of the brand', () => {
  for (const names of Object.values(methodNames)) expect(Object.keys(names).toSorted()).toEqual(locales.map(({ code }) => code).toSorted());
});

it('lets a whole method take the least and the most that its networks take', () => {
  for (const { limits, fields } of paymentMethods) {
    const networks = fields.flatMap(({ options }) => options ?? []).flatMap((option) => option.limits ?? []);
    for (const { currency, min, max } of limits) {
      const own = networks.filter((each) => each.currency === currency);
      if (own.length === 0) continue;
      expect(own.map((each) => Number(each.min)).toSorted((a, b) => a - b)[0]).toBe(Number(min));
      expect(own.map((each) => Number(each.max)).toSorted((a, b) => b - a)[0]).toBe(Number(max));
    }
  }
});
