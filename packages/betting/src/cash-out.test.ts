import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stakeOf, worthWith, type Bet } from './bet.ts';
import { cashOutOffer, stakeOfShare, type Chances, type LiveSelection } from './cash-out.ts';
import { floor, fraction, parseFraction, zero } from './fraction.ts';
import { lost, won, type LegResult } from './leg-result.ts';
import { parsePrice } from './price.ts';
import { targetOf, type CashOut } from './settle.ts';
import { bets, shares } from './testing.ts';

const chance = (text: string): Chances => ({ won: parseFraction(text), halfWon: zero, voided: zero, halfLost: zero });
const live = (text: string, chances: Chances, result: LegResult | null = null) => ({ win: { price: parsePrice(text), result, chances } });
const single = (text: string, chances: Chances, result: LegResult | null = null): Bet<LiveSelection> => ({
  unitStake: 20_00n,
  sizes: [1],
  legs: [live(text, chances, result)],
});

const fiveWays: fc.Arbitrary<Chances> = fc
  .array(fc.bigInt({ min: 0n, max: 100n }), { minLength: 5, maxLength: 5 })
  .filter((parts) => parts.some((part) => part > 0n))
  .map((parts) => {
    const all = parts.reduce((a, b) => a + b);
    const [won, halfWon, voided, halfLost] = parts.map((part) => fraction(part, all));
    return { won: won!, halfWon: halfWon!, voided: voided!, halfLost: halfLost! };
  });
const liveBets: fc.Arbitrary<Bet<LiveSelection>> = fc
  .tuple(bets, fc.array(fiveWays, { minLength: 7, maxLength: 7 }))
  .map(([bet, chances]) => ({
    ...bet,
    legs: bet.legs.map(({ win, isBanker }, at) => ({ isBanker, win: { ...win, chances: chances[at]! } })),
  }));

describe('a cash-out offer', () => {
  it('is what the bet is worth now, less the margin', () => {
    expect(cashOutOffer(single('2.50', chance('0.56')), [], 20_00n, zero)).toBe(28_00n);
    expect(cashOutOffer(single('2.50', chance('0.56')), [], 10_00n, zero)).toBe(14_00n);
    expect(cashOutOffer(single('2.50', chance('0.56')), [], 20_00n, parseFraction('0.05'))).toBe(26_60n);
  });

  it('counts a void and both halves', () => {
    const chances = { won: zero, halfWon: fraction(1n, 4n), voided: fraction(1n, 4n), halfLost: fraction(1n, 4n) };
    // 20 · ¼ · (1.5 + 1 + 0.5)
    expect(cashOutOffer(single('2.00', chances), [], 20_00n, zero)).toBe(15_00n);
  });

  it('takes decided legs as they ended and multiplies the others', () => {
    const double = (result: LegResult): Bet<LiveSelection> => ({
      unitStake: 10_00n,
      sizes: [2],
      legs: [live('3.0', chance('0.1'), result), live('3.0', chance('0.5'))],
    });
    expect(cashOutOffer(double(won), [], 10_00n, zero)).toBe(45_00n);
    expect(cashOutOffer(double(lost), [], 10_00n, zero)).toBe(0n);
  });

  it('is never above what the stake can still return', () => {
    fc.assert(
      fc.property(liveBets, shares, (bet, margin) => {
        const offer = cashOutOffer(bet, [], stakeOf(bet), margin);
        expect(offer <= floor(worthWith(bet, ({ price }) => price))).toBe(true);
      }),
    );
  });

  it('of a settled bet without a margin is its payout', () => {
    fc.assert(
      fc.property(liveBets, (bet) => {
        const target = targetOf(bet);
        fc.pre(target.isSettled);
        expect(cashOutOffer(bet, [], stakeOf(bet), zero)).toBe(target.paid);
      }),
    );
  });

  it('in any parts is at most the whole at once', () => {
    fc.assert(
      fc.property(liveBets, shares, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }), (bet, margin, steps) => {
        const whole = cashOutOffer(bet, [], stakeOf(bet), margin);
        const parts: CashOut[] = [];
        let open = stakeOf(bet);
        for (const stake of [...steps.map((percent) => () => stakeOfShare(open, percent)), () => open]) {
          const part = stake();
          if (part === 0n) continue;
          parts.push({ stake: part, amount: cashOutOffer(bet, parts, part, margin) });
          open -= part;
        }
        expect(parts.reduce((sum, { amount }) => sum + amount, 0n) <= whole).toBe(true);
        expect(parts.reduce((sum, { stake }) => sum + stake, 0n)).toBe(stakeOf(bet));
      }),
    );
  });

  it('is for stake that is open', () => {
    const bet = single('2.50', chance('0.5'));
    for (const stake of [0n, -1n, 20_01n]) expect(() => cashOutOffer(bet, [], stake, zero)).toThrow(RangeError);
    expect(() => cashOutOffer(bet, [{ stake: 15_00n, amount: 1n }], 5_01n, zero)).toThrow(RangeError);
  });
});
