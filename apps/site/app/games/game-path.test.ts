import { expect, it } from 'vitest';
import { gamePath } from './game-path.ts';

it('leads to a game’s page, and to the sportsbook for the game that stands for it', () => {
  expect(gamePath('copper-canyon')).toBe('/games/copper-canyon');
  expect(gamePath('betsy-sportsbook-betsy')).toBe('/betting');
});
