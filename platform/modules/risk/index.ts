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
export { judgeWithdrawal, type Verdict, type WithdrawalFacts } from './judge-withdrawal.ts';
export { owedBack, type Received } from './owed-back.ts';
export {
  closeReview,
  findReview,
  holdBack,
  insertReview,
  lastLookAt,
  waitingReviews,
  type HoldReason,
  type Review,
  type ReviewStatus,
} from './review.sql.ts';
export { addStake, getTurnOver, requireTurnOver, takeBackStake, type TurnOver } from './turn-over.ts';

export const riskModule: Module = { name: 'risk', routes: riskRoutes };
