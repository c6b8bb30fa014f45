import { uniformInt, type RandomSource } from '../../engine/random.ts';
import type { Outcome } from '../game.ts';
import { deckSize, type Card } from '../../engine/cards.ts';
import { handAt, handSize, payOf, type PokerRules } from './hand.ts';
import type { Hand } from './hands.ts';

/** The places of the cards that the player holds, from 0, ascending. */
export type Hold = readonly number[];
export type PokerOutcome = Outcome & {
  dealt: Card[];
  /** Null while the player chooses. */
  held: Hold | null;
  /** The cards that lie there now: those dealt, or held and drawn. */
  cards: Card[];
  /** What these cards are. */
  hand: Hand;
};

/** What is offered as a step: any of the five places, each at most once and in their order. */
export function readHold(value: unknown): Hold | undefined {
  if (!Array.isArray(value)) return undefined;
  const isPlace = (place: unknown, index: number): boolean =>
    Number.isInteger(place) && (place as number) > (index === 0 ? -1 : value[index - 1]) && (place as number) < handSize;
  return value.every(isPlace) ? (value as number[]) : undefined;
}

/** Five cards of one deck; after the hold, the others are replaced from left to right by cards of the 47 that are left. */
export function playPoker(rules: PokerRules, source: RandomSource, steps: readonly Hold[]): PokerOutcome | undefined {
  if (steps.length > 1) return undefined;
  const taken: Card[] = [];
  const draw = (): Card => {
    const card = drawOther(source, taken);
    taken.push(card);
    return card;
  };
  const dealt = Array.from({ length: handSize }, draw);
  const [held = null] = steps;
  const cards = held ? dealt.map((card, place) => (held.includes(place) ? card : draw())) : dealt;
  const hand = handAt(rules, cards);
  return { pay: held ? payOf(rules, hand) : 0, isOver: held !== null, dealt, held, cards, hand };
}

/** One of the cards that are not taken, each as likely as any other. */
function drawOther(source: RandomSource, taken: readonly Card[]): Card {
  let card = uniformInt(source, deckSize - taken.length);
  for (const each of taken.toSorted((a, b) => a - b)) if (each <= card) card += 1;
  return card;
}
