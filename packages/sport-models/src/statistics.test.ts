import { expect, it } from 'vitest';
import { seeded } from './random.ts';
import { countBeside } from './statistics.ts';

const nothing = { home: 0, away: 0 };

it('counts no fewer shots than shots on target, and no fewer of those than goals', () => {
  const count = countBeside('football', seeded(1));
  for (let minute = 0; minute < 90; minute += 1) count(minute % 20 === 0 ? { home: 1, away: 0 } : nothing);
  const last = Object.fromEntries(count(nothing).map(({ kind, ...sides }) => [kind, sides]));
  expect(last['shots_on_target']!.home).toBeGreaterThanOrEqual(5);
  for (const side of ['home', 'away'] as const) {
    expect(last['shots']![side]).toBeGreaterThanOrEqual(last['shots_on_target']![side]);
    expect(last['fouls']![side]).toBeGreaterThanOrEqual(last['yellow_cards']![side]);
  }
});

it('is the same for the same seed, and nothing where nothing is counted', () => {
  const total = (seed: number) => {
    const count = countBeside('basketball', seeded(seed));
    for (let step = 0; step < 100; step += 1) count(nothing);
    return count(nothing);
  };
  expect(total(7)).toEqual(total(7));
  expect(countBeside('racing', seeded(1))(nothing)).toEqual([]);
});
