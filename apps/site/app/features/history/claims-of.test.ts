import { expect, it } from 'vitest';
import { claimsOf } from './claims-of.ts';

const publicData = {
  received: '0.0005',
  'claim.1': 'https://pay.example/1',
  'claim.2': 'https://pay.example/2',
  'claim.3': 'javascript:alert(1)',
};

it('names the pages of every deposit that waits for an address, while it goes back', () => {
  expect(claimsOf({ statusResult: 'returning', publicData })).toEqual(['https://pay.example/1', 'https://pay.example/2']);
  expect(claimsOf({ statusResult: 'returned', publicData })).toEqual([]);
  expect(claimsOf({ statusResult: 'returning', publicData: null })).toEqual([]);
});

it.each(['returning', '', 'underpaid'])('names them beside money that was credited, before it or since (%s)', (statusResult) => {
  expect(claimsOf({ statusResult, publicData })).toEqual(['https://pay.example/1', 'https://pay.example/2']);
});
