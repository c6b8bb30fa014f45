import { edgeOf, type Payouts } from '../payouts.ts';

/** What a walk is worth where it ends. Amounts in parts of a stake, as the payouts have them. */
export interface Worth {
  /** When all stakes have been made. */
  done(balance: number): number;
  /** When the next stake cannot be made; `left` stakes are missing. */
  broke(balance: number, left: number): number;
  /** What each stake made adds. */
  each: number;
  /** From this balance on `done` is a straight line. */
  straightFrom: number;
  slope: number;
}

/**
 * Exact worth of a walk by backward induction, from the last stake to the first. A balance that covers all stakes to come cannot go broke, so that
 * above it the worth has a closed form and the table stays small.
 */
export class ExactWalk {
  readonly payouts: Payouts;
  readonly worth: Worth;
  #left = 0;
  #table: Float64Array;

  constructor(payouts: Payouts, stakes: number, worth: Worth) {
    this.payouts = payouts;
    this.worth = worth;
    this.#table = new Float64Array(this.#safeFrom(stakes) + highestPay(payouts) + 1);
    this.#table.forEach((_, balance) => (this.#table[balance] = worth.done(balance)));
  }

  /** With so many stakes left as `back` was called. */
  at(balance: number): number {
    return this.#table[balance] ?? this.#closed(balance);
  }

  /** One stake further from the end. */
  back(): void {
    const { perStake, outcomes } = this.payouts;
    const after = this.#table;
    this.#left += 1;
    this.#table = new Float64Array(after.length);
    const safeFrom = this.#safeFrom(this.#left);
    for (let balance = 0; balance < after.length; balance += 1) {
      if (balance >= safeFrom) this.#table[balance] = this.#closed(balance);
      else if (balance < perStake) this.#table[balance] = this.worth.broke(balance, this.#left);
      else {
        let sum = this.worth.each;
        for (const { pay, chance } of outcomes) sum += chance * after[balance - perStake + pay]!;
        this.#table[balance] = sum;
      }
    }
  }

  #safeFrom(left: number): number {
    return Math.ceil(this.worth.straightFrom) + left * this.payouts.perStake;
  }

  #closed(balance: number): number {
    const { done, slope, straightFrom, each } = this.worth;
    const from = Math.ceil(straightFrom);
    const lost = edgeOf(this.payouts) * this.payouts.perStake * this.#left;
    return done(from) + slope * (balance - lost - from) + each * this.#left;
  }
}

export const highestPay = ({ outcomes }: Payouts): number => Math.max(...outcomes.map(({ pay }) => pay));

/** The worth of a walk of so many stakes from this balance. */
function worthOf(payouts: Payouts, stakes: number, start: number, worth: Worth): number {
  const walk = new ExactWalk(payouts, stakes, worth);
  for (let made = 0; made < stakes; made += 1) walk.back();
  return walk.at(start);
}

/** The chance that nothing is left to stake, by the last stake at the latest. */
export function chanceToBust(payouts: Payouts, stakes: number, start: number): number {
  const { perStake } = payouts;
  const done = (balance: number) => (balance < perStake ? 1 : 0);
  return worthOf(payouts, stakes, start, { done, broke: () => 1, each: 0, straightFrom: perStake, slope: 0 });
}

/** The mean number of stakes that are really made. */
export const meanStakes = (payouts: Payouts, stakes: number, start: number): number =>
  worthOf(payouts, stakes, start, { done: () => 0, broke: () => 0, each: 1, straightFrom: 0, slope: 0 });
