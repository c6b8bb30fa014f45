import { deckSize, type Card } from '../../engine/cards.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import { kindOf, qualifying, scoreOf, type Kind } from './hand.ts';
import type { ThreeCardTitle } from './titles.ts';

/** Every pay is a number of whole stakes, the stake being the ante. */
export const unitsPerStake = 1;
export const moves = ['play', 'fold'] as const;
export type ThreeCardStep = (typeof moves)[number];
export type Ending = 'folded' | 'notQualified' | 'won' | 'push' | 'lost';
export type ThreeCardOutcome = Outcome & {
  staked: number;
  player: Card[];
  kind: Kind;
  /** Null while the player decides. */
  dealer: Card[] | null;
  ending: Ending | null;
  /** What the ante won on top, in stakes. */
  bonus: number;
};

export function readThreeCardStep(value: unknown): ThreeCardStep | undefined {
  return moves.find((move) => move === value);
}

/** A round after these steps; undefined when one of them is not allowed. */
export function playThreeCard(title: ThreeCardTitle, source: RandomSource, steps: readonly ThreeCardStep[]): ThreeCardOutcome | undefined {
  const cards = dealSix(source);
  const [player, dealer] = [cards.slice(0, 3), cards.slice(3)];
  const kind = kindOf(scoreOf(player));
  const [step, ...more] = steps;
  if (more.length > 0) return undefined;
  if (step === undefined) return { pay: 0, isOver: false, staked: 1, player, kind, dealer: null, ending: null, bonus: 0 };
  const isFolded = step === 'fold';
  const ending = isFolded ? 'folded' : endingOf(scoreOf(player), scoreOf(dealer));
  const bonus = isFolded ? 0 : bonusOf(title, kind);
  return { pay: payOf(ending) + bonus, isOver: true, staked: isFolded ? 1 : 2, player, kind, dealer, ending, bonus };
}

/** How a played hand ends; the ante and the second stake are equal. */
export function endingOf(player: number, dealer: number): Ending {
  if (dealer < qualifying) return 'notQualified';
  if (player === dealer) return 'push';
  return player > dealer ? 'won' : 'lost';
}

/** What comes back of ante and second stake: without a dealer's hand the ante wins, and the second stake is returned. */
export function payOf(ending: Ending): number {
  return { folded: 0, notQualified: 3, won: 4, push: 2, lost: 0 }[ending];
}

export function bonusOf({ bonus: [straight, three, straightFlush] }: ThreeCardTitle, kind: Kind): number {
  return { high: 0, pair: 0, flush: 0, straight, three, straightFlush }[kind];
}

const unshuffled: readonly Card[] = [...Array(deckSize).keys()];

function dealSix(source: RandomSource): Card[] {
  const deck = unshuffled.slice();
  const cards: Card[] = [];
  while (cards.length < 6) cards.push(deck.splice(uniformInt(source, deck.length), 1)[0] as Card);
  return cards;
}
