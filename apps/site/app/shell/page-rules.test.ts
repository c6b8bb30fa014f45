import { expect, it } from 'vitest';
import { isPlayPage } from './page-rules.ts';

it.each([
  ['/games/copper-canyon', true],
  ['/de/games/copper-canyon', true],
  ['/betting', true],
  ['/betting/live', true],
  ['/main', false],
  ['/bettings', false],
  ['/de', false],
])('%s is a page to play on: %s', (path, expected) => {
  expect(isPlayPage(path, ['en', 'de'])).toBe(expected);
});
