import { createElement, type ComponentType } from 'react';
import { preloadable, type LazyPart } from '#app/lazy-part.ts';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import type { ModalProps } from './modal-frame.tsx';

function modal(load: () => Promise<ComponentType<ModalProps>>): LazyPart<ModalProps> {
  return preloadable(async () => {
    const [Modal, { WithQueries }] = await Promise.all([load(), import('#app/session/with-queries.tsx')]);
    return (props) => createElement(WithQueries, null, createElement(Modal, props));
  });
}

/** What every modal of `modal-rules.ts` shows. Only this file imports modals, each in a chunk of its own. */
export const modals: Readonly<Record<ModalKey, LazyPart<ModalProps>>> = {
  'sign-in': modal(() => import('./sign-in/sign-in-modal.tsx').then((m) => m.SignInModal)),
  'second-step': modal(() => import('./second-step/second-step-modal.tsx').then((m) => m.SecondStepModal)),
  'forgot-pass': modal(() => import('./forgot-pass/forgot-pass-modal.tsx').then((m) => m.ForgotPassModal)),
  'reset-pass': modal(() => import('./reset-pass/reset-pass-modal.tsx').then((m) => m.ResetPassModal)),
  'sign-up': modal(async () => {
    const { askRegistrationAhead, SignUpModal } = await import('./sign-up/sign-up-modal.tsx');
    askRegistrationAhead();
    return SignUpModal;
  }),
  'sign-up-cancel': modal(() => import('./sign-up-cancel/sign-up-cancel-modal.tsx').then((m) => m.SignUpCancelModal)),
  'profile-confirmed': modal(() => import('./profile-confirmed/profile-confirmed-modal.tsx').then((m) => m.ProfileConfirmedModal)),
  language: modal(() => import('./language/language-modal.tsx').then((m) => m.LanguageModal)),
  search: modal(() => import('./search/search-modal.tsx').then((m) => m.SearchModal)),
  categories: modal(() => import('./categories/categories-modal.tsx').then((m) => m.CategoriesModal)),
  providers: modal(() => import('./providers/providers-modal.tsx').then((m) => m.ProvidersModal)),
  'mobile-game': modal(() => import('./mobile-game/mobile-game-modal.tsx').then((m) => m.MobileGameModal)),
  'demo-game': modal(() => import('./demo-game/demo-game-modal.tsx').then((m) => m.DemoGameModal)),
  'geo-restricted-game': modal(() => import('./geo-restricted-game/geo-restricted-game-modal.tsx').then((m) => m.GeoRestrictedGameModal)),
  'game-limit-reached': modal(() => import('./game-limit-reached/game-limit-reached-modal.tsx').then((m) => m.GameLimitReachedModal)),
  'reality-check': modal(() => import('./reality-check/reality-check-modal.tsx').then((m) => m.RealityCheckModal)),
  'add-cash-limit': modal(() => import('./add-cash-limit/add-cash-limit-modal.tsx').then((m) => m.AddCashLimitModal)),
  'edit-cash-limit': modal(() => import('./edit-cash-limit/edit-cash-limit-modal.tsx').then((m) => m.EditCashLimitModal)),
  'self-exclusion-limit': modal(() =>
    import('./self-exclusion-limit/self-exclusion-limit-modal.tsx').then((m) => m.SelfExclusionLimitModal),
  ),
  'max-bets': modal(() => import('./max-bets/max-bets-modal.tsx').then((m) => m.MaxBetsModal)),
  'restricted-bets': modal(() => import('./restricted-bets/restricted-bets-modal.tsx').then((m) => m.RestrictedBetsModal)),
  'bonus-cancel-lock': modal(() => import('./bonus-cancel-lock/bonus-cancel-lock-modal.tsx').then((m) => m.BonusCancelLockModal)),
  'change-active-bonus': modal(() => import('./change-active-bonus/change-active-bonus-modal.tsx').then((m) => m.ChangeActiveBonusModal)),
  'cancel-active-bonus': modal(() => import('./cancel-active-bonus/cancel-active-bonus-modal.tsx').then((m) => m.CancelActiveBonusModal)),
  'cancel-issued-bonus': modal(() => import('./cancel-issued-bonus/cancel-issued-bonus-modal.tsx').then((m) => m.CancelIssuedBonusModal)),
  'cancel-unsettled-bonus': modal(() =>
    import('./cancel-unsettled-bonus/cancel-unsettled-bonus-modal.tsx').then((m) => m.CancelUnsettledBonusModal),
  ),
  'package-bonus': modal(() => import('./package-bonus/package-bonus-modal.tsx').then((m) => m.PackageBonusModal)),
  'bonus-details': modal(() => import('./bonus-details/bonus-details-modal.tsx').then((m) => m.BonusDetailsModal)),
  wallet: modal(async () => {
    const { askWalletAhead, WalletModal } = await import('./wallet/wallet-modal.tsx');
    askWalletAhead();
    return WalletModal;
  }),
  'wallet-region': modal(() => import('./wallet-region/wallet-region-modal.tsx').then((m) => m.WalletRegionModal)),
  'wallet-bonus-info': modal(() => import('./wallet-bonus-info/wallet-bonus-info-modal.tsx').then((m) => m.WalletBonusInfoModal)),
  'loyalty-level': modal(() => import('./loyalty-level/loyalty-level-modal.tsx').then((m) => m.LoyaltyLevelModal)),
  'loyalty-earn': modal(() => import('./loyalty-earn/loyalty-earn-modal.tsx').then((m) => m.LoyaltyEarnModal)),
  'quests-hub': modal(() => import('./quests-hub/quests-hub-modal.tsx').then((m) => m.QuestsHubModal)),
  'quest-tasks': modal(() => import('./quest-tasks/quest-tasks-modal.tsx').then((m) => m.QuestTasksModal)),
  'quest-task-games': modal(() => import('./quest-task-games/quest-task-games-modal.tsx').then((m) => m.QuestTaskGamesModal)),
  'quest-rewards': modal(() => import('./quest-rewards/quest-rewards-modal.tsx').then((m) => m.QuestRewardsModal)),
  'cancel-quest': modal(() => import('./cancel-quest/cancel-quest-modal.tsx').then((m) => m.CancelQuestModal)),
  'turn-over-wager': modal(() => import('./turn-over-wager/turn-over-wager-modal.tsx').then((m) => m.TurnOverWagerModal)),
  'equivalent-currency': modal(() => import('./equivalent-currency/equivalent-currency-modal.tsx').then((m) => m.EquivalentCurrencyModal)),
  'deposit-success': modal(() => import('./deposit-success/deposit-success-modal.tsx').then((m) => m.DepositSuccessModal)),
  'deposit-error': modal(() => import('./deposit-error/deposit-error-modal.tsx').then((m) => m.DepositErrorModal)),
  'deposit-pending': modal(() => import('./deposit-pending/deposit-pending-modal.tsx').then((m) => m.DepositPendingModal)),
  'deposit-redirect': modal(() => import('./deposit-redirect/deposit-redirect-modal.tsx').then((m) => m.DepositRedirectModal)),
  'decline-deposit': modal(() => import('./decline-deposit/decline-deposit-modal.tsx').then((m) => m.DeclineDepositModal)),
  'cancel-deposit': modal(() => import('./cancel-deposit/cancel-deposit-modal.tsx').then((m) => m.CancelDepositModal)),
};
