import type { Module } from '#kernel';
import { bonusRoutes } from './routes.ts';
import { subscribe } from './subscribe.ts';

export { awardDeposit } from './award/award-deposit.ts';
export { chooseBonus, type BonusChoice } from './award/choose-bonus.ts';
export { giveByHand } from './award/give-by-hand.ts';
export { givePromised, keepPromise } from './award/give-promised.ts';
export { giveUnasked } from './award/give-unasked.ts';
export { hasHad, isForbidden, judgeOffer, startOf } from './award/judge-offer.ts';
export { readOfferedPlayer, type OfferedPlayer } from './award/player-facts.ts';
export { sumsIn, type SumReader } from './award/sums.ts';
export {
  bonusIdsOf,
  campaignOfVersion,
  campaignSummaries,
  cashbackRuns,
  runningCampaigns,
  type CampaignSummary,
  type OfferedCampaign,
} from './campaign/campaign.sql.ts';
export { digestOf } from './campaign/digest.ts';
export { cashbackOf } from './cashback/cashback-of.ts';
export { periodOf, settledAfterMs, settledPeriods, type CashbackPeriod } from './cashback/cashback-period.ts';
export { paidPeriodsOf, releasedIn, settledOf } from './cashback/cashback.sql.ts';
export { payCashback } from './cashback/pay-cashback.ts';
export { loadCampaigns } from './campaign/load-campaigns.ts';
export { publishCampaign, showCampaign, stopCampaignNamed } from './campaign/manage-campaigns.ts';
export type { CampaignSeed, Gives, OfferItem, Sums } from './campaign/offer.ts';
export { listCodes, removeCode } from './code/own-codes.ts';
export { redeemCode } from './code/redeem-code.ts';
export { called, namesFor, namesIn, type NameReader } from './names.ts';
export { listOffers, statusesOf } from './offer/list-offers.ts';
export { costOfOffer, type OfferCost } from './cost/offer-cost.ts';
export type { CostedGame } from './cost/played-game.ts';
export { freeSpinById, type FreeSpinRow } from './free-spin.sql.ts';
export { checkBonuses, checkBonusPockets } from './check/check-bonuses.ts';
export { freeSpinsEnded, freeSpinsGranted } from './free-spins/change-free-spin.ts';
export { changeStake, confirmIssue } from './free-spins/confirm-issue.ts';
export { unconfirmedFreeSpins } from './free-spins/free-round.sql.ts';
export { findFreePlay, isCollected, payFreeRound, type FreePlay } from './free-spins/pay-free-round.ts';
export { cancelFreeSpins } from './free-spins/own-free-spins.ts';
export { takeBackFreeRound } from './free-spins/take-back-round.ts';
export { takeFreeRound } from './free-spins/take-free-round.ts';
export { changeBonus, emitBonus } from './lifecycle/change-bonus.ts';
export { houseBonus, type BonusHolder } from './lifecycle/end-bonus.ts';
export { endBonusesOf } from './lifecycle/end-for-house.ts';
export { activeBonusesOf, activeBonusOf, type PlayerBonusRow } from './player-bonus.sql.ts';
export { ownStakesOf } from './play/own-stake.ts';
export { readBonusPlay, shareIn, stakePockets, stakeRule, type BonusPlay, type PlayedGame } from './play/bonus-play.ts';
export { betShareOf, markBetTakenBack } from './play/bonus-play.sql.ts';
export { changeShare, type PlayingAccount } from './play/change-share.ts';
export { moveShare, readBetShare } from './play/move-share.ts';
export { decideStake, highestStake, type StakeDecision } from './play/decide-stake.ts';
export { mostStake } from './play/most-stake.ts';
export { previewStakes } from './play/preview-stakes.ts';
export { noteStake } from './play/note-stake.ts';
export { changesOf, postReturn, returned } from './play/return-parts.ts';
export { shareTarget, type BetShare, type ShareTarget } from './play/share-target.ts';
export { shareWin } from './play/share-win.ts';
export { playable, type Parts } from './play/split-stake.ts';
export { contributionOf, isBelowOdds, type LeastOdds } from './terms/contribution-of.ts';
export type { Terms } from './terms/terms.ts';

export const bonusModule: Module = { name: 'bonus', routes: bonusRoutes, setup: subscribe };
