import { rational, type Rational } from '../../engine/rational.ts';
import { most, withValue, type Points } from './hand.ts';
import type { Action } from './math.ts';
import type { BlackjackTitle } from './titles.ts';

/** The values of a card and in how many of thirteen draws each comes, every card from a whole deck. */
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const weightOf = (value: number): bigint => (value === 10 ? 4n : 1n);
const ranks = 13n;
/**
 * Chances and gains are whole numbers of this: each card divides by 13, a dealer who has no blackjack by 9 or 12 instead, and no way
 * through a hand of the player and one of the dealer takes forty cards, so that no division has a remainder.
 */
const scale = 36n * ranks ** 40n;
const empty: Points = { total: 0, isSoft: false };

/** A hand as far as its worth goes: two cards may be doubled, a pair also split. */
export interface Situation {
  points: Points;
  isFirst: boolean;
  /** The value of a pair that may be split. */
  pair?: number;
  isSplit?: boolean;
}

/** What the ways to play are worth, and the best of them: exact, for a shoe without end. Gains are in parts of a bet. */
export class Book {
  readonly #title: BlackjackTitle;
  readonly #dealer = new Map<number, readonly bigint[]>();
  readonly #hits = new Map<string, bigint>();

  constructor(title: BlackjackTitle) {
    this.#title = title;
  }

  /** The best action that is open to a hand against this card of the dealer, who has no blackjack, and what it gains on average. */
  bestMove({ points, isFirst, pair, isSplit = false }: Situation, up: number): { action: Action; gain: bigint } {
    let best: { action: Action; gain: bigint } = { action: 'stand', gain: this.#stand(points.total, up) };
    const consider = (action: Action, gain: bigint): void => {
      if (gain > best.gain) best = { action, gain };
    };
    consider('hit', this.#hit(points, up));
    if (isFirst && (!isSplit || this.#title.doublesSplits)) consider('double', this.#double(points, up));
    if (isFirst && pair !== undefined && !isSplit) consider('split', this.#split(pair, up));
    return best;
  }

  /** The exact share of the first stakes that the best play returns, nothing insured. */
  rtp(): Rational {
    return rational(scale + over13((up) => this.#gainAgainst(up)), scale);
  }

  #gainAgainst(up: number): bigint {
    return over13((a) => over13((b) => this.#gainOf(a, b, up)));
  }

  #gainOf(a: number, b: number, up: number): bigint {
    const points = withValue(withValue(empty, a), b);
    const isNatural = points.total === most;
    const natural = naturalWeight(up);
    const without = isNatural ? (scale * BigInt(this.#title.natural)) / 10n : this.#firstGain(a, b, points, up);
    return ((ranks - natural) * without - (isNatural ? 0n : natural * scale)) / ranks;
  }

  /** Two tens are a pair only where they are of one rank: one in four. */
  #firstGain(a: number, b: number, points: Points, up: number): bigint {
    const plain = (): bigint => this.bestMove({ points, isFirst: true }, up).gain;
    if (a !== b) return plain();
    const asPair = this.bestMove({ points, isFirst: true, pair: a }, up).gain;
    return a === 10 ? (asPair + 3n * plain()) / 4n : asPair;
  }

  #stand(total: number, up: number): bigint {
    if (total > most) return -scale;
    return this.#dealerEnds(up).reduce((gain, chance, end) => {
      if (end === total) return gain;
      return end > most || end < total ? gain + chance : gain - chance;
    }, 0n);
  }

  #hit(points: Points, up: number): bigint {
    const key = `${points.total} ${points.isSoft} ${up}`;
    const known = this.#hits.get(key);
    if (known !== undefined) return known;
    const gain = over13((value) => {
      const next = withValue(points, value);
      return next.total >= most ? this.#stand(next.total, up) : this.bestMove({ points: next, isFirst: false }, up).gain;
    });
    this.#hits.set(key, gain);
    return gain;
  }

  #double(points: Points, up: number): bigint {
    return 2n * over13((value) => this.#stand(withValue(points, value).total, up));
  }

  /** Two hands of one card each, alike; aces get one card each. */
  #split(value: number, up: number): bigint {
    const each = over13((next) => {
      const points = withValue(withValue(empty, value), next);
      const isDone = value === 1 || points.total === most;
      return isDone ? this.#stand(points.total, up) : this.bestMove({ points, isFirst: true, isSplit: true }, up).gain;
    });
    return 2n * each;
  }

  /** The chances of the dealer's end, by points (22 is bust), when there is no blackjack. */
  #dealerEnds(up: number): readonly bigint[] {
    const known = this.#dealer.get(up);
    if (known) return known;
    const ends = Array.from({ length: most + 2 }, () => 0n);
    const draw = (points: Points, chance: bigint): void => {
      const { total, isSoft } = points;
      if (total > 17 || (total === 17 && !(isSoft && this.#title.hitsSoft17))) ends[Math.min(total, most + 1)]! += chance;
      else for (const value of values) draw(withValue(points, value), (chance * weightOf(value)) / ranks);
    };
    const first = withValue(empty, up);
    for (const value of values) {
      const second = withValue(first, value);
      if (second.total !== most) draw(second, (scale * weightOf(value)) / (ranks - naturalWeight(up)));
    }
    this.#dealer.set(up, ends);
    return ends;
  }
}

/** The mean over the thirteen equally likely ranks of a card. */
function over13(gain: (value: number) => bigint): bigint {
  return values.reduce((total, value) => total + weightOf(value) * gain(value), 0n) / ranks;
}

/** In how many of thirteen draws the dealer's second card makes a blackjack. */
function naturalWeight(up: number): bigint {
  return up === 1 ? weightOf(10) : up === 10 ? weightOf(1) : 0n;
}
