import type { LineWin } from '../engine/evaluate.ts';
import type { RandomSource } from '../engine/random.ts';
import { noStep, type Bought, type Game, type Outcome } from './game.ts';

/** One set of reels that stopped. Pays are in bets on one line. */
export interface SpinOutcome {
  stops: number[];
  lineWins: LineWin[];
  scatters: number;
  pay: number;
}

/** Everything that is decided in one paid round: the spin, and the free spins that it won. */
export type RoundOutcome = Outcome & { spin: SpinOutcome; freeSpins: SpinOutcome[] };

/** Null, or what buys the free spins of a slot that sells them. */
export type SlotChoice = { buy: 'free-spins' } | null;
export type SlotGame<End extends Outcome = Outcome> = Game<SlotChoice, never, End>;

type Slot<End extends Outcome> = Pick<
  SlotGame<End>,
  'identity' | 'model' | 'builtOn' | 'name' | 'rulesVersion' | 'unitsPerStake' | 'stakeUnits' | 'limits' | 'facts' | 'recall'
> & {
  draw(source: RandomSource): End;
  /** Its free spins, where they may be bought. */
  sale?: Pick<Bought, 'cost' | 'rtp'> & { draw(source: RandomSource): End };
};

/** A slot: nothing is chosen but whether its free spins are bought, and its rounds are over at once. Its units are the bets on a line, or on all ways. */
export function slotGame<End extends Outcome>({ draw, sale, ...game }: Slot<End>): SlotGame<End> {
  return {
    ...game,
    ...(sale ? { bought: { choice: { buy: 'free-spins' }, cost: sale.cost, rtp: sale.rtp } } : {}),
    takesFreeRounds: true,
    readChoice: (value) => (value === null ? null : sale && readPurchase(value)),
    readStep: noStep,
    play: (source, choice) => (choice && sale ? { ...sale.draw(source), staked: sale.cost } : draw(source)),
    abandon: () => null,
  };
}

function readPurchase(value: unknown): SlotChoice | undefined {
  const { buy, ...rest } = Object(value) as Record<string, unknown>;
  return buy === 'free-spins' && Object.keys(rest).length === 0 ? { buy } : undefined;
}
