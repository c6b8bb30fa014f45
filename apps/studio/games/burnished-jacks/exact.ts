import { rational, type Rational } from '../../engine/rational.ts';
import { deckSize, type Card } from '../../engine/cards.ts';
import { handAt, handSize, payOf, type PokerRules } from './hand.ts';
import { hands, type Hand } from './hands.ts';
import type { Hold } from './math.ts';

/** Ways to choose `size` of `count`: choose[size][count]. */
const choose: number[][] = [Array.from({ length: deckSize + 1 }, () => 1)];
for (let size = 1; size <= handSize; size += 1) {
  const row = [0];
  for (let count = 1; count <= deckSize; count += 1) row.push((row[count - 1] as number) + (choose[size - 1]?.[count - 1] as number));
  choose.push(row);
}

/** Draws of 0, 1, … 5 cards from the 47 that are left, and a number that all of them divide. */
const draws = choose.map((row) => row[deckSize - handSize] as number);
const commonDraws = 5 * (draws[handSize] as number);
const subsets = 2 ** handSize;
const sizes = Array.from({ length: subsets }, (_, subset) => [0, 1, 2, 3, 4].filter((bit) => (subset >> bit) & 1).length);
const weights = sizes.map((size) => commonDraws / (draws[handSize - size] as number));

/** By size and place in the order of all sets of so many cards: what all hands that contain the set pay together. */
type PaysOfSets = readonly Int32Array[];
interface Tally {
  counts: Record<Hand, number>;
  paysOfSets: PaysOfSets;
}

const tallies = new Map<PokerRules, Tally>();
/** What comes of looking at each of the 2,598,960 hands once at a table; its first call takes about half a second. */
export function everyHand(rules: PokerRules): Tally {
  const known = tallies.get(rules) ?? tally(rules);
  tallies.set(rules, known);
  return known;
}

function tally(rules: PokerRules): Tally {
  const counts = Object.fromEntries(hands.map((hand) => [hand, 0])) as Record<Hand, number>;
  const paysOfSets = choose.map((row) => new Int32Array(row[deckSize] as number));
  forEveryHand((cards) => {
    const hand = handAt(rules, cards);
    const pay = payOf(rules, hand);
    counts[hand] += 1;
    if (pay === 0) return;
    for (let subset = 0; subset < subsets; subset += 1) (paysOfSets[sizes[subset] as number] as Int32Array)[placeOf(cards, subset)]! += pay;
  });
  return { counts, paysOfSets };
}

/** The return with these holds, or with the best hold of every hand, as a share of the stakes. */
export function exactRtp(rules: PokerRules, heldOf?: (cards: readonly Card[]) => readonly Card[]): Rational {
  let total = 0;
  forEveryHand((cards) => {
    const worths = worthsOf(rules, cards);
    const hold = heldOf ? heldOf(cards).reduce((bits, card) => bits | (1 << cards.indexOf(card)), 0) : bestOf(worths);
    total += worths[hold] as number;
  });
  return rational(BigInt(total), BigInt(commonDraws) * BigInt(choose[handSize]?.[deckSize] as number));
}

/** The hold that returns most on average, and what it returns in stakes. */
export function bestHold(rules: PokerRules, dealt: readonly Card[]): { hold: Hold; worth: Rational } {
  const cards = dealt.toSorted((a, b) => a - b);
  const worths = worthsOf(rules, cards);
  const best = bestOf(worths);
  const hold = dealt.flatMap((card, place) => ((best >> cards.indexOf(card)) & 1 ? [place] : []));
  return { hold, worth: rational(BigInt(worths[best] as number), BigInt(commonDraws)) };
}

/**
 * What each hold returns, times `commonDraws`. Of the hands that contain the held cards those count that contain none of the
 * thrown ones: for each card thrown, the hands with it are taken away (inclusion and exclusion, one card after the other).
 */
function worthsOf(rules: PokerRules, cards: readonly Card[]): number[] {
  const { paysOfSets } = everyHand(rules);
  const worths = sizes.map((size, subset) => paysOfSets[size]?.[placeOf(cards, subset)] as number);
  for (let bit = 1; bit < subsets; bit *= 2) {
    for (let hold = 0; hold < subsets; hold += 1) if (!(hold & bit)) (worths[hold] as number) -= worths[hold | bit] as number;
  }
  return worths.map((worth, hold) => worth * (weights[hold] as number));
}

function bestOf(worths: readonly number[]): number {
  let best = subsets - 1;
  for (let hold = best - 1; hold >= 0; hold -= 1) if ((worths[hold] as number) > (worths[best] as number)) best = hold;
  return best;
}

/** The place of a subset of ascending cards among all sets of its size. */
function placeOf(cards: readonly Card[], subset: number): number {
  let [place, size] = [0, 0];
  for (let bit = 0; bit < handSize; bit += 1) {
    if (!((subset >> bit) & 1)) continue;
    size += 1;
    place += choose[size]?.[cards[bit] as Card] as number;
  }
  return place;
}

/** Calls with each hand once, its cards ascending, always in the same array. */
function forEveryHand(see: (cards: readonly Card[]) => void): void {
  const cards: Card[] = [];
  const fill = (from: Card): void => {
    if (cards.length === handSize) return see(cards);
    for (let card = from; card < deckSize; card += 1) {
      cards.push(card);
      fill(card + 1);
      cards.pop();
    }
  };
  fill(0);
}
