import { expect, it } from 'vitest';
import { resultsOf } from './results.ts';
import { sampleMarket } from './testing.ts';

function ended(market: string, specifiers: string, results: Record<string, 'won' | 'lost' | 'void' | 'part'>) {
  const sample = sampleMarket(market, specifiers, Object.fromEntries(Object.keys(results).map((key) => [key, '1.5'])));
  return { ...sample, outcomes: sample.outcomes.map((outcome) => ({ ...outcome, result: results[outcome.outcome]! })) };
}
const [over, under] = [{ over: 'won', under: 'lost' } as const, { over: 'lost', under: 'won' } as const];

it('says what has won of markets that are decided, and of lines where the result turns', () => {
  const lines = ['0.5', '1.5', '2.5', '3.5', '4.5'].map((line) => ended('total', `total=${line}`, Number(line) < 3 ? over : under));
  const quarter = ended('total', 'total=2.75', { over: 'part', under: 'part' });
  const markets = [
    quarter,
    ended('1x2', '', { home: 'won', draw: 'lost', away: 'lost' }),
    ...lines.toReversed(),
    sampleMarket('odd_even', ''),
  ];
  expect(resultsOf(markets).map(({ market, won }) => [market.market, market.specifiers, won.map(({ outcome }) => outcome)])).toEqual([
    ['total', 'total=2.5', ['over']],
    ['total', 'total=3.5', ['under']],
    ['1x2', '', ['home']],
  ]);
});

it('has nobody for what is void, and one line where all ended the same', () => {
  const voided = ended('winner', '', { home: 'void', away: 'void' });
  const all = [ended('total', 'total=0.5', over), ended('total', 'total=1.5', over)];
  expect(resultsOf([voided, ...all]).map(({ won }) => won.length)).toEqual([0, 1]);
});
