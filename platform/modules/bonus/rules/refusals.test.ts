import { describe, expect, it } from 'vitest';
import { campaignOf, halfOf, itemOf } from '../campaign/testing.ts';
import type { Offer, OfferTerms } from '../campaign/offer.ts';
import { refusalsOf } from './refusals.ts';
import { ruleSets } from './rule-sets.ts';

const euro = { code: 'EUR', exponent: 2 };
const rulesBroken = (offer: Offer, name = 'house') => refusalsOf(offer, ruleSets[name]!, euro).map(({ rule }) => rule);
const withTerms = (terms: Partial<OfferTerms>) => campaignOf({ items: [itemOf(halfOf(), terms)] });

describe('the rules of the house', () => {
  it('[M10] let through what is staked ten times, and refuse more', () => {
    expect(rulesBroken(withTerms({ multiplier: '10' }))).toEqual([]);
    expect(rulesBroken(withTerms({ multiplier: '10.01' }))).toEqual(['maxWagering']);
  });

  it('count wagering on bonus and deposit as what it comes to on the bonus', () => {
    // Half of the deposit: (D + B) / B is 3.
    expect(rulesBroken(withTerms({ base: 'bonus-and-deposit', multiplier: '3.33' }))).toEqual([]);
    expect(rulesBroken(withTerms({ base: 'bonus-and-deposit', multiplier: '3.34' }))).toEqual(['maxWagering']);
  });

  it('[M10] want one product, a highest bet, a time to play in, a sum that ends and a ceiling', () => {
    const sports = itemOf(halfOf(), { product: 'sportsbook' });
    expect(rulesBroken(campaignOf({ items: [itemOf(halfOf()), sports] }))).toEqual(['isOneProduct']);
    expect(rulesBroken(withTerms({ maxBet: null }))).toEqual(['needsMaxBet']);
    expect(rulesBroken(withTerms({ wageringHours: 7 * 24 - 1 }))).toEqual(['minWageringDays']);
    expect(rulesBroken(campaignOf({ items: [itemOf({ kind: 'percent', percent: '50', cap: null })] }))).toEqual(['maxAmount']);
    expect(rulesBroken(campaignOf({ items: [itemOf({ kind: 'cash', amount: { base: '1000.01' } })] }))).toEqual(['maxAmount']);
    expect(rulesBroken(campaignOf({ budget: { claims: null, spent: null } }))).toEqual(['needsBudget']);
  });

  it('do not let it be called free while it must be staked', () => {
    const named = (multiplier: string) => campaignOf({ items: [{ ...itemOf(halfOf(), { multiplier }), name: 'Free money' }] });
    expect(rulesBroken(named('1'))).toEqual(['isFreeFree']);
    expect(rulesBroken(named('0'))).toEqual([]);
  });
});

describe('the rules of a country', () => {
  it('in Great Britain judge wagering by the game that counts least', () => {
    const tables = (share: number) =>
      withTerms({ multiplier: '5', contribution: { default: 1000, types: { table: share }, providers: {}, games: {} } });
    expect(rulesBroken(tables(500), 'great-britain')).toEqual([]);
    expect(rulesBroken(tables(0), 'great-britain')).toEqual([]);
    expect(rulesBroken(tables(499), 'great-britain')).toEqual(['maxWagering']);
    expect(rulesBroken(tables(499))).toEqual([]);
  });

  it('in Sweden leave the first deposit, for everybody, with sixty days', () => {
    const offer = campaignOf({ trigger: { kind: 'deposit', nth: 1 }, items: [itemOf(halfOf(), { wageringHours: 60 * 24 })] });
    expect(rulesBroken(offer, 'sweden')).toEqual([]);
    expect(rulesBroken({ ...offer, trigger: { kind: 'deposit', nth: 2 } }, 'sweden')).toEqual(['isFirstOnly']);
    expect(rulesBroken({ ...offer, trigger: { kind: 'code', code: 'ABC' } }, 'sweden')).toEqual(['isFirstOnly', 'isForAll']);
    const weekly = itemOf({ kind: 'cashback', percent: '5', period: 'week', minimum: { base: '1' }, cap: { base: '9' }, pays: 'real' });
    expect(rulesBroken({ ...offer, trigger: { kind: 'cashback' }, items: [weekly] }, 'sweden')).toEqual(['isFirstOnly']);
  });

  it('where it is closed leave nothing', () => {
    expect(rulesBroken(withTerms({}), 'closed')).toEqual(['isClosed']);
  });
});
