/** The alerts about a bonus and about free spins, by `status-result`. (BON-02) */
const ofBonus: Readonly<Record<string, string>> = {
  '1-1': 'bonus.bonusIssued',
  '2-1': 'bonus.bonusActivated',
  '3-2': 'bonus.bonusPlayed',
  '3-3': 'bonus.bonusCanceled',
  '3-4': 'bonus.bonusExpired',
  '3-5': 'bonus.bonusLost',
};
const ofSpins: Readonly<Record<string, string>> = {
  '1-1': 'freeSpin.freeSpinIssued',
  '2-1': 'freeSpin.freeSpinActivated',
  '3-2': 'freeSpin.freeSpinPlayed',
  '3-3': 'freeSpin.freeSpinCanceled',
  '3-4': 'freeSpin.freeSpinExpired',
};

export interface Told {
  id: string;
  status: number;
  result: number;
}

const pairOf = ({ status, result }: Told) => `${status}-${result}`;
export const bonusAlertOf = (told: Told): string | undefined => ofBonus[pairOf(told)];
export const spinsAlertOf = (told: Told): string | undefined => ofSpins[pairOf(told)];

/**
 * Whether a state is news: each is told once, though every round publishes it again. `known` is how the page shows it; what
 * nobody has seen yet is news unless it has begun already.
 */
export function createNews() {
  const told = new Map<string, string>();
  return (item: Told, known: Told | undefined, hasBegun: boolean): boolean => {
    const pair = pairOf(item);
    const before = told.get(item.id) ?? (known ? pairOf(known) : hasBegun ? pair : undefined);
    told.set(item.id, pair);
    return before !== pair;
  };
}
