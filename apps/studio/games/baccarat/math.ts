import { deckSize, rankOf, type Card } from '../../engine/cards.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import type { BaccaratPays, BaccaratTitle } from './titles.ts';

/** Pays are in hundredths of the stake; all are multiples of five. */
export const unitsPerStake = 100;
export const sides = ['player', 'tie', 'banker'] as const;
export type Side = (typeof sides)[number];

export interface BaccaratChoice {
  side: Side;
}
export type BaccaratOutcome = Outcome & { player: Card[]; banker: Card[]; winner: Side };

export function readBaccaratChoice(value: unknown): BaccaratChoice | undefined {
  const { side, ...rest } = Object(value) as Record<string, unknown>;
  const known = sides.find((name) => name === side);
  return known && Object.keys(rest).length === 0 ? { side: known } : undefined;
}

/** Points of a card: ace one, tens and courts none. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

export function totalOf(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0) % 10;
}

/** Whether the banker draws, by his two cards' total and the player's third card (undefined: the player stood). */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

/** One coup from a full shoe, and its pay for a side. */
export function deal(title: BaccaratTitle, source: RandomSource, { side }: BaccaratChoice): BaccaratOutcome {
  const { player, banker } = dealCoup(title.decks, source);
  const winner = winnerOf(handPoints(player), handPoints(banker));
  return { player, banker, winner, pay: payFor(title, side, winner, handPoints(banker)), isOver: true };
}

/** What a hand counts. */
export function handPoints(cards: readonly Card[]): number {
  return totalOf(cards.map(pointsOf));
}

/** Both hands of a coup from a full shoe, by the fixed rules of drawing. */
export function dealCoup(decks: number, source: RandomSource): { player: Card[]; banker: Card[] } {
  const taken: number[] = [];
  const draw = (): Card => {
    let place = uniformInt(source, deckSize * decks - taken.length);
    for (const each of taken.toSorted((a, b) => a - b)) if (each <= place) place += 1;
    taken.push(place);
    return place % deckSize;
  };
  const player = [draw(), draw()];
  const banker = [draw(), draw()];
  if (handPoints(player) < 8 && handPoints(banker) < 8) {
    if (handPoints(player) <= 5) player.push(draw());
    const third = player[2] === undefined ? undefined : pointsOf(player[2]);
    if (bankerDraws(handPoints(banker), third)) banker.push(draw());
  }
  return { player, banker };
}

export function winnerOf(player: number, banker: number): Side {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** A tie gives stakes on the two hands back. */
export function payFor({ banker, bankerOfSix, tie }: BaccaratPays, side: Side, winner: Side, bankerTotal: number): number {
  if (winner === 'tie') return side === 'tie' ? tie : unitsPerStake;
  if (side !== winner) return 0;
  if (side === 'player') return 2 * unitsPerStake;
  return bankerTotal === 6 ? bankerOfSix : banker;
}
