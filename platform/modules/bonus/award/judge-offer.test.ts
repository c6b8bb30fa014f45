import { money } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import { campaignOf } from '../campaign/testing.ts';
import type { Offer, Sums } from '../campaign/offer.ts';
import { judgeOffer, startOf, type DepositFacts, type PlayerFacts } from './judge-offer.ts';

const read = ({ base }: Sums) => money(BigInt(base) * 100n, 'EUR');
const base = { code: 'EUR', exponent: 2, type: 'fiat', isBase: true, isEnabled: true, rate: '100', subCurrencies: [] } as const;
// A Wednesday.
const now = new Date('2026-11-25T12:00:00Z');

const somebody: PlayerFacts = {
  status: 1,
  excludedFrom: [],
  shut: [],
  country: 'DE',
  registeredAt: new Date('2026-11-01T12:00:00Z'),
  now,
  claimedAt: [],
  refusals: [],
  minAccountDays: null,
  hasHadHisOne: false,
  lacksIdentity: false,
  given: { claims: 0n, spent: 0n, codes: 0n },
};

function judge(some: Partial<Offer>, player: Partial<PlayerFacts> = {}, deposit: Partial<DepositFacts> | null = null) {
  const facts = deposit && { number: 1, sum: null, method: null, ...deposit };
  return judgeOffer(campaignOf(some), { ...somebody, ...player }, { deposit: facts, sums: { read, base } });
}

describe('who can have an offer', () => {
  it('is everybody whom no rule keeps from it', () => {
    expect(judge({})).toBeNull();
    expect(judge({}, { refusals: [{ rule: 'isClosed', item: null, says: '' }] })).toBe('law');
    expect(judge({}, { status: 2 })).toBe('not-yours');
    expect(judge({}, { excludedFrom: ['casino'] })).toBe('not-yours');
    expect(judge({}, { excludedFrom: ['sportsbook'] })).toBeNull();
    expect(judge({ countries: ['BR'] })).toBe('not-yours');
    expect(judge({}, { minAccountDays: 24 })).toBeNull();
    expect(judge({}, { minAccountDays: 25 })).toBe('not-yours');
    expect(judge({}, { hasHadHisOne: true })).toBe('not-yours');
    expect(judge({}, { lacksIdentity: true })).toBe('not-yours');
  });

  it('while it is open: from the first instant, not at the last, on its days', () => {
    expect(judge({ availableFrom: '2026-11-25T12:00:00Z' })).toBeNull();
    expect(judge({ availableFrom: '2026-11-25T12:00:01Z' })).toBe('closed');
    expect(judge({ availableTo: '2026-11-25T12:00:00Z' })).toBe('closed');
    expect(judge({ trigger: { kind: 'deposit', weekdays: [3] } })).toBeNull();
    expect(judge({ trigger: { kind: 'deposit', weekdays: [1, 7] } })).toBe('closed');
  });

  it('as often as it is meant, counted in all or in the running day, week or month', () => {
    const had = { claimedAt: [new Date('2026-11-22T23:59:59Z')] };
    expect(judge({ perPlayer: { times: 1, within: 'ever' } }, had)).toBe('had');
    expect(judge({ perPlayer: { times: 2, within: 'ever' } }, had)).toBeNull();
    expect(judge({ perPlayer: { times: 1, within: 'week' } }, had)).toBeNull();
    expect(judge({ perPlayer: { times: 1, within: 'month' } }, had)).toBe('had');
    expect(judge({ perPlayer: null }, had)).toBeNull();
  });

  it('until a ceiling is reached', () => {
    expect(judge({ budget: { claims: 5, spent: null } }, { given: { claims: 5n, spent: 0n, codes: 0n } })).toBe('exhausted');
    expect(judge({ budget: { claims: null, spent: '10.50' } }, { given: { claims: 5n, spent: 1_049n, codes: 0n } })).toBeNull();
    expect(judge({ budget: { claims: null, spent: '10.50' } }, { given: { claims: 5n, spent: 1_050n, codes: 0n } })).toBe('exhausted');
    expect(judge({ trigger: { kind: 'code', code: 'A', stock: 1 } }, { given: { claims: 0n, spent: 0n, codes: 1n } })).toBe('exhausted');
  });

  it('[BON-04] with the deposit that it asks for: which one, how much, by what', () => {
    const offer = { trigger: { kind: 'deposit', nth: 2, from: { base: '10' }, to: { base: '50' }, methods: ['card'] } } as const;
    const euros = (sum: bigint) => ({ number: 2, sum: money(sum * 100n, 'EUR'), method: 'card' });
    expect(judge(offer, {}, euros(10n))).toBeNull();
    expect(judge(offer, {}, euros(50n))).toBeNull();
    expect(judge(offer, {}, euros(9n))).toBe('other-deposit');
    expect(judge(offer, {}, euros(51n))).toBe('other-deposit');
    expect(judge(offer, {}, { ...euros(20n), number: 1 })).toBe('other-deposit');
    expect(judge(offer, {}, { ...euros(20n), method: 'bank' })).toBe('other-deposit');
    expect(judge(offer, {}, { number: 2 })).toBeNull();
  });
});

describe('periods', () => {
  it('begin with the day, Monday, and the first of the month, in UTC', () => {
    const starts = (['day', 'week', 'month'] as const).map((period) => startOf(period, new Date('2026-03-01T23:00:00Z')).toISOString());
    expect(starts).toEqual(['2026-03-01T00:00:00.000Z', '2026-02-23T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);
  });
});
