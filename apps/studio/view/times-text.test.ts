import { expect, it } from 'vitest';
import { stakesText, timesText } from './times-text.ts';

it('writes pays as times of the stake in the language of the page', () => {
  expect(timesText('de', 250)).toBe('2,5×');
  expect(stakesText('en', 30n, 100n)).toBe('0.3×');
  expect(stakesText('en', 0n, 100n)).toBe('0×');
});

it('never writes more than was paid', () => {
  expect(stakesText('en', 2n, 300n)).toBe('0×');
});
