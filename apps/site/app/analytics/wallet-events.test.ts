import { expect, it } from 'vitest';
import { walletEntryOf } from './wallet-events.ts';

const common = {
  event: 'Action',
  eventCategory: 'walletFunnel',
  userId: 'p-1',
  operationType: 'not set',
  walletOperationType: 'not set',
  loadTime: 0,
};

it('[ANA-02] reports the step, and "not set" or 0 for what is not known', () => {
  const deposit = { userId: 'p-1', operationType: 'deposit' } as const;
  expect(walletEntryOf({ name: 'walletOpen', ...deposit, loadTime: 81.6 })).toEqual({
    ...common,
    funnelStep: 'open',
    walletOperationType: 'deposit',
    loadTime: 82,
  });
  expect(walletEntryOf({ name: 'walletChangeType', userId: undefined, operationType: 'withdraw' })).toEqual({
    ...common,
    userId: 'not set',
    funnelStep: 'withdraw',
    walletOperationType: 'withdraw',
  });
  for (const [name, funnelStep] of [
    ['walletChangeMethod', 'method'],
    ['walletChangeNetwork', 'network'],
    ['walletSubmitForm', 'sent'],
    ['walletClose', 'close'],
    ['walletSelectBonus', 'selectBonus'],
    ['walletDeclineBonuses', 'declineBonuses'],
    ['walletPromoOpen', 'promoOpen'],
    ['walletPromoSubmit', 'promoSent'],
  ] as const)
    expect(walletEntryOf({ name, ...deposit })).toEqual({ ...common, funnelStep, operationType: 'deposit' });
});
