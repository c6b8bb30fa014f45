import { compare, zero } from './fraction.ts';
import { lost, voided, won, type LegResult } from './leg-result.ts';

/** Parts of one builder, or a leg of its own as its only part. */
export interface CountedLeg<L> {
  builder: number | null;
  parts: L[];
}

/** Legs as a bet counts them: the parts of a builder are one, where the first of them stands. */
export function joinParts<L>(legs: readonly L[], builderOf: (leg: L) => number | null): CountedLeg<L>[] {
  const builders = new Map<number, CountedLeg<L>>();
  return legs.flatMap((leg) => {
    const builder = builderOf(leg);
    const known = builder === null ? undefined : builders.get(builder);
    known?.parts.push(leg);
    if (known) return [];
    const counted: CountedLeg<L> = { builder, parts: [leg] };
    if (builder !== null) builders.set(builder, counted);
    return [counted];
  });
}

/**
 * The result of several outcomes of one event that were bet on together at one joint price. One void part makes it void, since the price was
 * for all of them; so it is undecided until each part is decided.
 */
export function builderResult(parts: readonly (LegResult | null)[]): LegResult | null {
  if (parts.some((part) => part === null)) return null;
  if (parts.some((part) => compare(part!.voidFactor, zero) > 0)) return voided;
  return parts.every((part) => part!.isWon) ? won : lost;
}
