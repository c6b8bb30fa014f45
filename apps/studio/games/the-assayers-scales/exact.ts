import { meanPay, symbolCountChances } from '../../engine/exact.ts';
import { meanHolds, mostOfHold } from '../../engine/hold.ts';
import { maxPay } from '../../engine/max-pay.ts';
import { add, multiply, rational, sum, type Rational } from '../../engine/rational.ts';
import type { ReelSet } from '../../engine/reels.ts';
import { baseReels, coin, coinsToHold, cruciblesNeeded, freeReels, freeSpinsWon, hold, lines, rules } from './math.ts';

const perStake = rational(1n, BigInt(lines.length));
const meanOfHold = meanHolds(hold);

/** The parts of the exact return, each as a share of the stake: they add up to the RTP. */
export function exactReturn(): { lines: Rational; hold: Rational; freeSpins: Rational } {
  const freeSpin = add(meanLines(freeReels), meanHeld(freeReels));
  const freeSpins = multiply(rational(BigInt(freeSpinsWon)), freeSpin);
  return { lines: meanLines(baseReels), hold: meanHeld(baseReels), freeSpins: multiply(freeSpinsChance(), freeSpins) };
}

/** The exact share of all stakes that the game returns. */
export function exactRtp(parts = exactReturn()): Rational {
  return sum([parts.lines, parts.hold, parts.freeSpins]);
}

/** The exact chance that a spin of these reels holds its coins. */
export function holdChance(reels: ReelSet): Rational {
  return sum(symbolCountChances(reels, coin).slice(coinsToHold));
}

/** The exact chance that a paid spin wins the free spins. */
export function freeSpinsChance(): Rational {
  return sum(symbolCountChances(baseReels, rules.scatter).slice(cruciblesNeeded));
}

/** The most that one round can pay, in stakes: the best spin with a full board of the best coins, each free spin the same. */
export function exactMaxWin(): Rational {
  const held = (coins: number): number => (coins >= coinsToHold ? mostOfHold(hold) : 0);
  const bestFree = maxPay(freeReels, lines, rules, { symbols: [coin], value: ([coins = 0]) => held(coins) });
  const best = maxPay(baseReels, lines, rules, {
    symbols: [coin, rules.scatter],
    value: ([coins = 0, crucibles = 0]) => held(coins) + (crucibles >= cruciblesNeeded ? freeSpinsWon * bestFree : 0),
  });
  return multiply(rational(BigInt(best)), perStake);
}

function meanLines(reels: ReelSet): Rational {
  return multiply(meanPay(reels, lines, rules), perStake);
}

function meanHeld(reels: ReelSet): Rational {
  const chances = symbolCountChances(reels, coin).slice(coinsToHold);
  return multiply(sum(chances.map((chance, more) => multiply(chance, meanOfHold(coinsToHold + more)))), perStake);
}
