import { crossRate, formatRate, rate, type Rate } from '@verdigale/money';
import type { RateAnswer } from '#partners/rate/index.ts';
import type { CurrencyRow } from './settings.sql.ts';

export interface NewRate {
  code: string;
  /** Decimal text: smallest units per one unit of our base currency. */
  rate: string;
}

export interface Refusal {
  code: string;
  reason: 'missing' | 'jump';
}

const dayMs = 86_400_000;
/** Older rates are stale: a bank's daily list pauses for a long weekend at most. */
const longestSilenceMs = 4 * dayMs;
/** How far ahead of ours another clock may be. */
const clockSkewMs = 10 * 60_000;
/** The largest change of a rate that is accepted in a day, up or down. */
const believedADay = { fiat: 1.25, crypto: 2, virtual: 1.25 } as const;
/** The longer the feed was silent, the larger a change is accepted, but never a factor of 100: that is a feed with a wrong unit. */
const mostDays = 4;

/** Throws when the whole answer is stale, from the future, or cannot be brought to our base currency. */
export function requireFresh({ at }: RateAnswer, now: Date): void {
  const age = now.getTime() - at.getTime();
  if (age > longestSilenceMs) throw new Error(`the rates of the feed are of ${at.toISOString()}`);
  if (age < -clockSkewMs) throw new Error(`the rates of the feed are from the future: ${at.toISOString()}`);
}

/**
 * What to take of an answer, currency by currency: a rate that is missing or absurd leaves the last good one where it is. A rate
 * that is not newer than the known one is neither taken nor refused.
 */
export function judgeRates(known: readonly CurrencyRow[], { at, rates }: RateAnswer): { taken: NewRate[]; refused: Refusal[] } {
  const base = known.find(({ isBase }) => isBase);
  const ofBase = base && rates.get(base.code);
  if (!base || !ofBase) throw new Error(`the rate feed does not know the base currency ${base?.code}`);
  const taken: NewRate[] = [];
  const refused: Refusal[] = [];
  for (const row of known) {
    if (row.isBase || row.type === 'virtual' || at <= row.rateAt) continue;
    const offered = rates.get(row.code);
    const next = offered && formatRate(inSmallestUnits(crossRate(ofBase, offered), row.exponent));
    if (next === undefined || next === '0') refused.push({ code: row.code, reason: 'missing' });
    else if (!isBelievable(row, next, at)) refused.push({ code: row.code, reason: 'jump' });
    else taken.push({ code: row.code, rate: next });
  }
  return { taken, refused };
}

function inSmallestUnits({ numerator, denominator }: Rate, exponent: number): Rate {
  return rate(numerator * 10n ** BigInt(exponent), denominator);
}

/** A guard over the size of a rate, not a sum: floats will do. */
function isBelievable({ type, rate: before, rateAt }: CurrencyRow, next: string, at: Date): boolean {
  const days = Math.min(Math.max(1, (at.getTime() - rateAt.getTime()) / dayMs), mostDays);
  const change = Number(next) / Number(before);
  return Math.max(change, 1 / change) <= believedADay[type] ** days;
}
