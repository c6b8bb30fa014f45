import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { expectStatedReturn } from '../../testing/expect-stated-return.ts';
import { betsOf } from './bets.ts';
import { exactRtp } from './exact.ts';
import { sicBoGame } from './index.ts';
import { findBet } from './math.ts';
import { titles } from './titles.ts';

describe.each(titles.map((title) => [title.name, title] as const))('%s', (_, title) => {
  const game = sicBoGame(title);

  it('returns 80 to 98 % of the stakes on every bet, small and big the known 97.22 %', () => {
    for (const bet of betsOf(title)) {
      const share = Number(toDecimal(exactRtp(bet), 6));
      expect(share, bet.identity).toBeGreaterThan(0.8);
      expect(share, bet.identity).toBeLessThan(0.98);
    }
    expect(toDecimal(exactRtp(findBet(title, 'small')!), 4)).toBe('0.9722');
  });

  it('[G6] returns its figures by play', () => {
    for (const strategy of game.strategies!.slice(0, 6)) expectStatedReturn(game, strategy, 20_000);
  });
});

it.each([
  ['small', [1, 2, 3], 200],
  ['small', [2, 2, 2], 0],
  ['big', [6, 6, 5], 200],
  ['odd', [1, 2, 2], 200],
  ['even', [4, 4, 4], 0],
  ['total-4', [1, 1, 2], 6300],
  ['total-17', [6, 6, 5], 6300],
  ['total-10', [1, 3, 6], 700],
  ['any-triple', [5, 5, 5], 3100],
  ['triple-5', [5, 5, 5], 18_100],
  ['triple-4', [5, 5, 5], 0],
  ['double-3', [3, 1, 3], 1200],
  ['single-2', [2, 1, 3], 200],
  ['single-2', [2, 2, 2], 1300],
])('pays %s at %j with %i hundredths', (bet, dice, pay) => expect(findBet(titles[0]!, bet)!.pay(dice)).toBe(pay));

it('takes only its bets', () => {
  for (const value of [null, {}, { bet: 'none' }, { bet: 'small', more: 1 }])
    expect(sicBoGame(titles[0]!).readChoice(value)).toBeUndefined();
});
