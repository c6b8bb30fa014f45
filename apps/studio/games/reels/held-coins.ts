import { drawValue, playHold, type Coin, type Hold, type HoldRules } from '../../engine/hold.ts';
import type { RandomSource } from '../../engine/random.ts';
import type { Grid, SymbolId } from '../../engine/reels.ts';
import type { HeldCoins, ReelsTitle } from './title.ts';

/** Respins at the start and after each that brings a coin. */
const respins = 3;
export const jackpots = ['mini', 'minor', 'major', 'grand'] as const;
export type Jackpot = (typeof jackpots)[number];

/** The rules of a title's respins on a board of so many cells; pays in units. */
export function holdRulesOf({ of, values, jackpots: { grand } }: HeldCoins, cells: number, unitsPerStake: number): HoldRules {
  return {
    cells,
    respins,
    chance: { coins: 1, of },
    values: values.map(({ stakes, weight }) => ({ value: stakes * unitsPerStake, weight })),
    fullBoardPay: grand * unitsPerStake,
  };
}

/** What the coins in sight are worth, and the respins if there are enough of them. */
export interface SeenCoins {
  coins: Coin[];
  hold: Hold | null;
}

export function weighCoins(source: RandomSource, grid: Grid, coin: SymbolId, from: number, rules: HoldRules): SeenCoins {
  const rows = grid[0]?.length ?? 0;
  const cells = grid.flatMap((column, reel) => column.flatMap((symbol, row) => (symbol === coin ? [reel * rows + row] : [])));
  const coins = cells.map((cell) => ({ cell, value: drawValue(source, rules) }));
  return { coins, hold: coins.length >= from ? playHold(source, coins, rules) : null };
}

/** The jackpot that a coin of this worth is, if it is one. */
export function jackpotOf({ hold }: Pick<ReelsTitle, 'hold'>, stakes: number): Jackpot | undefined {
  return (['mini', 'minor', 'major'] as const).find((name) => hold?.jackpots[name] === stakes);
}
