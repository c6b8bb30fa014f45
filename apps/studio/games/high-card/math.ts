import { deckSize, rankOf, type Card } from '../../engine/cards.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import type { HighCardTitle } from './titles.ts';

/** Pays are in hundredths of the stake; all are tenths. */
export const unitsPerStake = 100;
export const sides = ['left', 'tie', 'right'] as const;
export type Side = (typeof sides)[number];

export interface HighCardChoice {
  side: Side;
}
export type HighCardOutcome = Outcome & { left: Card; right: Card; winner: Side };

export function readHighCardChoice(value: unknown): HighCardChoice | undefined {
  const { side, ...rest } = Object(value) as Record<string, unknown>;
  const known = sides.find((name) => name === side);
  return known && Object.keys(rest).length === 0 ? { side: known } : undefined;
}

/** A card to either side from a full shoe; aces are high, suits do not count. */
export function dealTwo(title: HighCardTitle, source: RandomSource, { side }: HighCardChoice): HighCardOutcome {
  const cards = deckSize * title.decks;
  const first = uniformInt(source, cards);
  const drawn = uniformInt(source, cards - 1);
  const [left, right] = [first % deckSize, (drawn + (drawn >= first ? 1 : 0)) % deckSize];
  const winner = winnerOf(rankOf(left), rankOf(right));
  return { left, right, winner, pay: payFor(title, side, winner), isOver: true };
}

export function winnerOf(left: number, right: number): Side {
  if (left === right) return 'tie';
  return left > right ? 'left' : 'right';
}

export function payFor({ tie, tieBack }: HighCardTitle, side: Side, winner: Side): number {
  if (winner === 'tie') return side === 'tie' ? tie : tieBack;
  return side === winner ? 2 * unitsPerStake : 0;
}
