import { chooseGlyph } from '@verdigale/art';
import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { seedOf } from '../title-art.ts';
import { exactRtp, rtpRange } from './exact.ts';
import { coinGame, coinGames } from './index.ts';
import { climb, keptAfter, ladderOf, readCoinStep, sides, type CoinStep, type Side } from './math.ts';
import { titles, type CoinTitle } from './titles.ts';

const penny = titles[0] as CoinTitle;
const play = (steps: CoinStep[], seed = 1) => climb(penny, seededSource(seed), steps);
/** What the coin of a seed shows, toss by toss: found by calling each side. */
const coinOf = (seed: number, tosses: number): Side[] => {
  const coin: Side[] = [];
  while (coin.length < tosses) coin.push(sides.find((side) => !play([...coin, side], seed)!.isMissed)!);
  return coin;
};
const other = (side: Side): Side => (side === 'heads' ? 'tails' : 'heads');

describe('the ladder', () => {
  it('pays 97 of 100 parts of what is fair, less what the ledges leave, cut to tenths', () => {
    // The fourth: sixteen times 9.7 tenths, less a stake for the sixteenth of rounds that fall from the ledge.
    expect(ladderOf(penny).slice(0, 5)).toEqual([19, 38, 77, 145, 280]);
    expect(ladderOf({ ...penny, ledges: [] }).slice(0, 4)).toEqual([19, 38, 77, 155]);
  });

  it.each(titles)('of $name rises, pays more than any ledge below keeps, and returns 95 to 98 of 100', (title) => {
    const ladder = ladderOf(title);
    for (const [index, pay] of ladder.entries()) expect(pay).toBeGreaterThan(Math.max(ladder[index - 1] ?? 0, keptAfter(title, index + 1)));
    const { lowest, highest } = rtpRange(title);
    expect(Number(lowest.num) / Number(lowest.den)).toBeGreaterThanOrEqual(0.95);
    expect(Number(highest.num) / Number(highest.den)).toBeLessThanOrEqual(title.given / 100);
    expect(title.pictures).toContain(chooseGlyph(seedOf(title)));
  });
});

describe('the exact return', () => {
  it.each([1, 3, 4, 7])('of stopping after %i is that of every row of tosses, once each', (rungs) => {
    let total = 0;
    for (let row = 0; row < 2 ** rungs; row += 1) {
      const right = Array.from({ length: rungs }, (_, toss) => (row >> toss) & 1).indexOf(0);
      total += right === -1 ? (ladderOf(penny)[rungs - 1] as number) : keptAfter(penny, right);
    }
    expect(exactRtp(penny, rungs)).toEqual(rational(BigInt(total), 10n * 2n ** BigInt(rungs)));
  });

  it.each(coinGames)('[G6] of $name is what play returns', (game) => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });
});

describe('a round', () => {
  it('shows a toss for each call, and is worth the rung after a right one', () => {
    const coin = coinOf(3, 2);
    expect(play([], 3)).toMatchObject({ isOver: false, tosses: [], worth: 0, pay: 0 });
    expect(play(coin, 3)).toEqual({ pay: 0, isOver: false, calls: coin, tosses: coin, isMissed: false, worth: 38 });
    expect(play([...coin, 'cash-out'], 3)).toMatchObject({ pay: 38, isOver: true, isMissed: false });
  });

  it('leaves nothing to a wrong call below the first ledge, and what a ledge keeps after it', () => {
    const coin = coinOf(3, 8);
    const fallAfter = (right: number) => play([...coin.slice(0, right), other(coin[right]!)], 3);
    expect([0, 2, 3, 5, 6, 7].map((right) => fallAfter(right)?.pay)).toEqual([0, 0, 10, 10, 50, 50]);
    expect(fallAfter(3)).toMatchObject({ isOver: true, isMissed: true, worth: 10 });
  });

  it('is paid at the top, and goes no further', () => {
    const coin = coinOf(5, 10);
    expect(play(coin, 5)).toMatchObject({ isOver: true, pay: ladderOf(penny).at(-1) });
    expect(play([...coin, 'cash-out'], 5)).toBeUndefined();
    expect(play([other(coin[0]!), 'heads'], 5)).toBeUndefined();
    expect(play(['cash-out'], 5)).toBeUndefined();
  });

  it('takes its win for a player who stays away, and returns the stake of one who called nothing', () => {
    expect(coinGame(penny).abandon(play([])!)).toBeNull();
    expect(coinGame(penny).abandon(play(coinOf(1, 1))!)).toBe('cash-out');
  });

  it.each([null, 'edge', 0, ['heads'], 'Heads'])('takes no step such as %j', (value) => {
    expect(readCoinStep(value)).toBeUndefined();
  });
});
