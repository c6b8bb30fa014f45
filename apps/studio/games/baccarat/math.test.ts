import { describe, expect, it } from 'vitest';
import { seededSource } from '../../engine/seeded-source.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { exactReturns } from './exact.ts';
import { baccaratGame } from './index.ts';
import { bankerDraws, pointsOf, totalOf } from './math.ts';
import { returnsOf } from './returns.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = baccaratGame(title);

  it('states what every coup of a full shoe returns exactly', () => {
    const returns = exactReturns(title);
    expect(returns).toEqual(returnsOf(title));
    const shares = Object.values(returns).map(({ num, den }) => Number(num) / Number(den));
    expect(Math.min(...shares)).toBe(Number(game.facts.rtp.num) / Number(game.facts.rtp.den));
    expect(Math.max(...shares)).toBe(Number(game.facts.highestRtp!.num) / Number(game.facts.highestRtp!.den));
  });

  it('[G6] returns it by play', () => {
    for (const strategy of game.strategies!) expectStatedReturn(game, strategy, 20_000);
  });
});

it('deals by the rules of drawing', () => {
  const game = baccaratGame(titles[0]!);
  const source = seededSource(3);
  for (let round = 0; round < 3000; round += 1) {
    const { player, banker, winner } = game.play(source, { side: 'tie' }, [])!;
    const first = (cards: number[]) => totalOf(cards.slice(0, 2).map(pointsOf));
    const isNatural = first(player) >= 8 || first(banker) >= 8;
    expect(player).toHaveLength(!isNatural && first(player) <= 5 ? 3 : 2);
    const third = player[2] === undefined ? undefined : pointsOf(player[2]);
    expect(banker).toHaveLength(!isNatural && bankerDraws(first(banker), third) ? 3 : 2);
    const [a, b] = [totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf))];
    expect(winner).toBe(a === b ? 'tie' : a > b ? 'player' : 'banker');
  }
});

it('takes only its three bets', () => {
  const game = baccaratGame(titles[0]!);
  for (const value of [null, {}, { side: 'both' }, { side: 'player', more: 1 }]) expect(game.readChoice(value)).toBeUndefined();
});
