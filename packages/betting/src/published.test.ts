import { describe, expect, it } from 'vitest';
import { countLines, stakeOf, worthWith, type Leg } from './bet.ts';
import { handicapResult, parseLine } from './asian-line.ts';
import { deadHeatFactor } from './dead-heat.ts';
import { fraction, multiply, parseFraction } from './fraction.ts';
import { halfLost, halfWon, lost, voided, won, type LegResult } from './leg-result.ts';
import { parsePrice, placePrice } from './price.ts';
import { ruleFourDeduction } from './rule-four.ts';
import { targetOf } from './settle.ts';
import { systems } from './systems.ts';
import { betOf, leg } from './testing.ts';

const wonLegs = (...texts: string[]) => texts.map((text) => leg(text, won));
const tied = (factor: { num: bigint; den: bigint }): LegResult => ({ ...won, deadHeatFactor: factor });
const eachWay = (text: string, share: string, win: LegResult, place: LegResult): Leg => ({
  win: { price: parsePrice(text), result: win },
  place: { price: placePrice(parsePrice(text), parseFraction(share)), result: place },
});

/** Every example in minor units: what was staked for a line, on what, and what came back. */
describe('published examples', () => {
  it.each([
    ['Wikipedia, Fixed-odds betting: a single at 9/2', 100_00n, wonLegs('9/2'), [1], 550_00n],
    ['Wikipedia, Each-way: 11/4 at a fifth, won', 100_00n, [eachWay('11/4', '1/5', won, won)], [1], 530_00n],
    ['Wikipedia, Each-way: 11/4 at a fifth, placed', 100_00n, [eachWay('11/4', '1/5', lost, won)], [1], 155_00n],
    ['nfl-stats: a treble of 2.5, 2.0 and 2.25', 20_00n, wonLegs('2.5', '2.0', '2.25'), [3], 225_00n],
    ['a Yankee of four at 3/1', 30n, wonLegs('3/1', '3/1', '3/1', '3/1'), systems.yankee.sizes, 182_40n],
    [
      'a Lucky 15 of three at 3/1 and a non-runner',
      30n,
      [...wonLegs('3/1', '3/1', '3/1'), leg('5/1', voided)],
      systems.lucky15.sizes,
      74_70n,
    ],
    ['a Lucky 15 at 3/1, 7/1, 5/2 and evens', 1_00n, wonLegs('3/1', '7/1', '5/2', '1/1'), systems.lucky15.sizes, 606_50n],
    ['DraftKings: a dead heat of two at 2.5', 50_00n, [leg('2.5', tied(deadHeatFactor(1, 2, 1)))], [1], 62_50n],
    ['DraftKings: top ten at 3.0, six tie for eighth', 50_00n, [leg('3.0', tied(deadHeatFactor(8, 6, 10)))], [1], 75_00n],
    ['Betfair: a dead heat at 10/1', 10_00n, [leg('10/1', tied(deadHeatFactor(1, 2, 1)))], [1], 55_00n],
    ['DAZN: each way 16/1 at a quarter, third', 20_00n, [eachWay('16/1', '1/4', lost, won)], [1], 100_00n],
    ['DAZN: each way 16/1 at a quarter, joint third', 20_00n, [eachWay('16/1', '1/4', lost, tied(deadHeatFactor(3, 2, 3)))], [1], 50_00n],
    [
      'Unibet: Rule 4, 2.25, one at 1.25 withdrawn',
      10_00n,
      [leg('2.25', { ...won, deduction: ruleFourDeduction([parsePrice('1.25')]) })],
      [1],
      12_50n,
    ],
    [
      'All About Betting: Rule 4, 8/1, one at 3/1 withdrawn',
      10_00n,
      [leg('8/1', { ...won, deduction: ruleFourDeduction([parsePrice('3/1')]) })],
      [1],
      70_00n,
    ],
    ['bet365’s rule: −0.75 at 1.825, won by one', 100_00n, [leg('1.825', handicapResult(1, parseLine('-0.75')))], [1], 141_25n],
    ['bet365’s rule: +0.75 at 2.075, lost by one', 100_00n, [leg('2.075', handicapResult(-1, parseLine('0.75')))], [1], 50_00n],
    ['half won at 1.90 and won at 2.00', 10_00n, [leg('1.90', halfWon), leg('2.00', won)], [2], 29_00n],
    ['half lost and won at 2.00', 10_00n, [leg('1.90', halfLost), leg('2.00', won)], [2], 10_00n],
    ['a Trixie of 2.0, 3.0 and a void', 10_00n, [...wonLegs('2.0', '3.0'), leg('4.0', voided)], systems.trixie.sizes, 170_00n],
    [
      'an each-way double of 4/1 and 6/1 at a fifth, both placed',
      10_00n,
      [eachWay('4/1', '1/5', lost, won), eachWay('6/1', '1/5', lost, won)],
      [2],
      39_60n,
    ],
    ['£11 on a double of 4/6 and 4/11: two decimals would give 24.98', 11_00n, wonLegs('4/6', '4/11'), [2], 25_00n],
    ['two legs at 3.0 multiply (Azuro’s calculator added them)', 1_00n, wonLegs('3.0', '3.0'), [2], 9_00n],
  ] as const)('%s', (_, unitStake, legs, sizes, paid) => {
    expect(targetOf(betOf(unitStake, legs, sizes))).toMatchObject({ isSettled: true, paid });
  });

  it('all ten-folds of twenty (test of kotlin-bet-calculator): 184,756 lines, to the last decimal', () => {
    const ten = ['1.1', '1.2', '1.4', '1.6', '1.8', '2.0', '3.0', '4.0', '5.0', '6.0'];
    const bet = betOf(1n, wonLegs(...ten, ...ten), [10]);
    expect(countLines(bet)).toBe(184_756);
    expect(worthWith(bet, ({ price }) => price)).toEqual(parseFraction('1662209157.7375774976'));
  });
});

