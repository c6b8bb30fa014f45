import type { Module } from '#kernel';
import { riskRoutes } from './routes.ts';

export {
  adjustmentById,
  closeAdjustment,
  decidedAdjustments,
  insertAdjustment,
  waitingAdjustments,
  type Adjustment,
} from './adjustment.sql.ts';
export { closeHeld, countWaitingHeld, heldById, heldSums, insertHeld, openHeld, putHeld, type HeldMoney } from './held-money.sql.ts';
export { findHeld } from './held-money.ts';
export { judgeWithdrawal, type Verdict } from './judge-withdrawal.ts';
export { owedBack } from './owed-back.ts';
export { closeReview, findReview, holdBack, insertReview, lastLookAt, waitingReviews, type HoldReason } from './review.sql.ts';
export { addStake, getTurnOver, requireTurnOver, takeBackStake } from './turn-over.ts';

export const riskModule: Module = { name: 'risk', routes: riskRoutes };
