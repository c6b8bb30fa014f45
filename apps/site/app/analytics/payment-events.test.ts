import { expect, it } from 'vitest';
import { paymentEntryOf } from './payment-events.ts';

const paid = { userId: 'p-1', invoiceId: 'i-1', amount: 50, currency: 'EUR', number: 3, walletType: 'fiat' };
const who = { userId: 'p-1', invoiceId: 'i-1', walletType: 'fiat' };

it('[ANA-03] reports a deposit as a purchase, with its number among the successful ones', () => {
  expect(paymentEntryOf({ name: 'walletDepositSuccess', ...paid })).toEqual({
    ...who,
    event: 'purchase',
    eventCategory: 'deposit',
    depositAmount: 50,
    depositCurrency: 'EUR',
    successDepositNumber: 3,
    ecommerce: {
      transaction_id: 'i-1',
      value: 50,
      currency: 'EUR',
      items: [{ item_id: 'i-1', item_name: 'deposit', price: 50, quantity: 1 }],
    },
  });
  const failed = paymentEntryOf({ name: 'walletDepositFail', ...paid, number: null });
  expect(failed).toEqual({ ...who, event: 'Action', eventCategory: 'failDeposit', depositAmount: 50, depositCurrency: 'EUR' });
});

it('[ANA-04] reports how a withdrawal ended; what is not known is "not set" or 0', () => {
  const withdrawal = { ...who, event: 'Action', withdrawAmount: 50, withdrawCurrency: 'EUR' };
  expect(paymentEntryOf({ name: 'walletWithdrawSuccess', ...paid })).toEqual({ ...withdrawal, eventCategory: 'withdraw' });
  expect(paymentEntryOf({ name: 'walletWithdrawFail', ...paid, userId: undefined, walletType: undefined })).toEqual({
    ...withdrawal,
    eventCategory: 'failWithdraw',
    userId: 'not set',
    walletType: 'not set',
  });
});
