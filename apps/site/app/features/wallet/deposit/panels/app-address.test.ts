import { expect, it } from 'vitest';
import { appAddress } from './app-address.ts';

it.each([
  ['https://bank.example/pay/1', 'https://bank.example/pay/1'],
  ['upi://pay?pa=a@b&am=10', 'upi://pay?pa=a@b&am=10'],
  ['bitcoin:bc1qxy?amount=0.1', 'bitcoin:bc1qxy?amount=0.1'],
  ['00020126580014br.gov.bcb.pix', null],
  ['javascript:alert(1)', null],
  ['bc1qxy', null],
])('[DEP-07] takes %j for %j', (code, address) => {
  expect(appAddress(code)).toBe(address);
});
