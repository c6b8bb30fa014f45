import { expect, it } from 'vitest';
import { isShownHere, noteShown } from './shown-here.ts';

it('knows a payment as shown until the last place that shows it is gone', () => {
  const panel = noteShown('one');
  const receipt = noteShown('one');
  expect([isShownHere('one'), isShownHere('two')]).toEqual([true, false]);
  panel();
  expect(isShownHere('one')).toBe(true);
  receipt();
  expect(isShownHere('one')).toBe(false);
});
