import { meanPay, symbolCountChances } from '../../engine/exact.ts';
import { maxPay } from '../../engine/max-pay.ts';
import { add, multiply, rational, sum, type Rational } from '../../engine/rational.ts';
import { baseReels, freeReels, freeSpinMultiplier, freeSpinsWon, lines, rules, scatterPays } from './math.ts';

const perStake = rational(1n, BigInt(lines.length));

/** The parts of the exact return, each as a share of the stake: they add up to the RTP. */
export function exactReturn(): { lines: Rational; scatters: Rational; freeSpins: Rational } {
  const chances = symbolCountChances(baseReels, rules.scatter);
  const freeSpin = multiply(multiply(meanPay(freeReels, lines, rules), perStake), rational(BigInt(freeSpinMultiplier)));
  const mean = (values: readonly number[]): Rational =>
    sum(chances.map((chance, count) => multiply(chance, rational(BigInt(values[count] ?? 0)))));
  return {
    lines: multiply(meanPay(baseReels, lines, rules), perStake),
    scatters: mean(scatterPays),
    freeSpins: multiply(mean(freeSpinsWon), freeSpin),
  };
}

/** The exact share of all stakes that the game returns. */
export function exactRtp(): Rational {
  const parts = exactReturn();
  return add(add(parts.lines, parts.scatters), parts.freeSpins);
}

/** The exact chance that a paid spin wins the free spins. */
export function exactFeatureChance(): Rational {
  return sum(symbolCountChances(baseReels, rules.scatter).filter((_, count) => (freeSpinsWon[count] ?? 0) > 0));
}

/** The most that one round can pay, in whole stakes: the best paid spin that wins free spins, each of them the best. */
export function exactMaxWin(): Rational {
  const bestFreeSpin = maxPay(freeReels, lines, rules) * freeSpinMultiplier;
  const value = ([count = 0]: readonly number[]): number =>
    (scatterPays[count] ?? 0) * lines.length + (freeSpinsWon[count] ?? 0) * bestFreeSpin;
  return multiply(rational(BigInt(maxPay(baseReels, lines, rules, { symbols: [rules.scatter], value }))), perStake);
}
