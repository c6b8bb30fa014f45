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
    { kind: 'goal', number: 1, competitor: 0 },
    { kind: 'goal', number: 2, competitor: 1 },
  ]);
});

it('says who has won a race, and who has come in among the first', () => {
  const ended = (name: string, results: Record<string, 'won' | 'lost' | 'part'>) => {
    const known = sampleMarket(name, '', Object.fromEntries(Object.keys(results).map((runner) => [runner, '2.0'])));
    return { ...known, outcomes: known.outcomes.map((outcome) => ({ ...outcome, result: results[outcome.outcome]! })) };
  };
  const markets = [ended('winner', { 1: 'lost', 2: 'won', 3: 'lost' }), ended('place', { 1: 'part', 2: 'won', 3: 'lost' })];
  expect(timelineOf({ markets }).map(({ kind, competitor }) => [kind, competitor])).toEqual([
    ['first', 1],
    ['placed', 0],
  ]);
});
