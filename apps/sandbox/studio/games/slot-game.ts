import type { LineWin } from '../engine/evaluate.ts';
import type { RandomSource } from '../engine/random.ts';
import type { Rational } from '../engine/rational.ts';

/** One set of reels that stopped. Pays are in bets on one line. */
export type SpinOutcome = { stops: number[]; lineWins: LineWin[]; scatters: number; pay: number };

/** Everything that one paid round decides: the spin, and the free spins that it won. */
export type RoundOutcome = { spin: SpinOutcome; freeSpins: SpinOutcome[]; pay: number };

/** What the rules page states of a game; tests prove each figure. */
export type GameFacts = {
  /** Exact share of the stakes that the game returns. */
  rtp: Rational;
  /** The most that one round can pay, in whole stakes. */
  maxWin: Rational;
};

/** What the server needs of a game. A game's rules never see stake, player or history (AGCO 2.15, GLI 4.6). */
export type SlotGame = {
  identity: string;
  name: string;
  /** Named with every stored round; changes when strips, pays or features change (AGCO 4.28). */
  rulesVersion: string;
  /** A stake is this many equal bets: one on each line. */
  betsPerStake: number;
  facts: GameFacts;
  draw(source: RandomSource): RoundOutcome;
};

/** What a pay in line bets is worth at a stake; exact, since every stake is a multiple of the lines. */
export function winOf({ betsPerStake }: SlotGame, stake: bigint, pay: number): bigint {
  const bets = BigInt(betsPerStake);
  if (stake % bets !== 0n) throw new Error('a stake that its lines do not divide');
  return (stake / bets) * BigInt(pay);
}
