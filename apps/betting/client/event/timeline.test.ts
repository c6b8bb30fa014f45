import type { SportMarket } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleMarket } from './testing.ts';
import { timelineOf } from './timeline.ts';

const decided = (market: string, specifiers: string, winner: string): SportMarket => {
  const open = sampleMarket(market, specifiers, { home: '2', away: '2', none: '9' });
  return {
    ...open,
    closed: 'settled',
    outcomes: open.outcomes.map((each) => ({ ...each, result: each.outcome === winner ? 'won' : 'lost' })),
  };
};

it('tells what has happened in its order, and nothing that has not', () => {
  const markets = [
    decided('next_goal', 'goal=2', 'away'),
    decided('next_goal', 'goal=1', 'home'),
    decided('next_goal', 'goal=3', 'none'),
    sampleMarket('next_goal', 'goal=4'),
    decided('total', 'total=0.5', 'home'),
  ];
  expect(timelineOf({ markets })).toEqual([
    { kind: 'goal', number: 1, side: 0 },
    { kind: 'goal', number: 2, side: 1 },
  ]);
});
