import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sportsbookRules, type PlatformConfig, type WithdrawalRules } from '#config';
import { house } from '../jurisdictions/house.ts';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';
import { inbox } from '#partners/message/inbox/index.ts';
import { signedHttp } from '#partners/payment/signed-http/index.ts';

const testMessages = {
  welcome: { subject: 'Welcome, {nickname}', text: 'Good to have you. {url}' },
  phoneChanged: { subject: 'Phone changed', text: 'Was it you? {url}' },
  emailDropped: { subject: 'Your e-mail address', text: 'Not you? {supportEmail}' },
  emailCorrected: { subject: 'Another address', text: 'Not you? {supportEmail}' },
  registrationTried: { subject: 'You have an account', text: 'Sign in: {url}' },
  passwordChangedSms: { text: 'Password changed. Was it you? {url}' },
  accountExcludedSms: { text: 'Your money: {url}' },
  depositHeldSms: { text: '{sum} goes back' },
  depositClaimSms: { text: '{sum}: where to? {url}' },
  depositReturnedSms: { text: '{sum} went back' },
  contactChangedSms: { text: 'Contacts changed. Was it you? {url}' },
  welcomeAndConfirm: { subject: 'Welcome, {nickname}', text: 'Good to have you. {confirmUrl}' },
  confirmEmail: { subject: 'Confirm your address', text: '{confirmUrl}' },
  passwordReset: { subject: 'A new password', text: '{resetUrl}' },
  passwordChanged: { subject: 'Your password was changed', text: '{url}' },
  accountExcluded: { subject: 'Closed to play', text: 'Your money: {url} {supportEmail}' },
  accountDormant: { subject: 'Still here', text: '{nickname}: {url}' },
  newSignIn: { subject: 'A new sign-in', text: '{time} {device} {place}' },
  eachSignIn: { subject: 'A sign-in', text: '{time} {device} {place}' },
  contact: { subject: 'From {email}', text: '{message}' },
  noteWelcome: { subject: 'Welcome, {nickname}', text: 'Good to have you.', link: 'Your details' },
  noteDeposit: { subject: 'Deposited', text: '{sum}', link: 'History' },
  noteDepositDeclined: { subject: 'Not deposited', text: '{sum}', link: 'History' },
  noteDepositClaim: { subject: 'Where to', text: '{sum}', link: 'History' },
  noteDepositHeld: { subject: 'Going back', text: '{sum}', link: 'History' },
  noteDepositReturned: { subject: 'Sent back', text: '{sum}', link: 'History' },
  noteWinHeld: { subject: 'Being checked', text: '{sum}', link: 'History' },
  noteWinReleased: { subject: 'Paid after all', text: '{sum}', link: 'History' },
  noteBonus: { subject: 'A bonus', text: '{name}: {sum}', link: 'Bonuses' },
  noteFreeSpins: { subject: 'Free spins', text: '{name}: {count}', link: 'Bonuses' },
  noteBonusPlayed: { subject: 'Bonus played', text: '{name}: {sum}', link: 'History' },
  noteBonusCanceled: { subject: 'Bonus canceled', text: '{name}: {sum}', link: 'History' },
  noteBonusExpired: { subject: 'Bonus expired', text: '{name}: {sum}', link: 'History' },
  noteBonusLost: { subject: 'Bonus lost', text: '{name}: {sum}', link: 'History' },
  noteWithdrawal: { subject: 'Paid out', text: '{sum}', link: 'History' },
  noteWithdrawalReturned: { subject: 'Not paid out', text: '{sum}', link: 'History' },
  noteDocumentApproved: { subject: 'Approved', text: '{file}', link: 'Documents' },
  noteDocumentRejected: { subject: 'Rejected', text: '{file}: {reason}', link: 'Documents' },
  noteIdentityApproved: { subject: 'Identity approved', text: 'Nothing is left to do.', link: 'Verification' },
  noteIdentityRejected: { subject: 'Identity rejected', text: 'Try again.', link: 'Verification' },
  noteProfileCorrected: { subject: 'Details corrected', text: 'As you asked.', link: 'Profile' },
  secondFactorOn: { subject: 'Second step on', text: '{url}' },
  secondFactorOff: { subject: 'Second step off', text: '{url}' },
  secondFactorChanged: { subject: 'Second step changed', text: '{url}' },
  recoveryCodeUsed: { subject: 'A recovery code was used', text: '{url}' },
  secondStepGuessed: { subject: 'Somebody has your password', text: '{url}' },
  noteSecondStepGuessed: { subject: 'Wrong codes', text: 'Change your password.', link: 'Security' },
  noteSecondFactor: { subject: 'Second step', text: 'Was it you?', link: 'Security' },
  noteCare: { subject: 'A look at your play', text: 'More than before.', link: 'Limits' },
  noteCareLimit: { subject: 'A limit might help', text: 'You choose it.', link: 'Limits' },
  noteNewSignIn: { subject: 'A new device', text: 'Was it you?', link: 'Security' },
  noteSignIn: { subject: 'A sign-in', text: 'Was it you?', link: 'Security' },
  noteLimitsReview: { subject: 'Your limits', text: 'What you spent', link: 'Limits' },
  oneTimeCode: { text: 'Your code is {code}' },
};

/** Rules that allow every withdrawal; a test about a rule sets that rule. */
export const easyRules: WithdrawalRules = {
  turnOver: { isRequired: false, multiplier: '1', byMethod: {} },
  isCancelable: true,
  ways: [],
  verification: [],
  linkedDays: 30,
  noticed: { large: null, first: null },
  heldFor: [],
};

export const gameSecret = 'studio secret';
/** Whoever wants somebody on it brings another. */
const emptyRegister = { open: () => ({ find: async () => null }) };
const testInbox = inbox({ url: 'http://inbox.test', secret: 'inbox secret' });

/** The provider `sandbox` of tests; a test may replace it with its own. */
export function testPayment(url = 'http://payment.test') {
  return signedHttp({ url, secret: 'payment secret' });
}

/** The configuration of a test platform: hosts that do not exist, known secrets, rate limits that no test reaches. */
export function testConfig(databaseUrl: string): PlatformConfig {
  return {
    databaseUrl,
    publicUrl: 'http://site.test',
    origins: ['http://site.test'],
    jwtKey: 'test key that is long enough for HS256',
    edge: { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null },
    rateFactor: 1_000,
    documentsDir: join(tmpdir(), `verdigale-documents-${process.pid}`),
    operatorKey: null,
    payment: { silenceSeconds: 120 },
    limits: { holdAcrossCurrencies: false },
    withdrawals: { ...easyRules, reviewSeconds: 0 },
    bonuses: { isDeclinedByDefault: false, rules: {}, names: {} },
    play: { stakes: [], wins: [], hasSportsbook: true },
    loyalty: null,
    hasQuests: true,
    protection: house,
    sportsbook: sportsbookRules,
    help: [{ country: 'DE', name: 'Someone', url: 'https://someone.test', phone: '0800 1' }],
    tournaments: { series: [], hasCrowd: false },
    messages: { supportEmail: 'support@brand.test', brandName: 'Brand', defaultLocale: 'en', templates: { en: testMessages } },
    registration: { email: true, phone: true },
    partners: {
      oidc: {},
      telegram: null,
      identityCheck: null,
      rates: null,
      register: emptyRegister,
      feed: null,
      mail: testInbox,
      sms: testInbox,
      payment: { sandbox: testPayment() },
      game: { 'verdigale-studio': seamlessWallet({ url: 'http://studio.test', secret: gameSecret }) },
    },
  };
}
