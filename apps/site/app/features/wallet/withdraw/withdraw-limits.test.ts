import type { PaymentMethod } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { withdrawLimits } from './withdraw-limits.ts';

const options = [
  { id: 'slow', name: 'Slow', minAmount: 5, maxAmount: 80 },
  { id: null, name: 'Plain' },
];
const network = { key: 'crypto_network', fieldType: 'select', value: null, isRequired: true, labels: {}, hints: {}, position: 1, options };
const method = { amountMin: 10, amountMax: 100, fields: [network] } as unknown as PaymentMethod;

it.each<[string | undefined, number, { min: number; max: number; isEnough: boolean }]>([
  [undefined, 500, { min: 10, max: 100, isEnough: true }],
  ['slow', 500, { min: 5, max: 80, isEnough: true }],
  ['slow', 60, { min: 5, max: 60, isEnough: true }],
  ['slow', 4.99, { min: 5, max: 80, isEnough: false }],
  ['', 60, { min: 10, max: 60, isEnough: true }],
])('[WD-01] of network %s with %d there is what it takes, and never more than there is', (chosen, available, expected) => {
  expect(withdrawLimits(method, chosen, available)).toEqual(expected);
});
