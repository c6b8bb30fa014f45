import type { Bet } from './bet.ts';
import { compare, one } from './fraction.ts';
import { openStake, targetOf, type CashOut } from './settle.ts';

/** How a bet ended, as players are told. `won`: paid with a win in it, however little; `lost`: also half of it. */
export type BetOutcome = 'open' | 'won' | 'lost' | 'returned' | 'cashedOut';

/** What became of a bet, in a word: `won` only by a selection that won, `returned` where exactly its open stake came back. */
export function outcomeOf(bet: Bet, cashOuts: readonly CashOut[] = []): BetOutcome {
  const { isSettled, paid } = targetOf(bet, cashOuts);
  if (!isSettled) return 'open';
  if (openStake(bet, cashOuts) === 0n) return 'cashedOut';
  const hasWin = bet.legs
    .flatMap(({ win, place }) => [win, place])
    .some((part) => part?.result?.isWon && compare(part.result.voidFactor, one) < 0);
  const payout = cashOuts.reduce((rest, { amount }) => rest - amount, paid);
  if (payout > 0n && hasWin) return 'won';
  return payout === openStake(bet, cashOuts) && payout > 0n ? 'returned' : 'lost';
}
