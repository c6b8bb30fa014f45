import { deckSize, rankOf, type Card } from '../../engine/cards.ts';
import { uniformInt, type RandomSource } from '../../engine/random.ts';
import { followSteps } from '../follow-steps.ts';
import type { Outcome } from '../game.ts';
import type { HiLoTitle } from './titles.ts';

/** Pays are in hundredths of the stake. */
export const unitsPerStake = 100;
export const ranks = 13;
const top = ranks - 1;

export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];
export type HiLoStep = Guess | 'cash-out';
export type HiLoOutcome = Outcome & {
  /** The first card, and one for each guess. */
  cards: Card[];
  guesses: Guess[];
  isMissed: boolean;
  /** What the round is worth now, in hundredths; the stake is not to be had back before the first guess. */
  worth: number;
};

export function readHiLoStep(value: unknown): HiLoStep | undefined {
  return value === 'cash-out' ? value : guesses.find((guess) => guess === value);
}

/**
 * In how many of thirteen ranks a guess is right. An equal rank is right, too, except where that would leave nothing to guess: on a two,
 * higher means higher, and on an ace lower means lower. Of the two guesses left there, the bold one is an equal rank.
 */
export function waysOf(card: Card, guess: Guess): number {
  const rank = rankOf(card);
  const below = guess === 'higher' ? rank : top - rank;
  return below === 0 ? top : ranks - below;
}

export function isRight(card: Card, next: Card, guess: Guess): boolean {
  const [from, to] = [rankOf(card), rankOf(next)];
  const isStrict = from === (guess === 'higher' ? 0 : top);
  if (from === to) return !isStrict;
  return guess === 'higher' ? to > from : to < from;
}

/** What right guesses of these ways are worth: the given part of the inverse of their chance, cut to whole hundredths. */
export function worthOf({ given }: Pick<HiLoTitle, 'given'>, ways: readonly number[]): number {
  const fair = ways.reduce((product, each) => ({ num: product.num * ranks, den: product.den * each }), { num: 1, den: 1 });
  // Exact: 100 × 13^8 is far below 2^53.
  return Math.floor((given * fair.num) / fair.den);
}

/** A round after these steps; undefined when one of them is not allowed. Each card is drawn from a whole deck. */
export function playHiLo(title: HiLoTitle, source: RandomSource, steps: readonly HiLoStep[]): HiLoOutcome | undefined {
  const cards = [uniformInt(source, deckSize)];
  const made: Guess[] = [];
  const ways: number[] = [];
  let isMissed = false;
  const state = followSteps(steps, (step) => {
    const card = cards.at(-1) as Card;
    const next = uniformInt(source, deckSize);
    ways.push(waysOf(card, step));
    made.push(step);
    cards.push(next);
    isMissed = !isRight(card, next, step);
    return isMissed || made.length === title.most;
  });
  if (!state) return undefined;
  const worth = isMissed || ways.length === 0 ? 0 : worthOf(title, ways);
  const isOver = state !== 'open';
  return { cards, guesses: made, isMissed, worth, pay: isOver ? worth : 0, isOver };
}
