import { stakeOf, worthWith, type Bet } from './bet.ts';
import { compare, floor, fraction, multiply, zero } from './fraction.ts';

/** A part of the stake that the player has closed for an amount. Final, whatever becomes of the results. */
export interface CashOut {
  stake: bigint;
  amount: bigint;
}

/** Where the money of a bet stands: what it should be, or what has been posted. */
export interface Standing {
  /** Stake that is no longer open. */
  closed: bigint;
  /** What the player was given for it. */
  paid: bigint;
}

export interface Target extends Standing {
  isSettled: boolean;
}

/** Entries of a transfer: they sum to zero. */
export interface Posting {
  real: bigint;
  open: bigint;
  result: bigint;
}

export const nothing: Standing = { closed: 0n, paid: 0n };

/** Throws RangeError when more was cashed out than was staked. */
export function openStake(bet: Bet, cashOuts: readonly CashOut[]): bigint {
  const open = cashOuts.reduce((rest, { stake }) => rest - stake, stakeOf(bet));
  if (open < 0n) throw new RangeError('more was cashed out than was staked');
  return open;
}

/**
 * Where the money should stand, from what is known now and nothing else: corrections, repetitions and messages out of order end the same.
 * Settled as soon as nothing that is undecided can change it: an accumulator with its first lost leg.
 */
export function targetOf(bet: Bet, cashOuts: readonly CashOut[] = []): Target {
  const stake = stakeOf(bet);
  const open = openStake(bet, cashOuts);
  const cashed = cashOuts.reduce((total, { amount }) => total + amount, 0n);
  const worth = worthWith(bet, () => zero);
  const isSettled =
    open === 0n ||
    compare(
      worth,
      worthWith(bet, ({ price }) => price),
    ) === 0;
  if (!isSettled) return { isSettled, closed: stake - open, paid: cashed };
  return { isSettled, closed: stake, paid: cashed + floor(multiply(worth, fraction(open, stake))) };
}

/** What to post so that the money stands where it should. The books post this and never an event of a feed. */
export function difference(from: Standing, to: Standing): Posting {
  const [closed, paid] = [to.closed - from.closed, to.paid - from.paid];
  return { real: paid, open: -closed, result: closed - paid };
}
