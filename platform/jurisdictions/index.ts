import type { ProtectionRules } from '#config';
import { house } from './house.ts';

/** Rule sets by the name that a brand picks. They state the parts of each law that data can decide; an operator has counsel check them. */
export const jurisdictions = {
  house,
  /** Gambling Commission: RTS 12, 13, 14 (features that are bought: 14A) and LCCP 3.5, 17.1.1. */
  'united-kingdom': {
    ...house,
    breakTerms: ['1_day', '1_week', '1_month', '6_weeks'],
    exclusionTerms: ['6_months', '9_months', '1_year', '5_years', 'forever'],
    isRegisterAsked: true,
    idleMinutes: 30,
    leastRoundMs: { slots: 2_500, jackpot: 2_500, sportsbook: 0, '*': 5_000 },
    isFeatureBuyAllowed: false,
    isWithdrawalCancelable: false,
    isIdentityFirst: true,
  },
  /** Malta: Player Protection Directive, Art. 11; removal of a limit waits for a week. */
  malta: { ...house, looserAfterHours: 7 * 24, exclusionTerms: ['6_months', '1_year', 'forever'], identityFrom: '2000' },
  /** Ontario: Registrar's Standards for Internet Gaming 2.13, 2.14, 2.23, 2.24, 3.01, 3.04, 4.30. */
  ontario: {
    ...house,
    leastAge: 19,
    registrationAsks: ['firstName', 'lastName', 'birthdate', 'address', 'city', 'postalCode'],
    limitsAskedAt: 'registration',
    breakTerms: ['1_day', '1_week', '1_month', '2_months', '3_months'],
    exclusionTerms: ['6_months', '1_year', '5_years', 'forever'],
    idleMinutes: 30,
    isIdentityFirst: true,
  },
  /** Denmark: ROFUS is asked at registration and at each sign-in. */
  denmark: { ...house, limitsAskedAt: 'registration', isRegisterAsked: true, isIdentityFirst: true },
  /** Sweden: limits before play, Spelpaus is asked at each sign-in. */
  sweden: { ...house, looserAfterHours: 72, limitsAskedAt: 'registration', isRegisterAsked: true, isIdentityFirst: true },
} as const satisfies Readonly<Record<string, ProtectionRules>>;

export type JurisdictionName = keyof typeof jurisdictions;
