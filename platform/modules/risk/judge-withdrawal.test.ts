import { money } from '@verdigale/money';
import { describe, expect, it } from 'vitest';
import type { WithdrawalRules } from '#config';
import { judgeWithdrawal, type WithdrawalFacts } from './judge-withdrawal.ts';

const rules: WithdrawalRules = {
  turnOver: { isRequired: true, multiplier: '1', byMethod: {} },
  isCancelable: true,
  ways: [],
  verification: [
    { from: '500', needs: 'contact' },
    { from: '2000', needs: 'identity' },
  ],
  linkedDays: 30,
  noticed: { large: '1000', first: '200' },
  heldFor: ['large'],
};
const euros = (amount: bigint) => money(amount, 'EUR');
const plain: WithdrawalFacts = {
  linked: euros(100n),
  unseen: euros(100n),
  total: euros(300n),
  paid: euros(200n),
  isWayKnown: true,
  hasContact: false,
  hasIdentity: false,
  turnOverMissing: euros(0n),
};
const worth = { stated: (text: string) => euros(BigInt(text)) };

function verdict(facts: Partial<WithdrawalFacts>, changes: Partial<WithdrawalRules> = {}): string {
  try {
    const { reasons, isHeld } = judgeWithdrawal({ ...plain, ...facts }, { ...rules, ...changes }, worth);
    return [...reasons, isHeld ? 'held' : 'free'].join(' ');
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

describe('a withdrawal is judged', () => {
  it.each<[string, Partial<WithdrawalFacts>, string]>([
    ['a small one', {}, 'free'],
    ['while something must be staked', { turnOverMissing: euros(1n) }, 'turnOverRequired'],
    ['just below the sum that needs a contact', { linked: euros(499n) }, 'free'],
    ['at that sum', { linked: euros(500n) }, 'verificationRequired'],
    ['at that sum, with one', { linked: euros(500n), hasContact: true }, 'free'],
    ['at that sum, with an identity alone', { linked: euros(500n), hasIdentity: true }, 'free'],
    ['at the sum that needs an identity, with a contact alone', { linked: euros(2_000n), hasContact: true }, 'verificationRequired'],
    ['at the sum that needs an identity, with one', { linked: euros(2_000n), hasIdentity: true }, 'free'],
    ['a small first one', { total: euros(100n), paid: euros(0n) }, 'free'],
    ['the first of some size', { total: euros(200n), paid: euros(0n) }, 'first free'],
    ['one that makes several small ones a sum of that size', { total: euros(200n), paid: euros(100n) }, 'first free'],
    ['another one while nothing of that size has been paid', { total: euros(300n), paid: euros(199n) }, 'first free'],
    ['a large one', { unseen: euros(1_000n) }, 'large held'],
    ['just below that, with all that nobody has looked at', { linked: euros(499n), unseen: euros(999n) }, 'free'],
    [
      'a large first one by another way',
      { unseen: euros(1_000n), total: euros(1_000n), paid: euros(0n), isWayKnown: false },
      'large first unknown-way held',
    ],
  ])('%s', (_, facts, expected) => {
    expect(verdict(facts)).toBe(expected);
  });

  it('by nothing that the brand does not ask', () => {
    const changes = { turnOver: { ...rules.turnOver, isRequired: false }, verification: [], noticed: { large: null, first: null } };
    expect(verdict({ turnOverMissing: euros(5n), linked: euros(9_999n), unseen: euros(9_999n), paid: euros(0n) }, changes)).toBe('free');
  });
});
