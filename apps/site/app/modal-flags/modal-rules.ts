import type { ModalRule } from './modal-flags.ts';

/**
 * Every modal by its query flag: who may see it, and which query parameters leave the address with it. (A 2, W 2) Part of
 * every page; what a modal shows is loaded by `registry.ts` when one opens.
 */
export const modalRules = {
  'sign-in': { access: 'guest', params: ['backRoute', 'emailError'] },
  'second-step': { access: 'guest' },
  'forgot-pass': { access: 'guest' },
  'reset-pass': { access: 'guest', params: ['resetCode'] },
  'sign-up': { access: 'guest' },
  'sign-up-cancel': { access: 'everyone' },
  'profile-confirmed': { access: 'everyone' },
  language: { access: 'everyone' },
  search: { access: 'everyone' },
  categories: { access: 'everyone' },
  providers: { access: 'everyone' },
  'mobile-game': { access: 'everyone' },
  'demo-game': { access: 'everyone' },
  'geo-restricted-game': { access: 'everyone' },
  'game-limit-reached': { access: 'player' },
  'max-bets': { access: 'player', params: ['currency'] },
  'restricted-bets': { access: 'player' },
  'bonus-cancel-lock': { access: 'player' },
  'change-active-bonus': { access: 'player' },
  'cancel-active-bonus': { access: 'player' },
  'cancel-issued-bonus': { access: 'player' },
  'cancel-unsettled-bonus': { access: 'player' },
  'package-bonus': { access: 'player', params: ['issue'] },
  'bonus-details': { access: 'player' },
  wallet: { access: 'player', params: ['bonusId'] },
  'wallet-region': { access: 'player' },
  'wallet-bonus-info': { access: 'player' },
  'loyalty-level': { access: 'player' },
  'loyalty-earn': { access: 'everyone' },
  'quests-hub': { access: 'player' },
  'quest-tasks': { access: 'player' },
  'quest-task-games': { access: 'player', params: ['task'] },
  'quest-rewards': { access: 'player' },
  'cancel-quest': { access: 'player' },
  'turn-over-wager': { access: 'player' },
  'equivalent-currency': { access: 'player' },
  'deposit-success': { access: 'player' },
  'deposit-error': { access: 'player' },
  'deposit-pending': { access: 'player' },
  'deposit-redirect': { access: 'player' },
  'decline-deposit': { access: 'player' },
  'cancel-deposit': { access: 'everyone' },
} as const satisfies Record<string, ModalRule>;

export type ModalKey = keyof typeof modalRules;
