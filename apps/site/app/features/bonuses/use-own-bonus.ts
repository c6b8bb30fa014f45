import { isSpins, type Own } from './use-bonus-steps.ts';
import { useOwnBonuses, type OwnBonuses } from './use-own-bonuses.ts';

export interface OwnBonus extends OwnBonuses {
  /** What the flag of a modal names; undefined while it is on its way, and when it is no longer there. */
  own: Own | undefined;
}

/** One of the player's bonuses or free spins. */
export function useOwnBonus(id: string): OwnBonus {
  const all = useOwnBonuses();
  const own: Own | undefined = [...all.bonuses, ...all.spins].find((each) => each.id === id);
  return { ...all, own };
}

/** The same where only a bonus is meant. */
export function useBonus(id: string) {
  const all = useOwnBonus(id);
  return { ...all, bonus: all.own && !isSpins(all.own) ? all.own : undefined };
}
