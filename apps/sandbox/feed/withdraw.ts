import { parsePrice, price, ruleFourDeduction, voided, type Price } from '@verdigale/betting';
import type { Fixture, Random } from '@verdigale/sport-models';
import { endOf, notRun } from './board.ts';
import type { Deductions, EventStatement, MarketOdds } from './message.ts';
import type { Slot } from './schedule.ts';

/** A race before it begins: who runs, and what has been withheld for those who do not. */
export interface Entries {
  fixture: Fixture;
  deductions: Deductions;
}

/** A runner that does not run after all, and the moment from which on prices are without it. */
export interface Withdrawal {
  runner: number;
  at: number;
}

/** The share of races that lose a runner in their last ten minutes, when bets have been taken. */
const withdrawn = 0.12;

/** Who will not run, by the seed of a race: nobody, mostly. */
export function drawWithdrawal(
  { sport, startsAt }: Pick<Slot, 'sport' | 'startsAt'>,
  { competitors }: Fixture,
  random: Random,
): Withdrawal[] {
  if (sport !== 'racing' || random() >= withdrawn) return [];
  return [{ runner: Math.floor(random() * competitors.length), at: startsAt - Math.floor(60_000 + random() * 540_000) }];
}

/** The race without one runner, at the prices last stated; null if the race cannot go on without that runner. */
export function withdraw({ fixture, deductions }: Entries, { runner, at }: Withdrawal, said: readonly MarketOdds[]): Entries | null {
  const game = fixture.game.without?.(runner);
  if (!game) return null;
  const before = new Date(at).toISOString();
  const shares = said.flatMap(({ market, specifiers, outcomes }) => {
    const found = outcomes.find(({ outcome }) => outcome === keyOf(runner));
    if (!found?.isActive) return [];
    const { num, den } = ruleFourDeduction([oddsOfPot(parsePrice(found.price), specifiers)]);
    return num === 0n ? [] : [[market, [...(deductions[market] ?? []), { before, share: String(Number(num) / Number(den)) }]] as const];
  });
  return { fixture: { ...fixture, game }, deductions: { ...deductions, ...Object.fromEntries(shares) } };
}

/** The scale is of one winner: with several places a runner has its share of each. */
function oddsOfPot(odds: Price, specifiers: string): Price {
  const [, places = '1'] = /^places=(\d+)$/.exec(specifiers) ?? [];
  return price(odds.num * BigInt(places), odds.den);
}

/** Bets on a runner that does not run come back at once. */
export const voidBets = (eventId: string, { competitors }: Fixture, runner: number, said: readonly MarketOdds[]): EventStatement => ({
  kind: 'bets.settled',
  eventId,
  certainty: 2,
  markets: said.map(({ market, specifiers }) => ({
    market,
    specifiers,
    outcomes: [endOf(keyOf(runner), voided, notRun(competitors[runner]!))],
  })),
});

const keyOf = (runner: number) => String(runner + 1);
