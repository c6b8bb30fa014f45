import { expect, it } from 'vitest';
import { claimsOf } from './claims-of.ts';

const publicData = {
  received: '0.0005',
  'claim.1': 'https://pay.example/1',
  'claim.2': 'https://pay.example/2',
  'claim.3': 'javascript:alert(1)',
};

it('names the pages of every deposit that waits for an address, while it goes back', () => {
  expect(claimsOf({ status: 3, statusResult: 'returning', publicData })).toEqual(['https://pay.example/1', 'https://pay.example/2']);
  expect(claimsOf({ status: 3, statusResult: 'returned', publicData })).toEqual([]);
  expect(claimsOf({ status: 2, statusResult: '', publicData })).toEqual([]);
  expect(claimsOf({ status: 3, statusResult: 'returning', publicData: null })).toEqual([]);
});
