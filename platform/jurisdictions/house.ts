import type { ProtectionRules } from '#config';

/** What the house does for every player, wherever the law asks for less. */
export const house: ProtectionRules = {
  leastAge: 18,
  registrationAsks: [],
  looserAfterHours: 24,
  reviewMonths: 6,
  limitsAskedAt: 'first-deposit',
  breakTerms: ['1_day', '3_days', '1_week', '1_month'],
  exclusionTerms: ['3_months', '6_months', '9_months', '1_year', 'forever'],
  isRegisterAsked: false,
  realityCheck: { choices: [15, 30, 60], unlessChosen: 60, canBeOff: false },
  idleMinutes: null,
  failedDeposits: { count: 5, withinMinutes: 10, closedMinutes: 15 },
  dormantMonths: 12,
  leastRoundMs: { '*': 0 },
  isAutoPlayAllowed: false,
  isFeatureBuyAllowed: true,
  isWithdrawalCancelable: true,
  isIdentityFirst: false,
  isEachSignInTold: false,
  largeWinFrom: '1000',
  identityFrom: null,
};
