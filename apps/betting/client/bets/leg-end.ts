import type { SportLeg } from '@verdigale/contract';

export type LegEnd = 'open' | 'won' | 'lost' | 'void' | 'part';

/** How a leg ended, in one word. */
export function legEnd({ result }: Pick<SportLeg, 'result'>): LegEnd {
  if (!result) return 'open';
  const { isWon, voidFactor, deadHeatFactor, deduction } = result;
  if (Number(voidFactor) === 1) return 'void';
  const isWhole = Number(voidFactor) === 0 && Number(deadHeatFactor) === 1 && Number(deduction) === 0;
  if (!isWhole && (isWon || Number(voidFactor) > 0)) return 'part';
  return isWon ? 'won' : 'lost';
}
