import { describe, expect, it } from 'vitest';
import { uniformInt } from '../engine/random.ts';
import { seededSource } from '../engine/seeded-source.ts';
import { isOffered, stakesFor } from '../server/stakes.ts';
import { winOf } from './game.ts';
import { liveGames } from './index.ts';
import { isClimb } from './live-game.ts';
import type { PlacedBet } from './placed-bets.ts';

const tables = liveGames.filter((game) => !isClimb(game));

describe.each(tables.map((game) => [game.name, game] as const))('%s', (_, game) => {
  const chips = game.unitsPerStake / 100;
  const places = game.strategies!.map(({ name }) => name);
  const stakes = stakesFor('EUR', 2, game);

  it('pays every win in whole cents, at every stake that it offers, however the chips lie', () => {
    const source = seededSource(21);
    for (let round = 0; round < 60; round += 1) {
      const units = new Map<string, number>();
      for (let chip = 0; chip < chips; chip += 1) {
        const place = places[uniformInt(source, places.length)]!;
        units.set(place, (units.get(place) ?? 0) + 1);
      }
      const choice: PlacedBet[] = [...units].map(([bet, count]) => ({ bet, units: count }));
      expect(game.readChoice(choice)).toEqual(choice);
      const { pay } = game.play(source, choice, [])!;
      for (const stake of [stakes.allowed[0]!, stakes.allowed[0]! + stakes.unit]) {
        expect(isOffered(stakes, stake)).toBe(true);
        expect(() => winOf(game, stake, pay)).not.toThrow();
      }
    }
  });

  it('has limits of its own, and its usual stake among them', () => {
    expect(stakes.allowed[0]).toBe(game.limits!.least);
    expect(stakes.allowed.at(-1)).toBe(game.limits!.most);
    expect(isOffered(stakes, stakes.usual)).toBe(true);
    expect(isOffered(stakes, game.limits!.most + stakes.unit)).toBe(false);
  });

  it('takes no choice that leaves chips over, names a place twice, or one that is not there', () => {
    const [one, other] = places as [string, string];
    for (const wrong of [
      null,
      [],
      [{ bet: one, units: chips - 1 }],
      [{ bet: one, units: chips + 1 }],
      [
        { bet: one, units: 1 },
        { bet: one, units: chips - 1 },
      ],
      [
        { bet: one, units: chips + 2 },
        { bet: other, units: -2 },
      ],
      [{ bet: 'elsewhere', units: chips }],
      [{ bet: one, units: chips, pay: 2 }],
    ])
      expect(game.readChoice(wrong)).toBeUndefined();
  });
});

it('has tables of which no two are the same', () => {
  expect(tables.length).toBeGreaterThanOrEqual(8);
  const differences = tables.map(({ model, pace, limits }) => [model, pace.bettingMs, limits!.least, limits!.most].join());
  expect(new Set(differences).size).toBe(tables.length);
});
