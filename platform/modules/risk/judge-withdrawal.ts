import { compare, type Money } from '@verdigale/money';
import type { Worth } from '#modules/settings';
import type { ReviewReason, WithdrawalRules } from '#config';
import { AppError } from '#kernel';

/** What the rules look at. Sums are in the base currency, at current rates. */
export interface WithdrawalFacts {
  /** The sum of this withdrawal and the others of the last days: splitting a sum does not avoid a rule. (AMLD 11) */
  linked: Money;
  /** The same, without what an operator was shown: those up to the last that was large or waited. */
  unseen: Money;
  /** This one and all others of the player that were not given back, and what of those has been paid out. */
  total: Money;
  paid: Money;
  /** A deposit came in by the method that belongs to this withdrawal method. */
  isWayKnown: boolean;
  hasContact: boolean;
  hasIdentity: boolean;
  /** In the account's currency: what must still be staked. */
  turnOverMissing: Money;
}

export interface Verdict {
  reasons: ReviewReason[];
  /** It waits for an operator. */
  isHeld: boolean;
}

/** For clients that show messages by field and do not know the code. */
const firstOf = { contact: 'Confirm your e-mail address or your phone first', identity: 'Confirm your identity first' };

/** Refuses a withdrawal (turnOverRequired, verificationRequired), or says what an operator should notice about it. */
export function judgeWithdrawal(facts: WithdrawalFacts, rules: WithdrawalRules, { stated }: Pick<Worth, 'stated'>): Verdict {
  if (rules.turnOver.isRequired && facts.turnOverMissing.amount > 0n)
    throw new AppError('turnOverRequired', 'deposits must be staked first', {
      fields: { amount: ['Deposits must be played with before they can be withdrawn'] },
    });
  const proved = { contact: facts.hasContact || facts.hasIdentity, identity: facts.hasIdentity };
  const open = rules.verification.find(({ from, needs }) => compare(facts.linked, stated(from)) >= 0 && !proved[needs]);
  if (open) throw new AppError('verificationRequired', `${open.needs} is not proved`, { fields: { amount: [firstOf[open.needs]] } });
  const reaches = (sum: Money, from: string | null) => from !== null && compare(sum, stated(from)) >= 0;
  const noticed: Record<ReviewReason, boolean> = {
    large: reaches(facts.unseen, rules.noticed.large),
    // Small ones before it, paid or not, do not make it another one than the first.
    first: reaches(facts.total, rules.noticed.first) && !reaches(facts.paid, rules.noticed.first),
    'unknown-way': !facts.isWayKnown,
  };
  const reasons = (Object.keys(noticed) as ReviewReason[]).filter((reason) => noticed[reason]);
  return { reasons, isHeld: reasons.some((reason) => rules.heldFor.includes(reason)) };
}
