import { chooseGlyph, glyphs } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { rational, toDecimal } from '../../engine/rational.ts';
import { columnAt, gridAt } from '../../engine/reels.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { simulate, waysOf } from '../simulate.ts';
import { exactBoughtRtp, exactHoldChance, exactMaxWin, exactRtp } from './exact.ts';
import { reelsGame } from './index.ts';
import { freeSpinsWon, layouts, reelsOf, scatter, scatterPay, unitsPerStake, wild } from './math.ts';
import { titles } from './titles/index.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const reels = reelsOf(title);
  const { facts } = reelsGame(title);

  it('states the return that its reels give exactly, and the most that a round can pay', () => {
    const exact = exactRtp(reels);
    // Wilds that stay make for denominators of hundreds of digits: such a figure is stated to the twelfth decimal.
    if (10n ** 12n % facts.rtp.den === 0n) expect(toDecimal(exact, 12)).toBe(toDecimal(facts.rtp, 12));
    else expect(exact).toEqual(facts.rtp);
    expect(Number(toDecimal(facts.rtp, 4))).toBeGreaterThan(0.95);
    expect(Number(toDecimal(facts.rtp, 4))).toBeLessThan(0.97);
    expect(exactMaxWin(reels)).toEqual(facts.maxWin);
  });

  // The 99 % interval of ten million rounds each is held by `bench/rtp.ts`; of so many titles one would be outside it by chance.
  it('returns it by play, within four standard errors', () => {
    const { mean, margin99 } = simulate(reelsGame(title), seededSource(title.name.length), 10_000);
    expect(Math.abs(mean - Number(toDecimal(facts.rtp, 8)))).toBeLessThan((margin99 / 2.5758) * 4);
  });

  it('is made as the closed form asks: no wild on the first reel, on ways none that multiplies', () => {
    expect(reels.strips[0]).not.toContain(wild);
    expect(reels.freeStrips[0] ?? []).not.toContain(wild);
    expect(layouts[title.layout].lines !== null || title.wildTimes === 1).toBe(true);
    for (const counts of title.reels) expect(counts).toHaveLength(title.pays.length + 2);
    expect(reels.symbolNames).toHaveLength(title.pays.length + (title.hold ? 3 : 2));
  });

  it('covers no scatter by a wild that fills its reel, and holds coins by a number that can be seen', () => {
    const both = (column: readonly number[]): boolean => column.includes(wild) && column.includes(scatter);
    const landed = reels.strips.map((strip) => strip.map((_, stop) => columnAt(strip, stop, reels.rows)));
    if (title.expands) expect(landed.some((columns) => columns.some(both))).toBe(false);
    expect(Number(toDecimal(exactHoldChance(reels), 6)) > 0).toBe(title.hold !== null);
    if (title.hold) expect(title.hold.values.map(({ stakes }) => stakes)).toEqual(expect.arrayContaining([title.hold.jackpots.major]));
  });

  it('shows the picture of its cover, and five others', () => {
    expect(title.symbols[0]).toBe(chooseGlyph({ identity: title.identity, ...title.art }));
    expect(new Set(title.symbols).size).toBe(6);
    for (const name of title.symbols) expect(Object.keys(glyphs)).toContain(name);
  });
});

describe.each(titles.flatMap((title) => (title.sale ? [[title.name, title, title.sale] as const] : [])))(
  '%s',
  (_, title, { stakes, rtp }) => {
    const reels = reelsOf(title);

    it('[G6] sells its free spins at a price of which they return as much as paid rounds do, exactly and by play', () => {
      const { bought } = reelsGame(title);
      const exact = exactBoughtRtp(reels, stakes);
      expect(toDecimal(exact, 12)).toBe(toDecimal(rational(...rtp), 12));
      expect(Number(toDecimal(exact, 4))).toBeGreaterThan(0.95);
      expect(Number(toDecimal(exact, 4))).toBeLessThan(0.97);
      expect(bought).toEqual({ choice: { buy: 'free-spins' }, cost: stakes * unitsPerStake, rtp: rational(...rtp) });
      const { mean, margin99 } = simulate(reelsGame(title), seededSource(title.name.length), 5_000, waysOf(reelsGame(title)).at(-1));
      expect(Math.abs(mean - Number(toDecimal(exact, 8)))).toBeLessThan((margin99 / 2.5758) * 4);
    });

    it('begins a bought round with three scatters in sight and the free spins of three', () => {
      const { spin, freeSpins, pay, staked } = reelsGame(title).play(seededSource(1), { buy: 'free-spins' }, [])!;
      expect(
        gridAt(reels.columns, spin.stops)
          .flat()
          .filter((symbol) => symbol === scatter),
      ).toHaveLength(3);
      expect(freeSpins).toHaveLength(freeSpinsWon(reels, 3));
      expect(pay).toBe(scatterPay(reels, 3) + freeSpins.reduce((sum, free) => sum + free.pay, 0));
      expect(staked).toBe(stakes * unitsPerStake);
    });
  },
);

it('has no two titles of the same reels and pays', () => {
  const keys = titles.map(({ layout, pays, reels, free, wildTimes, scatterPays, expands, multipliers, hold }) =>
    JSON.stringify([layout, pays, reels, free, wildTimes, scatterPays, expands, multipliers, hold]),
  );
  expect(new Set(keys).size).toBe(titles.length);
});

it('takes no choice but the purchase of what it sells', () => {
  const [seller, other] = [titles.find(({ sale }) => sale), titles.find(({ free, sale }) => free && !sale)].map((title) =>
    reelsGame(title!),
  );
  expect(seller!.readChoice({ buy: 'free-spins' })).toEqual({ buy: 'free-spins' });
  for (const choice of [{ buy: 'free-spins', of: 5 }, { buy: 'coins' }, {}, 'free-spins', 1])
    expect(seller!.readChoice(choice)).toBeUndefined();
  expect(other!.readChoice({ buy: 'free-spins' })).toBeUndefined();
});
