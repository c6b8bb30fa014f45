import type { Module } from '#kernel';
import { walletRoutes } from './routes.ts';

export { pockets, type AccountState, type LockedAccount, type Pocket } from './account.ts';
export { checkBooks, checkRecentBooks, type BookFault } from './ledger/check-books.ts';
export { lockAccount, lockAccounts } from './ledger/lock-account.ts';
export { paymentTransfersAfter, paymentTransfersOf, paymentTransfersSince, type PaymentTransfer } from './ledger/payment-transfers.sql.ts';
export { postTransfer, type Transfer, type TransferKind } from './ledger/post.ts';
export { transferBalances } from './ledger/transfer-balances.sql.ts';
export { findAccount, listAccounts } from './list-accounts.ts';
export { openAccount, type NewAccount } from './open-account.ts';
export { switchedTopic, type SwitchedFact } from './switch-account.ts';
export { viewAccount } from './view-account.ts';

export const walletModule: Module = { name: 'wallet', routes: walletRoutes };
