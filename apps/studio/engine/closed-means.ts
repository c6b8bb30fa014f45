import type { LineRules } from './evaluate.ts';
import type { Line } from './lines.ts';
import { rational, type Rational } from './rational.ts';
import type { ReelSet, SymbolId } from './reels.ts';
import type { WaysRules } from './ways.ts';

/**
 * The exact mean pay of all lines of one spin, in closed form: reels are independent, so the chance of a run is a product. Only for games
 * without wilds on the first reel, where no run is of wilds alone; `meanPay` of `exact.ts` enumerates and has no such limit.
 */
export function meanOfLines(reels: ReelSet, lines: readonly Line[], rules: LineRules): Rational {
  const wildTimes = BigInt(rules.wildTimes ?? 1);
  let total = 0n;
  for (const line of lines) {
    for (const { symbol, count, pay } of paidRuns(rules)) {
      const seen = (reel: number, ...symbols: SymbolId[]): bigint =>
        BigInt((reels[reel] ?? []).filter((column) => symbols.includes(column[line[reel] as number] as SymbolId)).length);
      const after = restOf(reels, count, (reel) => lengthOf(reels, reel) - seen(reel, symbol, rules.wild));
      const any = product(count, (reel) => seen(reel, symbol, rules.wild));
      const pure = product(count, (reel) => seen(reel, symbol));
      total += BigInt(pay) * (pure + wildTimes * (any - pure)) * after;
    }
  }
  return rational(
    total,
    product(reels.length, (reel) => lengthOf(reels, reel)),
  );
}

/** The exact mean pay of all ways of one spin, in closed form: the mean number of ways is a product over the reels. */
export function meanOfWays(reels: ReelSet, rules: WaysRules): Rational {
  let total = 0n;
  for (const { symbol, count, pay } of paidRuns(rules)) {
    const places = (reel: number): number[] =>
      (reels[reel] ?? []).map((column) => column.filter((each) => each === symbol || each === rules.wild).length);
    const ways = product(count, (reel) => BigInt(places(reel).reduce((sum, each) => sum + each, 0)));
    total += BigInt(pay) * ways * restOf(reels, count, (reel) => BigInt(places(reel).filter((each) => each === 0).length));
  }
  return rational(
    total,
    product(reels.length, (reel) => lengthOf(reels, reel)),
  );
}

/** Every run that pays: of the wild none, since it is not on the first reel. */
function paidRuns({
  pays,
  wild,
  scatter,
}: Pick<LineRules, 'pays' | 'wild' | 'scatter'>): { symbol: SymbolId; count: number; pay: number }[] {
  return pays.flatMap((row, symbol) =>
    symbol === wild || symbol === scatter ? [] : row.flatMap((pay, count) => (pay > 0 ? [{ symbol, count, pay }] : [])),
  );
}

/** In how many ways the reels after a run of `count` can stop, the first of them so that it `ends` there. */
function restOf(reels: ReelSet, count: number, ends: (reel: number) => bigint): bigint {
  if (count === reels.length) return 1n;
  return ends(count) * product(reels.length - count - 1, (reel) => lengthOf(reels, count + 1 + reel));
}

function product(count: number, factor: (index: number) => bigint): bigint {
  let result = 1n;
  for (let index = 0; index < count; index += 1) result *= factor(index);
  return result;
}

const lengthOf = (reels: ReelSet, reel: number): bigint => BigInt(reels[reel]?.length ?? 0);
