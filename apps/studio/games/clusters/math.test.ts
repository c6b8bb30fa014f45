import { chooseGlyph } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { seedOf } from '../title-art.ts';
import { exactMaxWin, exactRtp, tally } from './exact.ts';
import { clusterGame } from './index.ts';
import { clustersOf, drawRound, multiplierAfter, sightsAt, sizes, wild } from './math.ts';
import { titles, type ClusterTitle } from './titles.ts';

const [reef] = titles as [ClusterTitle];
const small = clustersOf({ ...reef, rows: 2, strips: ['aab', 'aac', 'wab'], pays: [[10, 30], [2], [2]] });

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const clusters = clustersOf(title);

  // The exact figures of every spin are those of `bench/clusters.ts`.
  it('[G6] returns in play what it states, and never more than its highest win', () => {
    expectStatedReturn(clusterGame(title), undefined, 10_000);
    const { rtp } = clusterGame(title).facts;
    expect(Number(rtp.num) / Number(rtp.den)).toBeGreaterThan(0.95);
    expect(Number(rtp.num) / Number(rtp.den)).toBeLessThan(0.97);
  });

  it('has a picture for each symbol, that of its cover first, and lists pays that rise with the size and the symbol', () => {
    expect(title.symbols[0]).toBe(chooseGlyph(seedOf(title)));
    expect(new Set(title.symbols).size).toBe(title.pays.length);
    const known = clusters.symbolNames.map((__, symbol) => symbol);
    for (const strip of clusters.strips) expect(known).toEqual(expect.arrayContaining(strip as number[]));
    for (const pays of title.pays) expect(pays).toEqual([...new Set(pays)].toSorted((a, b) => a - b));
    expect(title.pays.map(([least]) => least)).toEqual(title.pays.map(([least]) => least).toSorted((a, b) => Number(b) - Number(a)));
  });
});

describe('a round', () => {
  const clusters = clustersOf(reef);

  it('pays each sight with the multiplier of its fall, the last of them on and on', () => {
    const source = seededSource(4);
    const long = Array.from({ length: 2_000 }, () => drawRound(clusters, source)).find(({ falls }) => falls.length > 4);
    expect(long?.falls.slice(0, 5).map(({ multiplier }) => multiplier)).toEqual([1, 2, 3, 5, 5]);
    expect(multiplierAfter(reef, 40)).toBe(5);
    const sights = sightsAt(clusters, long?.stops ?? []);
    expect(sights.slice(0, -1).map(({ wins }) => wins.reduce((pay, win) => pay + win.pay, 0))).toEqual(
      long?.falls.map(({ pay, multiplier }) => pay / multiplier),
    );
    expect(long?.pay).toBe(long?.falls.reduce((total, { pay }) => total + pay, 0));
  });

  it('pays a size between two of the list as the smaller one', () => {
    const [eleven, twelve] = [11, 12].map((count) => {
      const strip = 'a'.repeat(count) + 'b'.repeat(12 - count);
      const one = clustersOf({ ...reef, rows: 12, strips: [strip], pays: [[1, 2, 3, 4, 5, 6, 7], [1]] });
      return one.rules.winsOf([one.strips[0] as number[]])[0]?.pay;
    });
    expect([eleven, twelve]).toEqual([6, 7]);
    expect(sizes).toEqual([5, 6, 7, 8, 9, 10, 12, 15]);
  });
});

describe('the exact figures', () => {
  it('are those of every stop, once each: by hand for three reels of three', () => {
    // Only where the reels show aa, aa and w with a or b beside it are there five: what falls then is counted with its multiplier.
    const looked = tally(small);
    expect(looked.spins).toBe(27);
    expect(looked.byFalls.reduce((sum, spins) => sum + spins, 0)).toBe(27);
    const rounds = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => sightsAt(small, [a, b, c]))));
    const paid = rounds.map((sights) =>
      sights.reduce((sum, { wins }, fall) => sum + multiplierAfter(reef, fall) * wins.reduce((pay, win) => pay + win.pay, 0), 0),
    );
    expect(looked.pay).toBe(paid.reduce((sum, pay) => sum + pay, 0));
    expect(looked.most).toBe(Math.max(...paid));
    expect([exactRtp(looked).num > 0n, exactMaxWin(looked).num > 0n]).toEqual([true, true]);
    expect(small.strips[2]?.[0]).toBe(wild);
  });
});
