import { symbolCountChances } from '../../engine/exact.ts';
import { add, multiply, rational, sum, zero, type Rational } from '../../engine/rational.ts';
import type { ReelSet } from '../../engine/reels.ts';
import { meanHolds, mostOfHold } from '../../engine/hold.ts';
import { byLines, byWays } from './reading.ts';
import { freeSpinsWon, scatter, scatterPay, unitsPerStake, wild, type Reels } from './math.ts';
import { boughtScatters, boughtSpin } from './sale.ts';

const perStake = rational(1n, BigInt(unitsPerStake));

/** The exact share of all stakes that a title returns: its lines or ways, its scatters, its free spins. */
export function exactRtp(reels: Reels): Rational {
  const { title, reading, columns } = reels;
  const chances = symbolCountChances(columns, scatter);
  const paid = multiply(reading.mean(columns), meanTimes(reels));
  const scatters = chances.map((chance, seen) => multiply(chance, rational(BigInt(scatterPay(reels, seen)))));
  const free = chances.map((chance, seen) =>
    multiply(chance, freeSpinsWon(reels, seen) > 0 ? meanFree(reels, freeSpinsWon(reels, seen)) : zero),
  );
  return multiply(sum([paid, ...scatters, ...(title.free ? free : []), ...holds(reels)]), perStake);
}

/** The exact share of its cost that a bought round returns: what three scatters pay, and their free spins. */
export function exactBoughtRtp(reels: Reels, stakes: number): Rational {
  const paid = add(rational(BigInt(boughtSpin(reels).pay)), meanFree(reels, freeSpinsWon(reels, boughtScatters)));
  return multiply(paid, rational(1n, BigInt(stakes * unitsPerStake)));
}

/** What held coins pay by the number that a paid spin begins with, in units. */
function holds(reels: Reels): Rational[] {
  const { title, hold } = reels;
  if (!title.hold || !hold) return [];
  const { from } = title.hold;
  const mean = meanHolds(hold);
  return coinChances(reels).map((chance, coins) => (coins >= from ? multiply(chance, mean(coins)) : zero));
}

const coinChances = ({ columns, symbolNames }: Reels): Rational[] => symbolCountChances(columns, symbolNames.length - 1);

/** The exact chance that a paid spin holds its coins; zero where a title has none. */
export function exactHoldChance(reels: Reels): Rational {
  const { hold } = reels.title;
  return hold ? sum(coinChances(reels).slice(hold.from)) : zero;
}

/** What so many free spins pay together, in units. */
function meanFree(reels: Reels, spins: number): Rational {
  const { title, reading, freeColumns } = reels;
  const times = multiply(rational(BigInt(title.free?.times ?? 1)), meanTimes(reels));
  if (!title.free?.sticks) return multiply(rational(BigInt(spins)), multiply(reading.mean(freeColumns), times));
  const sets = subsets(freeColumns.flatMap((columns, reel) => (columns.some(isWild) ? [reel] : [])));
  const means = sets.map((held) => ({ held, mean: reading.mean(withHeld(freeColumns, held)) }));
  const all = Array.from({ length: spins }, (_, spin) =>
    sum(means.map(({ held, mean }) => multiply(heldChance(freeColumns, held, spin), mean))),
  );
  return multiply(sum(all), times);
}

const isWild = (column: readonly number[]): boolean => column.includes(wild);

/** The chance that exactly these of the holdable reels are held after so many spins; reels are independent. */
function heldChance(columns: ReelSet, held: readonly number[], spins: number): Rational {
  return columns.reduce((chance, each, reel) => {
    const none = rational(BigInt(each.filter((column) => !isWild(column)).length) ** BigInt(spins), BigInt(each.length) ** BigInt(spins));
    return multiply(chance, held.includes(reel) ? add(rational(1n), multiply(rational(-1n), none)) : none);
  }, rational(1n));
}

/** The reels of a free spin while some are held. */
function withHeld(columns: ReelSet, held: readonly number[]): ReelSet {
  return columns.map((each, reel) => (held.includes(reel) ? [(each[0] ?? []).map(() => wild)] : each));
}

function subsets(reels: readonly number[]): number[][] {
  return reels.reduce<number[][]>((all, reel) => [...all, ...all.map((set) => [...set, reel])], [[]]);
}

function meanTimes({ title: { multipliers } }: Reels): Rational {
  if (multipliers.length === 0) return rational(1n);
  return rational(BigInt(multipliers.reduce((total, each) => total + each)), BigInt(multipliers.length));
}

/**
 * The most that one round can pay, in whole stakes: the best paid spin with the free spins that it wins, each of them the best. Where wilds
 * stay, the best free spin has filled every reel that can be, since a wild never makes a spin worse: it may come at once and again.
 */
export function exactMaxWin(reels: Reels): Rational {
  const { title, columns, freeColumns } = reels;
  const reading = boosted(reels);
  const bestFreeSpin = title.free ? reading.most(freeColumns) * title.free.times : 0;
  const held = (coins: number): number => (title.hold && reels.hold && coins >= title.hold.from ? mostOfHold(reels.hold) : 0);
  const value = ([scatters = 0, coins = 0]: readonly number[]): number =>
    scatterPay(reels, scatters) + freeSpinsWon(reels, scatters) * bestFreeSpin + held(coins);
  const symbols = title.hold ? [scatter, reels.symbolNames.length - 1] : [scatter];
  return multiply(rational(BigInt(reading.most(columns, { symbols, value }))), perStake);
}

/** How a title is read when the highest multiplier has come. */
function boosted({ title: { multipliers }, lines, rules }: Reels): Reels['reading'] {
  const most = Math.max(1, ...multipliers);
  const high = { ...rules, pays: rules.pays.map((row) => row.map((pay) => pay * most)) };
  return lines ? byLines(lines, high) : byWays(high);
}
