import type { Module } from '#kernel';
import { walletRoutes } from './routes.ts';
import { databaseTime } from './wallet.sql.ts';

export { type AccountState, type LockedAccount, type Pocket } from './account.ts';
export { checkBooks, checkRecentBooks, type BookFault } from './ledger/check-books.ts';
export { lockAccount, lockAccounts } from './ledger/lock-account.ts';
export { paymentTransfersAfter, paymentTransfersOf, paymentTransfersSince, type PaymentTransfer } from './ledger/payment-transfers.sql.ts';
export { postTransfer, type TransferKind } from './ledger/post.ts';
export { counterpartyBalances, counterpartyFlows, counterpartySums, liabilities, type CounterpartyFlow } from './ledger/reports.sql.ts';
export { transferBalances } from './ledger/transfer-balances.sql.ts';
export { findAccount, findAccountIn, listAccounts } from './list-accounts.ts';
export { openAccount } from './open-account.ts';
export { switchedTopic, type SwitchedFact } from './switch-account.ts';
export { viewAccount } from './view-account.ts';
export { heldBalances, pocketBalances } from './wallet.sql.ts';

export const walletModule: Module = {
  name: 'wallet',
  routes: walletRoutes,
  gauges: ({ db, clock }) => [
    {
      name: 'clock_ahead_seconds',
      help: 'How far the clock of this process, which periods and breaks go by, is ahead of that of the database, which stamps money',
      read: async () => (clock.now().getTime() - (await db.one(databaseTime())).at.getTime()) / 1_000,
    },
  ],
};
