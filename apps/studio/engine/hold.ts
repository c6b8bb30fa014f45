import { uniformInt, type RandomSource } from './random.ts';
import { add, multiply, rational, sum, type Rational } from './rational.ts';

/** A coin on the board: its cell, counted reel by reel and from the top row down, and its value in units of the stake. */
export interface Coin {
  cell: number;
  value: number;
}

export interface HoldRules {
  cells: number;
  /** Respins at the start and after each respin that brought a coin. */
  respins: number;
  /** In each respin an empty cell gets a coin with the chance `chance.coins / chance.of`, each cell by itself. */
  chance: { coins: number; of: number };
  /** What a coin is worth, in units of the stake, and how often among the sum of the weights. */
  values: readonly { value: number; weight: number }[];
  /** Paid on top when every cell has a coin. */
  fullBoardPay: number;
}

/** The coins that each respin brought, in order, and what all coins pay together with the prize of a full board. */
export interface Hold {
  respins: Coin[][];
  isFull: boolean;
  pay: number;
}

/** The value of one coin. */
export function drawValue(source: RandomSource, { values }: HoldRules): number {
  let left = uniformInt(source, totalWeight(values));
  for (const { value, weight } of values) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('weights that do not add up');
}

/** Plays the respins to their end: when they are used up, or the board is full. */
export function playHold(source: RandomSource, held: readonly Coin[], rules: HoldRules): Hold {
  const coins = new Map(held.map((coin) => [coin.cell, coin.value]));
  const respins: Coin[][] = [];
  for (let left = rules.respins; left > 0 && coins.size < rules.cells; left -= 1) {
    const landed: Coin[] = [];
    for (let cell = 0; cell < rules.cells; cell += 1) {
      if (coins.has(cell) || uniformInt(source, rules.chance.of) >= rules.chance.coins) continue;
      landed.push({ cell, value: drawValue(source, rules) });
    }
    for (const { cell, value } of landed) coins.set(cell, value);
    respins.push(landed);
    if (landed.length > 0) left = rules.respins + 1;
  }
  const isFull = coins.size === rules.cells;
  const worth = [...coins.values()].reduce((total, value) => total + value, 0);
  return { respins, isFull, pay: worth + (isFull ? rules.fullBoardPay : 0) };
}

/**
 * The exact mean pay of a hold by the number of coins that it begins with, their own values not known yet; in units. A Markov
 * chain over the coins held and the respins left; a coin's value is independent of how many come, so its mean stands for it.
 */
export function meanHolds(rules: HoldRules): (coins: number) => Rational {
  const memo = new Map<string, Rational>();
  const meanFrom = (count: number, left: number): Rational => {
    if (count === rules.cells) return add(worthOf(count, rules), rational(BigInt(rules.fullBoardPay)));
    if (left === 0) return worthOf(count, rules);
    const key = `${count} ${left}`;
    const known = memo.get(key);
    if (known) return known;
    const empty = rules.cells - count;
    const branches = Array.from({ length: empty + 1 }, (_, landed) =>
      multiply(landingChance(landed, empty, rules.chance), meanFrom(count + landed, landed > 0 ? rules.respins : left - 1)),
    );
    const mean = sum(branches);
    memo.set(key, mean);
    return mean;
  };
  return (coins) => meanFrom(coins, rules.respins);
}

/** The exact mean worth of so many coins, in units. */
function worthOf(coins: number, { values }: HoldRules): Rational {
  const worth = values.reduce((total, { value, weight }) => total + value * weight, 0);
  return rational(BigInt(coins * worth), BigInt(totalWeight(values)));
}

/** The most that one hold can pay, in units: every cell with the best coin. */
export function mostOfHold({ cells, values, fullBoardPay }: HoldRules): number {
  return cells * Math.max(...values.map(({ value }) => value)) + fullBoardPay;
}

/** The chance that exactly so many of the empty cells get a coin. */
function landingChance(landed: number, empty: number, { coins, of }: HoldRules['chance']): Rational {
  let choices = 1n;
  for (let each = 0; each < landed; each += 1) choices = (choices * BigInt(empty - each)) / BigInt(each + 1);
  const [hit, miss, all] = [BigInt(coins), BigInt(of - coins), BigInt(of)];
  return rational(choices * hit ** BigInt(landed) * miss ** BigInt(empty - landed), all ** BigInt(empty));
}

function totalWeight(values: HoldRules['values']): number {
  return values.reduce((total, { weight }) => total + weight, 0);
}
