import { expect, it } from 'vitest';
import { isSameStack, mergeStack } from './modal-stack.ts';

const wallet = { key: 'wallet', value: 'deposit' };
const region = { key: 'wallet-region', value: 'true' };

it('keeps a closing modal mounted below the open ones', () => {
  const both = mergeStack([], [wallet, region]);
  expect(mergeStack(both, [wallet])).toEqual([
    { ...region, isOpen: false },
    { ...wallet, isOpen: true },
  ]);
});

it('opens a modal again that was on its way out', () => {
  const leaving = mergeStack(mergeStack([], [wallet]), []);
  expect(mergeStack(leaving, [wallet])).toEqual([{ ...wallet, isOpen: true }]);
});

it('is stable while nothing changes', () => {
  const mounted = mergeStack([], [wallet]);
  expect(isSameStack(mounted, mergeStack(mounted, [wallet]))).toBe(true);
  expect(isSameStack(mounted, mergeStack(mounted, [{ ...wallet, value: 'withdraw' }]))).toBe(false);
});
