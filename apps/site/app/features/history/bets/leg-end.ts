import { isDeadHeat } from '@verdigale/betting';
import type { Bet } from '@verdigale/contract';

export type Leg = NonNullable<Bet['items'][number]['leg']>;

const legEnds = ['open', 'won', 'lost', 'void', 'halfWon', 'halfLost'] as const;
export type LegEnd = (typeof legEnds)[number];

/** How a leg ended, in one word: half of a stake may have been no bet. */
export function endOf(result: Leg['result']): LegEnd {
  if (!result) return 'open';
  const share = Number(result.voidFactor);
  if (share === 1) return 'void';
  if (share > 0) return result.isWon ? 'halfWon' : 'halfLost';
  return result.isWon ? 'won' : 'lost';
}

/**
 * The part of the stake that counts after a dead heat, and the Rule 4 deduction from the winnings, for open legs too; null where there is
 * none.
 */
export function reductionsOf(
  { deduction }: Pick<Leg, 'deduction'>,
  result: Leg['result'],
): { deadHeat: string | null; deduction: number | null } {
  if (result && (!result.isWon || Number(result.voidFactor) === 1)) return { deadHeat: null, deduction: null };
  const { deadHeatFactor, deduction: withheld } = result ?? { deadHeatFactor: '1', deduction };
  return { deadHeat: isDeadHeat(deadHeatFactor) ? deadHeatFactor : null, deduction: Number(withheld) > 0 ? Number(withheld) : null };
}
