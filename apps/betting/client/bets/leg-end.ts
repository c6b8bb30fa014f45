import { builderResult, isDeadHeat, parseFraction, voided, won } from '@verdigale/betting';
import type { SportLeg } from '@verdigale/contract';

export type LegEnd = 'open' | 'won' | 'lost' | 'void' | 'part';

/** How a leg ended, in one word; of one each way what win and place have come to together. */
export function legEnd({ result, place }: Pick<SportLeg, 'result' | 'place'>): LegEnd {
  const win = endOf(result);
  if (!place) return win;
  const placed = endOf(place.result);
  if (win === placed) return win;
  return win === 'open' || placed === 'open' ? 'open' : 'part';
}

/** How the parts of a builder ended together, once each of them has. */
export function endOfBuilder(parts: readonly Pick<SportLeg, 'result'>[]): LegEnd {
  const result = builderResult(
    parts.map(({ result: part }) => part && { ...won, isWon: part.isWon, voidFactor: parseFraction(part.voidFactor) }),
  );
  if (result === null) return 'open';
  if (result === voided) return 'void';
  return result === won ? 'won' : 'lost';
}

/** How a selection ended, in one word. */
export function endOf(result: SportLeg['result']): LegEnd {
  if (!result) return 'open';
  const { isWon, voidFactor, deadHeatFactor } = result;
  if (Number(voidFactor) === 1) return 'void';
  const isWhole = Number(voidFactor) === 0 && !isDeadHeat(deadHeatFactor);
  if (!isWhole && (isWon || Number(voidFactor) > 0)) return 'part';
  return isWon ? 'won' : 'lost';
}
