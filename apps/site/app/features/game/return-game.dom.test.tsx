import { afterEach, expect, it } from 'vitest';
import { deleteReturnGame, disableReturnGame, keepReturnGame, parseReturnGame } from './return-game.ts';

const game = { identity: 'copper-canyon', name: 'Copper Canyon' };
const kept = () => sessionStorage.getItem('returnGame');
afterEach(() => sessionStorage.clear());

it('[SHELL-13] keeps the game that was left until the player is back, and none once that is disabled', () => {
  keepReturnGame(game);
  expect(parseReturnGame(kept())).toEqual(game);
  deleteReturnGame();
  expect(kept()).toBeNull();
  disableReturnGame();
  keepReturnGame(game);
  expect(kept()).toBe('disabled');
  deleteReturnGame();
  expect(kept()).toBe('disabled');
});
