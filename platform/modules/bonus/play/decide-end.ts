/** A running bonus as its ends are decided by. */
export interface RunningBonus {
  balance: bigint;
  progress: bigint;
  required: bigint;
}

/**
 * What becomes of a bonus when a round ends or its wagering changes. Nothing while a round is open that it has a share in: its bets may still
 * be taken back, and its wins are still to come. Own money that it has locked does not keep it alive.
 */
export function decideEnd({ balance, progress, required }: RunningBonus, openRounds: number): 'release' | 'lose' | null {
  if (openRounds > 0) return null;
  if (progress >= required) return 'release';
  return balance === 0n ? 'lose' : null;
}
