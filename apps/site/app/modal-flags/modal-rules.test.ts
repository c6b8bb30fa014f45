import { expect, it } from 'vitest';
import { mayOpen } from './modal-flags.ts';
import { modalRules, type ModalKey } from './modal-rules.ts';

const keysOf = (access: string) => (Object.keys(modalRules) as ModalKey[]).filter((key) => modalRules[key].access === access);

it('[MODAL-04] sign-in, sign-up and passwords are for guests', () => {
  expect(keysOf('guest')).toEqual(['sign-in', 'second-step', 'forgot-pass', 'reset-pass', 'sign-up']);
});

it.each([
  'sign-up-cancel',
  'cancel-deposit',
  'profile-confirmed',
  'mobile-game',
  'loyalty-earn',
  'demo-game',
  'categories',
  'providers',
  'geo-restricted-game',
] as const)('[MODAL-05] %s opens for guests and players', (key) => {
  expect([mayOpen(modalRules[key], false), mayOpen(modalRules[key], true)]).toEqual([true, true]);
});

it.each([
  'wallet',
  'deposit-error',
  'deposit-success',
  'deposit-pending',
  'deposit-redirect',
  'equivalent-currency',
  'wallet-region',
  'wallet-bonus-info',
  'quests-hub',
  'quest-rewards',
  'quest-tasks',
  'quest-task-games',
  'loyalty-level',
  'turn-over-wager',
  'add-cash-limit',
  'edit-cash-limit',
  'game-limit-reached',
  'self-exclusion-limit',
  'bonus-cancel-lock',
  'change-active-bonus',
  'cancel-active-bonus',
  'cancel-issued-bonus',
  'cancel-unsettled-bonus',
  'package-bonus',
  'bonus-details',
  'max-bets',
  'restricted-bets',
] as const)('[MODAL-06] %s opens for players alone', (key) => {
  expect([mayOpen(modalRules[key], false), mayOpen(modalRules[key], true)]).toEqual([false, true]);
});
