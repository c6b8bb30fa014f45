import type { LineWin } from '../engine/evaluate.ts';
import type { RandomSource } from '../engine/random.ts';
import { noChoice, noStep, type Game, type Outcome } from './game.ts';

/** One set of reels that stopped. Pays are in bets on one line. */
export interface SpinOutcome {
  stops: number[];
  lineWins: LineWin[];
  scatters: number;
  pay: number;
}

/** Everything that is decided in one paid round: the spin, and the free spins that it won. */
export type RoundOutcome = Outcome & { spin: SpinOutcome; freeSpins: SpinOutcome[] };

export type SlotGame<End extends Outcome = Outcome> = Game<null, never, End>;

type Slot<End extends Outcome> = Pick<
  SlotGame<End>,
  'identity' | 'model' | 'builtOn' | 'name' | 'rulesVersion' | 'unitsPerStake' | 'stakeUnits' | 'limits' | 'facts' | 'recall'
> & {
  draw(source: RandomSource): End;
};

/** A slot: nothing is chosen, and its rounds are over at once. Its units are the bets on a line, or on all ways. */
export function slotGame<End extends Outcome>({ draw, ...game }: Slot<End>): SlotGame<End> {
  return { ...game, takesFreeRounds: true, readChoice: noChoice, readStep: noStep, play: (source) => draw(source), abandon: () => null };
}
