import { halfLost, halfWon, lost, voided, won, type LegResult } from '@verdigale/betting';
import type { EndChances, Market, Outcome } from './game.ts';

/** An end of a match with its chance. */
export type Weighted<Final> = readonly [chance: number, final: Final];

/** A market as a rule: how each of its outcomes ends, for every end of the match. */
export interface MarketRule<Final> {
  id: string;
  specifiers?: string;
  outcomes: Readonly<Record<string, (final: Final) => LegResult>>;
}

export const wonIf = (holds: boolean): LegResult => (holds ? won : lost);

const nameOf = new Map<LegResult, keyof EndChances>([
  [won, 'won'],
  [halfWon, 'halfWon'],
  [voided, 'voided'],
  [halfLost, 'halfLost'],
  [lost, 'lost'],
]);

/** The markets by these rules over all ends that are possible. An outcome is decided when it ends the same in each of them. */
export function solve<Final>(finals: readonly Weighted<Final>[], rules: readonly MarketRule<Final>[]): Market[] {
  return rules.map(({ id, specifiers = '', outcomes }) => ({
    id,
    specifiers,
    outcomes: Object.entries(outcomes).map(([outcome, endOf]) => outcomeOf(outcome, finals, endOf)),
  }));
}

function outcomeOf<Final>(id: string, finals: readonly Weighted<Final>[], endOf: (final: Final) => LegResult): Outcome {
  const chances: EndChances = { won: 0, halfWon: 0, voided: 0, halfLost: 0, lost: 0 };
  const ends = new Set<LegResult>();
  for (const [chance, final] of finals) {
    if (chance === 0) continue;
    const end = endOf(final);
    ends.add(end);
    chances[nameOf.get(end)!] += chance;
  }
  const [only] = ends;
  return { id, chances, result: ends.size === 1 ? only! : null };
}

/** The chance that a bet without voids would have at the same fair price: what is shown, and what the margin is put on. */
export function fairChance({ won, halfWon, voided, halfLost }: EndChances): number {
  const decided = 1 - voided - halfWon / 2 - halfLost / 2;
  return decided > 0 ? Math.min(1, (won + halfWon / 2) / decided) : 0;
}
