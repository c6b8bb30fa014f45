import { symbolCountChances } from '../../engine/exact.ts';
import { add, multiply, rational, sum, type Rational } from '../../engine/rational.ts';
import { freeSpinsWon, scatter, scatterPay, unitsPerStake, type Reels } from './math.ts';

const perStake = rational(1n, BigInt(unitsPerStake));

/** The exact share of all stakes that a title returns: its lines or ways, its scatters, its free spins. */
export function exactRtp(reels: Reels): Rational {
  const { title, reading, columns, freeColumns } = reels;
  const chances = symbolCountChances(columns, scatter);
  const mean = (value: (scatters: number) => number): Rational =>
    sum(chances.map((chance, scatters) => multiply(chance, rational(BigInt(value(scatters))))));
  const paid = add(
    reading.mean(columns),
    mean((scatters) => scatterPay(reels, scatters)),
  );
  if (!title.free) return multiply(paid, perStake);
  const freeSpin = multiply(reading.mean(freeColumns), rational(BigInt(title.free.times)));
  return multiply(
    add(
      paid,
      multiply(
        mean((scatters) => freeSpinsWon(reels, scatters)),
        freeSpin,
      ),
    ),
    perStake,
  );
}

/** The exact chance that a paid spin wins free spins. */
export function exactFeatureChance(reels: Reels): Rational {
  return sum(symbolCountChances(reels.columns, scatter).filter((_, scatters) => freeSpinsWon(reels, scatters) > 0));
}

/** The most that one round can pay, in whole stakes: the best paid spin with the free spins that it wins, each of them the best. */
export function exactMaxWin(reels: Reels): Rational {
  const { title, reading, columns, freeColumns } = reels;
  const bestFreeSpin = title.free ? reading.most(freeColumns) * title.free.times : 0;
  const value = ([scatters = 0]: readonly number[]): number => scatterPay(reels, scatters) + freeSpinsWon(reels, scatters) * bestFreeSpin;
  return multiply(rational(BigInt(reading.most(columns, { symbols: [scatter], value }))), perStake);
}
