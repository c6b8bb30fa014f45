import type { LegResult } from '@verdigale/betting';
import type { Part, Together } from './game.ts';
import type { MarketRule, Weighted } from './solve.ts';

/** How these outcomes end, by the rules of their markets; null where one has no rule. */
export function endsOf<Final>(rules: readonly MarketRule<Final>[], parts: readonly Part[]): ((final: Final) => LegResult[]) | null {
  const found = parts.map(
    ({ market, specifiers, outcome }) =>
      rules.find((rule) => rule.id === market && (rule.specifiers ?? '') === specifiers)?.outcomes[outcome],
  );
  const known = found.filter((endOf) => endOf !== undefined);
  return known.length === parts.length ? (final) => known.map((endOf) => endOf(final)) : null;
}

const isWhole = ({ isWon, voidFactor }: LegResult): boolean => isWon && voidFactor.num === 0n;

/** Whether all of these are won, none of them by half. */
export const areAllWon = (ends: readonly LegResult[]): boolean => ends.every(isWhole);

/** The chances of outcomes together: exact, since every end of the match decides all of them. */
export function together<Final>(
  finals: readonly Weighted<Final>[],
  rules: readonly MarketRule<Final>[],
  parts: readonly Part[],
): Together | null {
  const ends = endsOf(rules, parts);
  if (!ends) return null;
  const sum: Together = { won: 0, voided: 0 };
  for (const [chance, final] of finals) {
    const results = ends(final);
    if (results.some(({ voidFactor }) => voidFactor.num > 0n)) sum.voided += chance;
    else if (areAllWon(results)) sum.won += chance;
  }
  return sum;
}
