import type { Module } from '#kernel';
import { cashbackFlow } from './flows/cashback/index.ts';
import { declineInvoiceFlow } from './flows/decline-invoice/index.ts';
import { freeSpinsFlow } from './flows/free-spins/index.ts';
import { heldMoneyFlow } from './flows/held-money/index.ts';
import { keepJournalFlow } from './flows/keep-journal/index.ts';
import { keepOutFlow } from './flows/keep-out/index.ts';
import { ownLimitsFlow } from './flows/own-limits/index.ts';
import { ownSpendingFlow } from './flows/own-spending/index.ts';
import { offerBonusesFlow } from './flows/offer-bonuses/index.ts';
import { notifyPlayerFlow } from './flows/notify-player/index.ts';
import { playTimeFlow } from './flows/play-time/index.ts';
import { reconcileFlow } from './flows/reconcile/index.ts';
import { registerPlayerFlow } from './flows/register-player.ts';
import { gameWalletFlow } from './flows/game-wallet/index.ts';
import { selfCheckFlow } from './flows/self-check/index.ts';
import { sendMessageFlow } from './flows/send-message/index.ts';
import { settleInvoiceFlow } from './flows/settle-invoice/index.ts';
import { sportsbookFlow } from './flows/sportsbook/index.ts';
import { socialSignInFlow } from './flows/social-sign-in/index.ts';
import { verifyIdentityFlow } from './flows/verify-identity/index.ts';
import { withdrawFlow } from './flows/withdraw/index.ts';
import { bonusModule } from './modules/bonus/index.ts';
import { documentModule } from './modules/document/index.ts';
import { careModule } from './modules/care/index.ts';
import { gameModule } from './modules/game/index.ts';
import { notificationModule } from './modules/notification/index.ts';
import { paymentModule } from './modules/payment/index.ts';
import { playerModule } from './modules/player/index.ts';
import { retentionModule } from './modules/retention/index.ts';
import { riskModule } from './modules/risk/index.ts';
import { settingsModule } from './modules/settings/index.ts';
import { sportsbookModule } from './modules/sportsbook/index.ts';
import { walletModule } from './modules/wallet/index.ts';

/** Every module and flow that has something to start: calls, jobs, handlers of facts. Lowest first: a module may import only those before it. */
export const modules: Module[] = [
  settingsModule,
  playerModule,
  documentModule,
  walletModule,
  riskModule,
  bonusModule,
  sportsbookModule,
  gameModule,
  paymentModule,
  careModule,
  retentionModule,
  notificationModule,
  registerPlayerFlow,
  socialSignInFlow,
  verifyIdentityFlow,
  gameWalletFlow,
  sportsbookFlow,
  freeSpinsFlow,
  cashbackFlow,
  ownLimitsFlow,
  ownSpendingFlow,
  playTimeFlow,
  keepOutFlow,
  offerBonusesFlow,
  heldMoneyFlow,
  settleInvoiceFlow,
  withdrawFlow,
  declineInvoiceFlow,
  reconcileFlow,
  sendMessageFlow,
  notifyPlayerFlow,
  selfCheckFlow,
  keepJournalFlow,
];
