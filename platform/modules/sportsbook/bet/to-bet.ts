import {
  builderResult,
  deductedPrice,
  fraction,
  joinParts,
  parseFraction,
  parsePrice,
  placePrice,
  sumOfDeductions,
  type Bet,
  type CashOut,
  type Chances,
  type Fraction,
  type Leg,
  type LegResult,
  type LiveSelection,
  type Selection,
} from '@verdigale/betting';
import type { StatedResult } from '../book/book.ts';
import { voidAt } from '../book/void-at.ts';
import type { LegMarket, StoredBet, StoredLeg } from './bet.ts';

type Result = Omit<StatedResult, 'certainty'>;

/** A stored bet as arithmetic has it, with the results as they are known now. */
export function toBet(bet: Pick<StoredBet, 'unitStake' | 'sizes' | 'builderPrices' | 'legs' | 'decidedAt' | 'voidedFor'>): Bet {
  const { unitStake, sizes, builderPrices } = bet;
  const toLeg = ({ takenPrice, now, place }: StoredLeg): Leg => {
    const priceOf = (result: Result | null) => deductedPrice(parsePrice(takenPrice), withheldOf(bet, now, result));
    const [ended, placed] = [resultOf(bet, now), place && resultOf(bet, place.now)];
    const win = { price: priceOf(ended), result: legResult(ended) };
    if (!place) return { win };
    const share = parseFraction(place.terms.fraction);
    return { win, place: { price: placePrice(priceOf(placed), share), result: legResult(placed) } };
  };
  const legs = countedLegs(bet).map(({ builder, parts }): Leg => {
    if (builder === null) return toLeg(parts[0]!);
    const result = builderResult(parts.map(({ now }) => legResult(resultOf(bet, now))));
    return { win: { price: parsePrice(builderPrices[builder]!), result } };
  });
  return { unitStake, sizes, legs };
}

/**
 * The share of its winnings that is withheld from a bet for runners that were withdrawn after it was taken: of the market and in a result together,
 * never above 90 %, however the feed has parted it.
 */
export function withheldOf({ decidedAt }: Pick<StoredBet, 'decidedAt'>, { deductions }: LegMarket, result: Result | null): Fraction {
  const shares = deductions.filter(({ before }) => decidedAt < new Date(before)).map(({ share }) => share);
  return sumOfDeductions([...shares, result?.deduction ?? '0'].map(parseFraction));
}

/** The legs of a bet as it counts them, in the order of `toBet`. */
export const countedLegs = ({ legs }: Pick<StoredBet, 'legs'>) => joinParts(legs, ({ builder }) => builder);

/** As `toBet`, with the chances of what is open; null where the feed does not say them, as of a builder. */
export function toLiveBet(bet: StoredBet): Bet<LiveSelection> | null {
  const { legs, ...rest } = toBet(bet);
  const counted = countedLegs(bet);
  const live = legs.map(({ win, place }, at): Leg<LiveSelection> | null => {
    const { builder, parts } = counted[at]!;
    if (builder !== null) return win.result && { win: { ...win, chances: none } };
    const stored = parts[0]!;
    const [now, placeNow] = [liveOf(win, stored.now), place && stored.place && liveOf(place, stored.place.now)];
    if (!now || placeNow === null) return null;
    return placeNow ? { win: now, place: placeNow } : { win: now };
  });
  const known = live.filter((leg) => leg !== null);
  return known.length === live.length ? { ...rest, legs: known } : null;
}

function liveOf(selection: Selection, now: LegMarket): LiveSelection | null {
  const chances = selection.result ? none : chancesOf(now);
  return chances && { ...selection, chances };
}

/** The parts that were cashed out, as the arithmetic of bets takes them: in minor units. */
export const cashOutsOf = ({ cashOuts }: Pick<StoredBet, 'cashOuts'>): CashOut[] =>
  cashOuts.map(({ stake, amount }) => ({ stake: BigInt(stake), amount: BigInt(amount) }));

/**
 * As the feed has said it last, but void, whatever the result, for a bet that the house has made void, and for one that was taken while its market
 * was, unless the house has ruled how the market ended.
 */
export function resultOf(
  { voidedFor, decidedAt }: Pick<StoredBet, 'voidedFor' | 'decidedAt'>,
  { voids, result }: Pick<LegMarket, 'voids' | 'result'>,
): Result | null {
  if (voidedFor !== null) return voidFor('');
  if (result?.ruling !== undefined) return result;
  const span = voidAt(voids, decidedAt);
  return span ? voidFor(span.reason) : result;
}

const voidFor = (reason: string) => ({ isWon: false, voidFactor: '1', deadHeatFactor: '1', deduction: '0', reason });

const legResult = (result: Result | null): LegResult | null => result && toResult(result);

/** What it withholds is off the price already. */
const toResult = ({ isWon, voidFactor, deadHeatFactor }: Result): LegResult => ({
  isWon,
  voidFactor: parseFraction(voidFactor),
  deadHeatFactor: parseFraction(deadHeatFactor),
  deduction: zero,
});

const zero = fraction(0n);
/** Of a decided leg nobody asks. */
const none: Chances = { won: zero, halfWon: zero, voided: zero, halfLost: zero };

function chancesOf({ chances }: LegMarket): Chances | null {
  if (!chances) return null;
  const [won, halfWon, voided_, halfLost] = [chances.won, chances.halfWon, chances.voided, chances.halfLost].map(parseFraction);
  return { won: won!, halfWon: halfWon!, voided: voided_!, halfLost: halfLost! };
}
