import { expect, it } from 'vitest';
import { exponentOf } from './currency-info.ts';
import { expectRefusal } from './testing.ts';

it('knows the decimals behind a sub-unit factor', () => {
  expect([1, 100, 1000, 1e8].map(exponentOf)).toEqual([0, 2, 3, 8]);
  for (const factor of [0, -10, 5, 99, 1e9, 0.1, Number.NaN]) expectRefusal(() => exponentOf(factor), 'bad-currency');
});