describe('systems', () => {
  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['superHeinz', 120],
    ['goliath', 247],
  ] as const)('%s has %d lines', (name, lines) => {
    const { legs, sizes } = systems[name];
    const bet = betOf(50n, wonLegs(...Array.from({ length: legs }, () => '2.0')), sizes);
    expect(countLines(bet)).toBe(lines);
    expect(stakeOf(bet)).toBe(50n * BigInt(lines));
  });

  it('each way is a line for the win and one for the place', () => {
    const legs = [eachWay('4/1', '1/5', won, won), eachWay('6/1', '1/5', won, won), eachWay('8/1', '1/5', won, won)];
    expect(stakeOf(betOf(50n, legs, systems.patent.sizes))).toBe(50n * 14n);
  });

  it('a banker is in every line and a lost one loses them all', () => {
    const free = wonLegs('2.0', '3.0', '4.0');
    const banker = (result: LegResult) => ({ ...leg('1.5', result), isBanker: true });
    expect(countLines(betOf(1_00n, [banker(won), ...free], [2]))).toBe(3);
    expect(targetOf(betOf(1_00n, [banker(won), ...free], [2])).paid).toBe(39_00n);
    expect(targetOf(betOf(1_00n, [banker(lost), ...free], [2])).paid).toBe(0n);
  });

  it.each([
    ['no legs', betOf(1n, [], [])],
    ['a size of more legs than there are', betOf(1n, wonLegs('2.0'), [2])],
    ['a size twice', betOf(1n, wonLegs('2.0', '3.0'), [2, 2])],
    ['a size of nothing', betOf(1n, wonLegs('2.0'), [0])],
    ['no stake', betOf(0n, wonLegs('2.0'))],
    ['one leg of two each way', betOf(1n, [eachWay('4/1', '1/5', won, won), leg('2.0', won)])],
  ])('%s is no bet', (_, bet) => {
    expect(() => countLines(bet)).toThrow(RangeError);
  });
});

it('a dead heat of three as a feed writes it loses nothing by decimals', () => {
  const result = tied(parseFraction('1/3'));
  expect(targetOf(betOf(30_00n, [leg('2.0', result)])).paid).toBe(20_00n);
});

describe('Rule 4', () => {
  it('adds up to 90 pence in the pound and no further', () => {
    expect(ruleFourDeduction(['2/1', '4/1'].map(parsePrice))).toEqual(fraction(50n, 100n));
    expect(ruleFourDeduction(['1/4', '2/1'].map(parsePrice))).toEqual(fraction(90n, 100n));
    expect(ruleFourDeduction(['16/1'].map(parsePrice))).toEqual(fraction(0n));
    expect(ruleFourDeduction([])).toEqual(fraction(0n));
  });

  it.each([
    '1/9 90',
    '2/17 85',
    '1/5 80',
    '2/7 75',
    '1/3 70',
    '4/9 65',
    '4/7 60',
    '4/6 55',
    '5/6 50',
    '1/1 45',
    '5/4 40',
    '13/8 35',
    '15/8 30',
    '5/2 25',
    '10/3 20',
    '9/2 15',
    '6/1 10',
    '10/1 5',
  ])('withholds %s pence at the short end of its band', (row) => {
    const [odds = '', pence = ''] = row.split(' ');
    expect(ruleFourDeduction([parsePrice(odds)])).toEqual(multiply(fraction(BigInt(pence)), fraction(1n, 100n)));
  });
});
