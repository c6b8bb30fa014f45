import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stakeOf, worthWith, type Bet } from './bet.ts';
import { add, compare, floor, fraction, multiply, one, zero } from './fraction.ts';
import { legFactor, lost, voided, won, type LegResult } from './leg-result.ts';
import { difference, nothing, openStake, targetOf, type CashOut, type Standing } from './settle.ts';
import { bets, betOf, decided, leg, results } from './testing.ts';

/** A result as a feed has stated it; null takes an earlier one back. */
interface StatedResult {
  version: number;
  result: LegResult | null;
}

/** All subsets of so many of the list: what the polynomial stands for. */
function combinations<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((item, at) => combinations(list.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

const withResults = (bet: Bet, states: readonly (StatedResult | null)[]): Bet => ({
  ...bet,
  legs: bet.legs.map((item, at) => ({ ...item, win: { ...item.win, result: states[at]?.result ?? null } })),
});
const post = (from: Standing, to: Standing): Standing => {
  const { real, open, result } = difference(from, to);
  expect(real + open + result).toBe(0n);
  return { closed: from.closed - open, paid: from.paid + real };
};
const allDecided = bets.chain((bet) =>
  fc.array(decided, { minLength: bet.legs.length, maxLength: bet.legs.length }).map((ends) =>
    withResults(
      bet,
      ends.map((result) => ({ version: 1, result })),
    ),
  ),
);

describe('the target', () => {
  it('is what writing out every line gives', () => {
    fc.assert(
      fc.property(allDecided, (bet) => {
        const factor = ({ win }: Bet['legs'][number]) => legFactor(win.price, win.result!);
        const bankers = bet.legs.filter(({ isBanker }) => isBanker).map(factor);
        const free = bet.legs.filter(({ isBanker }) => !isBanker).map(factor);
        const lines = bet.sizes.flatMap((size) => combinations(free, size));
        const worth = lines.map((line) => [...bankers, ...line].reduce(multiply, one)).reduce(add, zero);
        expect(targetOf(bet)).toEqual({ isSettled: true, closed: stakeOf(bet), paid: floor(multiply(worth, fraction(bet.unitStake))) });
      }),
    );
  });

  it('void of all is the stake', () => {
    fc.assert(
      fc.property(bets, (bet) => {
        const all = withResults(
          bet,
          bet.legs.map(() => ({ version: 1, result: voided })),
        );
        expect(targetOf(all)).toEqual({ isSettled: true, closed: stakeOf(bet), paid: stakeOf(bet) });
      }),
    );
  });

  it('never falls when a price rises', () => {
    fc.assert(
      fc.property(bets, fc.nat(), fc.bigInt({ min: 1n, max: 500n }), (bet, at, more) => {
        const raised = bet.legs.map((item, index) =>
          index === at % bet.legs.length ? { ...item, win: { ...item.win, price: add(item.win.price, fraction(more, 100n)) } } : item,
        );
        const worth = (of: Bet) => worthWith(of, ({ price }) => price);
        expect(compare(worth({ ...bet, legs: raised }), worth(bet))).toBeGreaterThanOrEqual(0);
        expect(targetOf({ ...bet, legs: raised }).paid >= targetOf(bet).paid || !targetOf({ ...bet, legs: raised }).isSettled).toBe(true);
      }),
    );
  });

  it('is settled exactly when nothing undecided can change it', () => {
    expect(targetOf(betOf(10n, [leg('2.0', lost), leg('3.0')])).isSettled).toBe(true);
    expect(targetOf(betOf(10n, [leg('2.0', won), leg('3.0')])).isSettled).toBe(false);
    expect(targetOf(betOf(10n, [leg('2.0', lost), leg('3.0'), leg('4.0', won)], [2])).isSettled).toBe(false);
    fc.assert(
      fc.property(bets, decided, (bet, result) => {
        const { isSettled, paid } = targetOf(bet);
        fc.pre(isSettled);
        const filled = bet.legs.map((item) => ({ ...item, win: { ...item.win, result: item.win.result ?? result } }));
        expect(targetOf({ ...bet, legs: filled }).paid).toBe(paid);
      }),
    );
  });
});

describe('results of a feed', () => {
  const stated = fc.record({ version: fc.integer({ min: 1, max: 50 }), result: results });
  const messages = fc
    .array(fc.record({ at: fc.nat({ max: 6 }), stated }), { maxLength: 30 })
    // A feed gives each number once.
    .map((list) => [...new Map(list.map((message) => [message.stated.version, message])).values()]);

  /** What the book does with each message: keep the later result, and post the difference. */
  const play = (bet: Bet, list: readonly { at: number; stated: StatedResult }[]): Standing => {
    const states: (StatedResult | null)[] = bet.legs.map(() => null);
    let posted = nothing;
    for (const message of list) {
      const at = message.at % bet.legs.length;
      if ((states[at]?.version ?? 0) < message.stated.version) states[at] = message.stated;
      posted = post(posted, targetOf(withResults(bet, states)));
    }
    const { closed, paid } = targetOf(withResults(bet, states));
    expect(list.length === 0 ? { closed, paid } : posted).toEqual({ closed, paid });
    return { closed, paid };
  };

  it('end the same in any order, and said twice', () => {
    fc.assert(
      fc.property(
        bets.map((bet) => withResults(bet, [])),
        messages.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length }))),
        (bet, [list, shuffled]) => {
          expect(play(bet, shuffled)).toEqual(play(bet, list));
        },
      ),
    );
  });

  it('settled and rolled back is where it was', () => {
    fc.assert(
      fc.property(bets, fc.nat(), decided, (bet, leg, result) => {
        const before = targetOf(bet);
        const at = leg % bet.legs.length;
        const state = bet.legs.map(({ win }) => ({ version: 1, result: win.result }));
        const settled = targetOf(withResults(bet, state.with(at, { version: 2, result })));
        const after = targetOf(withResults(bet, state.with(at, { version: 3, result: state[at]!.result })));
        expect(after).toEqual(before);
        expect(post(post(post(nothing, before), settled), after)).toEqual({ closed: before.closed, paid: before.paid });
      }),
    );
  });
});

describe('cash-outs', () => {
  it('leave the rest of the stake to the results: 14 for half of it, and 25 when it wins', () => {
    const bet = betOf(20_00n, [leg('2.50')]);
    const parts: CashOut[] = [{ stake: 10_00n, amount: 14_00n }];
    expect(openStake(bet, parts)).toBe(10_00n);
    expect(targetOf(bet, parts)).toEqual({ isSettled: false, closed: 10_00n, paid: 14_00n });
    expect(targetOf(betOf(20_00n, [leg('2.50', won)]), parts)).toEqual({ isSettled: true, closed: 20_00n, paid: 39_00n });
    expect(targetOf(betOf(20_00n, [leg('2.50', lost)]), parts)).toEqual({ isSettled: true, closed: 20_00n, paid: 14_00n });
  });

  it('are final: no result changes what a bet that was closed has paid', () => {
    const parts: CashOut[] = [{ stake: 20_00n, amount: 28_00n }];
    for (const result of [null, won, lost, voided]) expect(targetOf(betOf(20_00n, [leg('2.50', result)]), parts).paid).toBe(28_00n);
  });

  it('are of stake that was there', () => {
    expect(() => targetOf(betOf(20n, [leg('2.50')]), [{ stake: 21n, amount: 1n }])).toThrow(RangeError);
  });
});
