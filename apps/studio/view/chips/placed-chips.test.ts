import { expect, it } from 'vitest';
import { galeRules } from '../../games/gale-roulette/index.ts';
import { readRouletteChoice } from '../../games/gale-roulette/math.ts';
import { PlacedChips } from './placed-chips.ts';

it('holds all chips of the stake, the last ones cut to what is left', () => {
  const chips = new PlacedChips(galeRules.chips);
  expect(chips.place('red', 5)).toBe(5);
  expect(chips.place('straight-17', 10)).toBe(10);
  expect(readRouletteChoice(galeRules, chips.bets)).toBeUndefined();
  expect(chips.place('red', 10)).toBe(5);
  expect(chips.place('black', 1)).toBe(0);
  expect(chips.left).toBe(0);
  expect(readRouletteChoice(galeRules, chips.bets)).toEqual([
    { bet: 'red', units: 10 },
    { bet: 'straight-17', units: 10 },
  ]);
});

it('takes back act by act, clears, and lays the last round out again', () => {
  const chips = new PlacedChips(galeRules.chips);
  chips.repeat();
  expect(chips.bets).toEqual([]);
  chips.place('red', 15);
  chips.place('odd', 5);
  chips.keep();
  chips.undo();
  expect([chips.bets, chips.left]).toEqual([[{ bet: 'red', units: 15 }], 5]);
  chips.clear();
  expect(chips.left).toBe(20);
  chips.repeat();
  expect(chips.bets.length).toBe(2);
});

it('moves the whole stake to another place at once', () => {
  const chips = new PlacedChips(galeRules.chips);
  chips.place('red', 5);
  expect(chips.place('black', 20)).toBe(20);
  expect(chips.place('odd', 20)).toBe(20);
  expect(chips.bets).toEqual([{ bet: 'odd', units: 20 }]);
});
