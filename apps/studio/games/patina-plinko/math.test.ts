import { describe, expect, it } from 'vitest';
import { rational, sum, toDecimal } from '../../engine/rational.ts';
import { seededSource } from '../../engine/seeded-source.ts';
import { winOf } from '../game.ts';
import { allChoices, bucketChances, exactRtp } from './exact.ts';
import { patinaPlinko } from './index.ts';
import { dropBall, paysOf, readPlinkoChoice } from './math.ts';

describe('the figures of plinko', () => {
  it('return between 98.5156 % and 98.9063 % in every way to play', () => {
    const returns = allChoices.map((choice) => `${choice.rows} ${choice.risk} ${toDecimal(exactRtp(choice), 6)}`);
    expect(returns).toEqual([
      '8 low 0.985156',
      '8 medium 0.987500',
      '8 high 0.989063',
      '12 low 0.988501',
      '12 medium 0.989014',
      '12 high 0.988867',
      '16 low 0.985356',
      '16 medium 0.988785',
      '16 high 0.987323',
    ]);
    const { rtp, highestRtp, maxWin } = patinaPlinko.facts;
    expect([rtp, highestRtp]).toEqual([exactRtp({ rows: 8, risk: 'low' }), exactRtp({ rows: 8, risk: 'high' })]);
    expect(maxWin).toEqual(rational(BigInt(Math.max(...allChoices.flatMap(paysOf))), 100n));
  });

  it('count every way the ball can fall', () => {
    for (const rows of [8, 12, 16]) expect(sum(bucketChances(rows))).toEqual(rational(1n));
    expect(bucketChances(8)[4]).toEqual(rational(70n, 256n));
  });

  it('pay the same on both sides, and most at the edge', () => {
    for (const choice of allChoices) {
      const pays = paysOf(choice);
      expect(pays).toEqual(pays.toReversed());
      expect(Math.max(...pays)).toBe(pays[0]);
    }
  });
});

it.each([
  null,
  8,
  {},
  { rows: 8 },
  { rows: 9, risk: 'low' },
  { rows: '8', risk: 'low' },
  { rows: 8, risk: 'none' },
  { rows: 8, risk: 'low', x: 1 },
])('takes no choice such as %j', (value) => {
  expect(readPlinkoChoice(value)).toBeUndefined();
});

it('takes every way to play', () => {
  for (const choice of allChoices) expect(readPlinkoChoice({ ...choice })).toEqual(choice);
});

it('drops the ball the same way from the same words, into the bucket that its path leads to', () => {
  const choice = { rows: 12, risk: 'high' } as const;
  expect(dropBall(seededSource(5), choice)).toEqual(dropBall(seededSource(5), choice));
  const source = seededSource(3);
  for (let round = 0; round < 1000; round += 1) {
    const { path, bucket, pay } = dropBall(source, choice);
    expect(path.length).toBe(12);
    expect(path.filter((turn) => turn === 1).length).toBe(bucket);
    expect(pay).toBe(paysOf(choice)[bucket]);
  }
});

it('wins whole amounts at every stake that its units allow', () => {
  for (const choice of allChoices) for (const pay of paysOf(choice)) expect(() => winOf(patinaPlinko, 20n, pay)).not.toThrow();
});
