import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { exactRtp, extremeChoices } from './exact.ts';
import {
  faces,
  hasWon,
  isWholeAt,
  payFor,
  readDiceChoice,
  rollDice,
  targetFor,
  wholeChoice,
  winningCount,
  winningFaces,
  type DiceChoice,
} from './math.ts';

const under = (target: number): DiceChoice => ({ side: 'under', target });
const over = (target: number): DiceChoice => ({ side: 'over', target });

describe('the figures of dice', () => {
  it('return between 98.0306 % and 99 % for every choice, the same on both sides', () => {
    const { lowest, highest } = extremeChoices();
    expect([exactRtp(lowest), exactRtp(highest)].map((rtp) => toDecimal(rtp, 6))).toEqual(['0.980306', '0.990000']);
    const counts = Array.from({ length: winningFaces.most - winningFaces.least + 1 }, (_, index) => winningFaces.least + index);
    const pays = (['under', 'over'] as const).map((side) => counts.map((count) => payFor({ side, target: targetFor(side, count) })));
    expect(pays[0]).toEqual(pays[1]);
    expect(pays.flat().every((pay) => pay > 100)).toBe(true);
  });

  it('win on as many faces as they say', () => {
    for (const choice of [under(10), under(5050), under(9800), over(9989), over(4949), over(199)]) {
      const won = Array.from({ length: faces }, (_, roll) => roll).filter((roll) => hasWon(choice, roll));
      expect(won.length).toBe(winningCount(choice));
    }
  });

  it('pay 990 stakes for the smallest chance, 1.98 for a half and 1.01 for the largest', () => {
    expect([under(10), under(5000), under(9800)].map(payFor)).toEqual([99_000, 198, 101]);
  });
});

it.each([
  null,
  'under',
  [],
  {},
  { side: 'under' },
  { side: 'under', target: 9 },
  { side: 'under', target: 9801 },
  { side: 'over', target: 198 },
  { side: 'over', target: 9990 },
  { side: 'middle', target: 5000 },
  { side: 'under', target: 50.5 },
  { side: 'under', target: '5000' },
  { side: 'under', target: 5000, pay: 1 },
])('takes no choice such as %j', (value) => {
  expect(readDiceChoice(value)).toBeUndefined();
});

it('takes the choices at its limits', () => {
  for (const choice of [under(10), under(9800), over(199), over(9989)]) expect(readDiceChoice({ ...choice })).toEqual(choice);
});

it('rolls the same from the same words, and pays what the roll says', () => {
  const choice = over(7500);
  expect(rollDice(seededSource(5), choice)).toEqual(rollDice(seededSource(5), choice));
  const source = seededSource(3);
  for (let round = 0; round < 2000; round += 1) {
    const { roll, pay } = rollDice(source, choice);
    expect(pay).toBe(roll > 7500 ? 396 : 0);
  }
});

describe('stakes that are no whole units', () => {
  it.each([10n, 20n, 50n, 110n])('at a stake of %i lead to the nearest choice with a whole win', (stake) => {
    for (let target = winningFaces.least; target <= winningFaces.most; target += 97) {
      for (const choice of [under(target), over(faces - 1 - target)]) {
        const whole = wholeChoice(choice, stake);
        expect(isWholeAt(whole, stake)).toBe(true);
        expect(readDiceChoice(whole)).toEqual(whole);
      }
    }
  });

  it('leave every choice as it is where all wins are whole', () => {
    for (const target of [10, 1234, 9800]) expect(wholeChoice(under(target), 300n)).toEqual(under(target));
    expect([isWholeAt(under(5000), 10n), isWholeAt(under(4950), 10n)]).toEqual([false, true]);
  });
});
