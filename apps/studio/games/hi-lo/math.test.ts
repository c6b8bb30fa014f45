import { describe, expect, it } from 'vitest';
import { rational } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactRtp, rtpRange } from './exact.ts';
import { hiLoGame } from './index.ts';
import { guesses, isRight, playHiLo, ranks, waysOf, worthOf, type HiLoStep } from './math.ts';
import { titles } from './titles.ts';

const [swallows] = titles as [(typeof titles)[number]];
/** Draws these cards, by their ranks from the two. */
const drawn = (...cards: number[]) => ({ nextUint32: () => cards.shift()! * 4 });
const play = (cards: number[], steps: HiLoStep[]) => playHiLo(swallows, drawn(...cards), steps);

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = hiLoGame(title);

  it('states the lowest and the highest return of all rows of guesses', () => {
    expect(rtpRange(title)).toEqual({ lowest: game.facts.rtp, highest: game.facts.highestRtp });
  });

  it('[G6] returns by play what the likelier and the bolder guess return', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });

  it('pays most for an equal rank every time', () => {
    const cards = Array.from({ length: title.most + 1 }, () => 0);
    const end = playHiLo(
      title,
      drawn(...cards),
      Array.from({ length: title.most }, () => 'lower' as const),
    );
    expect(end).toMatchObject({ isOver: true, isMissed: false });
    expect(rational(BigInt(end!.pay), 100n)).toEqual(game.facts.maxWin);
  });
});

it('counts for each card the ranks that make a guess right', () => {
  for (let rank = 0; rank < ranks; rank += 1)
    for (const guess of guesses) {
      const right = Array.from({ length: ranks }, (_, next) => next).filter((next) => isRight(rank * 4, next * 4, guess));
      expect(right.length, `${rank} ${guess}`).toBe(waysOf(rank * 4, guess));
    }
});

describe('a round', () => {
  it('begins with a card that shows nothing of the next', () => {
    expect(play([6, 9], [])).toEqual({ cards: [24], guesses: [], isMissed: false, worth: 0, pay: 0, isOver: false });
  });

  it('is worth more with every right guess, and pays when the player stops', () => {
    const one = play([6, 9, 2], ['higher'])!;
    expect(one).toMatchObject({ isOver: false, pay: 0, worth: worthOf(swallows, [7]) });
    const two = play([6, 9, 2], ['higher', 'lower', 'cash-out'])!;
    expect(two).toMatchObject({ isOver: true, pay: Math.floor((98 * 169) / (7 * 10)), isMissed: false });
    expect(exactRtp(swallows, [7, 10]).num).toBeGreaterThan(0n);
  });

  it('ends without a win on a wrong guess, and takes no step after its end or before the first guess', () => {
    expect(play([6, 2], ['higher'])).toMatchObject({ isOver: true, isMissed: true, pay: 0, worth: 0 });
    for (const steps of [['cash-out'], ['higher', 'cash-out', 'lower']] as HiLoStep[][]) expect(play([6, 9, 9], steps)).toBeUndefined();
    expect(play([6, 2, 2], ['higher', 'lower'])).toBeUndefined();
  });

  it('ends for a player who stays away with what it is worth, or with the stake back', () => {
    const game = hiLoGame(swallows);
    expect([game.abandon(play([6, 9], [])!), game.abandon(play([6, 9], ['higher'])!)]).toEqual([null, 'cash-out']);
  });

  it('draws each rank as often as any other', () => {
    const source = seededSource(3);
    const times = Array.from({ length: ranks }, () => 0);
    for (let round = 0; round < 2600; round += 1) times[playHiLo(swallows, source, [])!.cards[0]! >> 2]! += 1;
    // 200 expected; the 99.9 % point of chi-square with 12 degrees of freedom.
    expect(times.reduce((sum, each) => sum + (each - 200) ** 2 / 200, 0)).toBeLessThan(32.9);
  });
});
