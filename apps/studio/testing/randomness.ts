/**
 * Statistical tests of digits 0 to 9, each returning the share of fair sources that would look stranger (a p-value):
 * the seven kinds that 25 CFR 547.14 and GLI-19 name. Pure, so that a bad source can be shown to fail them.
 */
export type RandomnessTest = (digits: readonly number[]) => number;

const base = 10;

export const randomnessTests: Record<string, RandomnessTest> = {
  /** Every digit equally often. */
  frequency: (digits) =>
    chiSquare(
      count(digits, base),
      Array.from({ length: base }, () => digits.length / base),
    ),

  /** Every pair of neighbours equally often. */
  serial: (digits) => {
    const pairs = chunks(digits, 2).map(([a, b]) => (a as number) * base + (b as number));
    return chiSquare(
      count(pairs, base * base),
      Array.from({ length: base * base }, () => pairs.length / (base * base)),
    );
  },

  /** No digit predicts the next: lag-one correlation. */
  serialCorrelation: (digits) => {
    const mean = (base - 1) / 2;
    const variance = (base * base - 1) / 12;
    let total = 0;
    for (let index = 1; index < digits.length; index += 1)
      total += ((digits[index - 1] as number) - mean) * ((digits[index] as number) - mean);
    return normalTails(total / (variance * Math.sqrt(digits.length - 1)));
  },

  /** As many runs above and below the middle as chance gives (Wald and Wolfowitz). */
  runs: (digits) => {
    const signs = digits.map((digit) => digit >= base / 2);
    const high = signs.filter(Boolean).length;
    const low = signs.length - high;
    const runs = 1 + signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
    const mean = (2 * high * low) / (high + low) + 1;
    const variance = ((mean - 1) * (mean - 2)) / (high + low - 1);
    return normalTails((runs - mean) / Math.sqrt(variance));
  },

  /** The distances between zeros fall off as they should. */
  gap: (digits) => {
    const longest = 30;
    const gaps = Array.from({ length: longest + 1 }, () => 0);
    let since = 0;
    for (const digit of digits) {
      if (digit === 0) {
        gaps[Math.min(since, longest)] = (gaps[Math.min(since, longest)] as number) + 1;
        since = 0;
      } else since += 1;
    }
    const total = gaps.reduce((a, b) => a + b, 0);
    const fair = gaps.map((_, gap) => total * (gap === longest ? 0.9 ** longest : 0.1 * 0.9 ** gap));
    return chiSquare(gaps, fair);
  },

  /** Hands of five: how many different digits are in each. */
  poker: (digits) => {
    const hands = chunks(digits, 5).map((hand) => new Set(hand).size - 1);
    const chances = [0.0001, 0.0135, 0.18, 0.504, 0.3024];
    return chiSquare(
      count(hands, 5),
      chances.map((chance) => chance * hands.length),
    );
  },

  /** How many digits it takes to collect all ten. */
  couponCollector: (digits) => {
    const [least, most] = [10, 60];
    const lengths = Array.from({ length: most - least + 1 }, () => 0);
    let seen = new Set<number>();
    let length = 0;
    for (const digit of digits) {
      seen.add(digit);
      length += 1;
      if (seen.size < base) continue;
      const slot = Math.min(length, most) - least;
      lengths[slot] = (lengths[slot] as number) + 1;
      seen = new Set();
      length = 0;
    }
    const sets = lengths.reduce((a, b) => a + b, 0);
    return chiSquare(
      lengths,
      collectorChances(least, most).map((chance) => chance * sets),
    );
  },

  /** Every order of three different neighbours equally often. */
  permutation: (digits) => {
    const orders = chunks(digits, 3).flatMap(([a, b, c]) => {
      const [x, y, z] = [a as number, b as number, c as number];
      return x === y || y === z || x === z ? [] : [(x < y ? 1 : 0) + (y < z ? 2 : 0) + (x < z ? 4 : 0)];
    });
    const possible = [0, 1, 2, 5, 6, 7];
    const seen = count(orders, 8);
    return chiSquare(
      possible.map((order) => seen[order] ?? 0),
      possible.map(() => orders.length / 6),
    );
  },
};

function collectorChances(least: number, most: number): number[] {
  // The chance to be complete after exactly n digits, by the number of digits collected so far.
  let collected = [1, ...Array.from({ length: base - 1 }, () => 0)];
  const chances: number[] = [];
  let rest = 1;
  for (let length = 1; length < most; length += 1) {
    const complete = (collected[base - 1] as number) * (1 / base);
    collected = collected.map(
      (chance, have) => chance * (have / base) + (have > 0 ? (collected[have - 1] as number) * ((base - have + 1) / base) : 0),
    );
    if (length >= least) chances.push(complete);
    rest -= complete;
  }
  return [...chances, rest];
}

/** The two-sided p-value of Pearson's chi-square; slots with fewer than five expected are joined with their neighbour. */
function chiSquare(seen: readonly number[], expected: readonly number[]): number {
  let [statistic, slots, openSeen, openExpected] = [0, 0, 0, 0];
  expected.forEach((fair, slot) => {
    openSeen += seen[slot] ?? 0;
    openExpected += fair;
    const isLast = slot === expected.length - 1;
    if (openExpected < 5 && !isLast) return;
    statistic += (openSeen - openExpected) ** 2 / openExpected;
    slots += 1;
    [openSeen, openExpected] = [0, 0];
  });
  // Wilson and Hilferty: the cube root of a chi-square is nearly normal.
  const freedom = slots - 1;
  const spread = 2 / (9 * freedom);
  return normalTails((Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** The chance that a normal value lies further out on either side. */
function normalTails(z: number): number {
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * polynomial * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
}

function count(values: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function chunks(values: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));
}
