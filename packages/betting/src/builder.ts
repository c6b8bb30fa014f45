import { compare, zero } from './fraction.ts';
import { lost, voided, won, type LegResult } from './leg-result.ts';

/**
 * The result of several outcomes of one event that were bet on together at one joint price. One void part makes it void, since the price was
 * for all of them; so it is undecided until each part is decided.
 */
export function builderResult(parts: readonly (LegResult | null)[]): LegResult | null {
  if (parts.some((part) => part === null)) return null;
  if (parts.some((part) => compare(part!.voidFactor, zero) > 0)) return voided;
  return parts.every((part) => part!.isWon) ? won : lost;
}
