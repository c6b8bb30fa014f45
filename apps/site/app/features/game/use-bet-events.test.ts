import { errors } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { betEvents } from './use-bet-events.ts';

/** What the page of Copper Canyon does after a report. */
function calls() {
  const made: unknown[][] = [];
  const note = (...call: unknown[]) => void made.push(call);
  return { made, events: betEvents({ gameIdentity: 'copper-canyon', product: 'casino', open: note, refuse: note }) };
}
const here = { gameId: 'g', gameIdentity: 'copper-canyon', reason: 'bonus' } as const;
const playerBonus = { currency: 'EUR', maxBetAmount: 5 };

it('[GAME-06] [RT-03] game.bet.restricted opens restricted-bets, game.bet.max.exceed opens max-bets with the sum', () => {
  const { made, events } = calls();
  events['game.bet.restricted']({ ...here, playerBonus: { ...playerBonus, maxBetAmount: null } });
  events['game.bet.max.exceed']({ ...here, playerBonus });
  expect(made).toEqual([
    ['restricted-bets', { value: 'casino' }],
    ['max-bets', { value: '5', params: { currency: 'EUR' } }],
  ]);
});

it('shows a limit that is reached by its code, and nothing of another game', () => {
  const { made, events } = calls();
  const elsewhere = { ...here, gameIdentity: 'violet-dice' };
  events['game.bet.restricted']({ ...elsewhere, playerBonus });
  events['game.bet.max.exceed']({ ...elsewhere, playerBonus });
  events['game.bet.limit.reached']({ ...elsewhere, code: errors.betLimitReached.code });
  events['game.bet.limit.reached']({ gameId: 'g', gameIdentity: 'copper-canyon', code: errors.betLimitReached.code });
  expect(made).toEqual([['limit-reached', errors.betLimitReached.code]]);
});
