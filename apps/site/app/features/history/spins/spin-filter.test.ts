import { expect, it } from 'vitest';
import { noSpinFilter, spinQuery } from './spin-filter.ts';

it('asks for everything, ten at a time, unless something is chosen', () => {
  expect(spinQuery(noSpinFilter, 3)).toEqual({ page: 3, perPage: 10 });
});

it('asks for whole days of the player’s own calendar', () => {
  const query = spinQuery({ game: 'copper-canyon', currency: 'EUR', from: '2026-03-01', to: '2026-03-01' }, 1);
  expect(query).toMatchObject({ gameIdentity: 'copper-canyon', currency: 'EUR' });
  expect(Date.parse(query.dateTo!) - Date.parse(query.dateFrom!)).toBe(86_400_000 - 1);
});
