import type { SlipJudgement } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { sampleMarket } from '#client/event/testing.ts';
import { judgeAnew } from './judge-anew.ts';

const leg = (outcomeId: string, price: string) => ({ outcomeId, closed: null, isRelated: false, price, eachWay: null });
const judgement: SlipJudgement = {
  legs: [leg('winner--home', '1.8'), leg('elsewhere', '3.0')],
  lines: 1,
  builders: [],
  currency: 'EUR',
  mostUnitStake: 500,
  refusal: null,
};
const winner = sampleMarket('winner', '', { home: '1.9', away: '2.0' });

it('takes the current price for a leg, and leaves the others the very objects that they were', () => {
  const { legs } = judgeAnew(judgement, { markets: [winner] });
  expect(legs).toEqual([leg('winner--home', '1.9'), judgement.legs[1]]);
  expect(legs[1]).toBe(judgement.legs[1]);
});

it('closes a leg whose market, or whose outcome alone, takes no bets', () => {
  const closed = (market: object) => judgeAnew(judgement, { markets: [{ ...winner, ...market }] }).legs[0];
  expect(closed({ closed: 'feed' })).toMatchObject({ closed: 'feed' });
  const outcomes = winner.outcomes.map((outcome) => ({ ...outcome, isActive: false, price: null }));
  expect(closed({ outcomes })).toMatchObject({ closed: 'suspended', price: '1.8' });
  const meaningless = winner.outcomes.map((outcome) => ({ ...outcome, isActive: false, price: '1.01' }));
  expect(closed({ outcomes: meaningless })).toMatchObject({ closed: 'suspended', price: '1.8' });
});

it('takes the current terms each way', () => {
  const terms = { places: 3, fraction: '1/5' };
  const { legs } = judgeAnew(judgement, { markets: [{ ...sampleMarket('winner', ''), eachWay: terms }] });
  expect(legs[0]).toMatchObject({ price: '1.8', eachWay: terms });
});

it('is the very same where nothing of its legs has changed', () => {
  const same = sampleMarket('winner', '', { home: '1.80', away: '9.0' });
  expect(judgeAnew(judgement, { markets: [same, sampleMarket('total', 'total=2.5')] })).toBe(judgement);
});
