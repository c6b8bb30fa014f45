import { callSchemas } from '@verdigale/contract/schema';
import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { isListed, listQuery, openStates } from './list-query.ts';

const identities = (count: number) => Array.from({ length: count }, (_, at) => `week-${at}`);

it.each([1, 100, 101, 5000])('a brand with %i pages of tournaments asks for what the platform takes', (count) => {
  expect(Check(callSchemas['retention.tournaments.list'].query, listQuery(identities(count), openStates, 1, 6))).toBe(true);
});

it('names those that have a page, while they are not too many, and shows no others', () => {
  expect(listQuery(identities(100), openStates, 1, 6).identity).toHaveLength(100);
  expect(['week-1', 'without'].filter((identity) => isListed(['week-1'])({ identity }))).toEqual(['week-1']);
});
