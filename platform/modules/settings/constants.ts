import {
  betStatus,
  documentStatus,
  invoiceStatus,
  invoiceType,
  playerBonusResult,
  playerBonusStatus,
  playerStatus,
  socialCallbackPath,
  telegramProvider,
  type Constants,
} from '@verdigale/contract';
import type { BreakTerm, ExclusionTerm, PlatformConfig } from '#config';

interface Item {
  id: number | string;
  name: string;
}

/** Items of numbered statuses: names are shown to players by some clients, so each one is named for them. */
function named<Name extends string>(statuses: Record<Name, number>, names: Record<Name, string>): Item[] {
  return (Object.keys(statuses) as Name[]).map((key) => ({ id: statuses[key], name: names[key] }));
}

function numbered(names: Record<number, string>): Item[] {
  return Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
}

function labelled(names: Record<string, string>): Item[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

const cashPeriods = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };
const breakPeriods: Record<BreakTerm, string> = {
  '1_day': '1 day',
  '3_days': '3 days',
  '1_week': '1 week',
  '1_month': '1 month',
  '6_weeks': '6 weeks',
  '2_months': '2 months',
  '3_months': '3 months',
};
const exclusionPeriods: Record<ExclusionTerm, string> = {
  '3_months': '3 months',
  '6_months': '6 months',
  '9_months': '9 months',
  '1_year': '1 year',
  '5_years': '5 years',
  forever: 'Forever',
};

/** The terms that the jurisdiction offers. */
const offered = <Term extends string>(terms: readonly Term[], names: Record<Term, string>): Item[] =>
  terms.map((id) => ({ id, name: names[id] }));

const bonusStatusNames = { issued: 'Issued', active: 'Active', finished: 'Finished' };
const { lost: _, ...playerFreespinResult } = playerBonusResult;

const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((id) => ({ id, name: id.replaceAll('_', ' ') }));
const timeZoneIds: ReadonlySet<string> = new Set(timeZones.map(({ id }) => id));

/**
 * The name in the list of a time zone, which clients know by newer and older ones (`Europe/Kyiv` is `Europe/Kiev` there); null where the list has
 * none: for offsets too, and for what the database does not know.
 */
export function listedTimeZone(id: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions();
    return timeZoneIds.has(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/** The services with which players may sign in; Telegram's widget also wants its bot and the address that it comes back to. (wire 1.4) */
function socialConstants(
  { oidc, telegram }: PlatformConfig['partners'],
  publicUrl: string,
): Pick<Constants['player'], 'socialAuth' | 'telegram'> {
  const socialAuth = [...Object.keys(oidc), ...(telegram ? [telegramProvider] : [])];
  return {
    socialAuth,
    ...(telegram ? { telegram: { bot: telegram.bot, auth_url: publicUrl + socialCallbackPath(telegramProvider) } } : {}),
  };
}

/** The tree of enumerations of the settings call. Ids are the wire's; those that no client reads are our own. (wire 1.4) */
export const constantsOf = ({ partners, publicUrl, registration, bonuses, protection, limits }: PlatformConfig): Constants => ({
  player: {
    scenarios: labelled({ registration: 'Registration', profile: 'Profile' }),
    timeZone: timeZones,
    playerStatuses: named(playerStatus, { active: 'Active', limited: 'Limited', blocked: 'Blocked' }),
    document: {
      status: named(documentStatus, { approved: 'Approved', pending: 'Pending', rejected: 'Rejected' }),
      type: [
        { id: 'identity_front', name: 'Identity document, front', section: 'identity' },
        { id: 'identity_back', name: 'Identity document, back', section: 'identity' },
        { id: 'identity_selfie_id', name: 'Selfie with identity document', section: 'identity' },
        { id: 'address', name: 'Proof of address', section: 'address' },
        { id: 'payment', name: 'Payment method, front', section: 'payment' },
        { id: 'payment_back', name: 'Payment method, back', section: 'payment' },
        { id: 'other', name: 'Other document', section: 'other' },
      ],
    },
    limit: {
      definition: numbered({ 1: 'Bet limit', 2: 'Loss limit', 3: 'Deposit limit', 4: 'Self-exclusion', 5: 'Cooling-off' }),
      status: numbered({ 1: 'Active', 2: 'Pending' }),
      allPeriod: labelled({ ...cashPeriods, ...breakPeriods, ...exclusionPeriods }),
      cashPeriod: labelled(cashPeriods),
      coolingOffPeriod: offered(protection.breakTerms, breakPeriods),
      selfExclusionPeriod: offered(protection.exclusionTerms, exclusionPeriods),
      askedAt: protection.limitsAskedAt,
      products: ['casino', 'sportsbook'],
      holdAcrossCurrencies: limits.holdAcrossCurrencies,
    },
    registration: { email: registration.email, phone: registration.phone },
    // A code by phone needs a provider that sends it.
    otp: { enabled: partners.sms !== null, reason: ['registration', 'phoneVerification', 'changingPass'] },
    ...socialConstants(partners, publicUrl),
  },
  payment: {
    invoiceStatuses: named(invoiceStatus, { processing: 'In review', pending: 'Pending', success: 'Completed', rejected: 'Declined' }),
    invoiceTypes: named(invoiceType, { deposit: 'Deposit', withdrawal: 'Withdrawal' }),
  },
  game: {
    bet: {
      status: named(betStatus, { pending: 'Pending', won: 'Won', lost: 'Lost', refund: 'Refunded', cashOut: 'Cashed out' }),
      transactionType: numbered({ 1: 'Bet', 2: 'Win', 3: 'Rollback' }),
      amountType: numbered({ 1: 'Real money', 2: 'Bonus money' }),
    },
    spin: { transactionType: numbered({ 1: 'Bet', 2: 'Win', 3: 'Rollback' }) },
    bonus: {
      triggerType: numbered({
        1: 'Bonus code',
        3: 'Deposit',
        4: 'Registration',
        5: 'Quest',
        6: 'Tournament',
        7: 'Cashback',
        8: 'Level',
        11: 'Referral',
      }),
      type: numbered({ 1: 'Cash', 2: 'Percentage of deposit', 3: 'Free spins', 4: 'Cashback' }),
      status: numbered({ 1: 'Active', 2: 'Inactive' }),
      wagerSportsbookTicketType: numbered({ 1: 'Single', 2: 'Multiple', 3: 'System' }),
      wagerSportsbookStage: numbered({ 1: 'Pre-match', 2: 'Live' }),
      payoutBalanceType: numbered({ 1: 'Real money', 2: 'Bonus money' }),
      wagerCategory: labelled({ casino: 'Casino', sportsbook: 'Sportsbook' }),
      depositBonusDeclineDefault: bonuses.isDeclinedByDefault,
    },
    playerBonus: {
      status: named(playerBonusStatus, bonusStatusNames),
      result: named(playerBonusResult, { none: 'None yet', played: 'Played', canceled: 'Canceled', expired: 'Expired', lost: 'Lost' }),
    },
    playerFreespin: {
      status: named(playerBonusStatus, bonusStatusNames),
      result: named(playerFreespinResult, { none: 'None yet', played: 'Played', canceled: 'Canceled', expired: 'Expired' }),
    },
  },
});
