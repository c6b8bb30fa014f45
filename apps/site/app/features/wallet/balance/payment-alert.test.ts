import { expect, it } from 'vitest';
import { paymentAlertOf } from './payment-alert.ts';

it('[WD-05] has an alert for status 2 and for status 3 of deposits and of withdrawals, and for no other', () => {
  const alertsOf = (kind: Parameters<typeof paymentAlertOf>[0]) => [0, 1, 2, 3, 4].map((status) => paymentAlertOf(kind, status));
  expect(alertsOf('Deposit')).toEqual([undefined, undefined, 'wallet.depositSuccess', 'wallet.depositError', undefined]);
  expect(alertsOf('Withdraw')).toEqual([undefined, undefined, 'wallet.withdrawSuccess', 'wallet.withdrawError', undefined]);
});
