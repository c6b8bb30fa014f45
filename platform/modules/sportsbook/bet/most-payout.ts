import { countLines, targetOf, won, type Bet, type CashOut } from '@verdigale/betting';
import { money, type Money } from '@verdigale/money';
import type { OpenPayout } from './taking.sql.ts';

/** What a bet pays if every open leg wins, cash-outs included; legs that are void or lost no longer raise it. */
export function mostPayout(bet: Bet, cashOuts: readonly CashOut[] = []): bigint {
  const legs = bet.legs.map(({ win, place, ...leg }) => ({
    ...leg,
    win: { ...win, result: win.result ?? won },
    ...(place && { place: { ...place, result: place.result ?? won } }),
  }));
  return targetOf({ ...bet, legs }, cashOuts).paid;
}

/** The most that open bets pay together on any one outcome, in the currency of `worth`. */
export function mostOnOne(open: readonly OpenPayout[], worth: (sum: Money) => Money): bigint {
  const sums = [...Map.groupBy(open, ({ outcomeId }) => outcomeId).values()].map((own) =>
    own.reduce((total, { sum, currency }) => total + worth(money(BigInt(sum), currency)).amount, 0n),
  );
  return sums.reduce((most, sum) => (sum > most ? sum : most), 0n);
}

/** Fine enough for the last minor unit of any stake. */
const scale = 10n ** 12n;

/**
 * The highest stake on a line, so that the bet pays at most `payout` and wins at most `win`. It may be nothing.
 */
export function mostUnitStake(
  bet: Omit<Bet, 'unitStake'>,
  { payout, win, stake }: { payout: bigint; win: bigint; stake: bigint | null },
): bigint {
  const unit = { ...bet, unitStake: scale };
  const lines = BigInt(countLines(unit));
  const paid = mostPayout(unit);
  const gain = paid - lines * scale;
  const bounds = [(payout * scale) / paid, ...(gain > 0n ? [(win * scale) / gain] : []), ...(stake === null ? [] : [stake / lines])];
  const least = bounds.reduce((a, b) => (b < a ? b : a));
  return least > 0n ? least : 0n;
}
