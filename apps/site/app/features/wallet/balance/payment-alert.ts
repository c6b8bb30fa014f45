import { invoiceStatus } from '@verdigale/contract';

export type PaymentKind = 'Deposit' | 'Withdraw';

const alerts = {
  Deposit: { success: 'wallet.depositSuccess', failure: 'wallet.depositError' },
  Withdraw: { success: 'wallet.withdrawSuccess', failure: 'wallet.withdrawError' },
} as const;

/** The alert about a payment that has ended, by its status; none of one that goes on. (WD-05) */
export function paymentAlertOf(kind: PaymentKind, status: number): string | undefined {
  if (status === invoiceStatus.success) return alerts[kind].success;
  return status === invoiceStatus.rejected ? alerts[kind].failure : undefined;
}
