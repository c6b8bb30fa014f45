import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig, WithdrawalRules } from '#kernel';

const testMessages = {
  welcome: { subject: 'Welcome, {nickname}', text: 'Good to have you. {url}' },
  welcomeAndConfirm: { subject: 'Welcome, {nickname}', text: 'Good to have you. {confirmUrl}' },
  confirmEmail: { subject: 'Confirm your address', text: '{confirmUrl}' },
  passwordReset: { subject: 'A new password', text: '{resetUrl}' },
  passwordChanged: { subject: 'Your password was changed', text: '{url}' },
  newSignIn: { subject: 'A new sign-in', text: '{time} {device} {place}' },
  contact: { subject: 'From {email}', text: '{message}' },
  noteWelcome: { subject: 'Welcome, {nickname}', text: 'Good to have you.', link: 'Your details' },
  noteDeposit: { subject: 'Deposited', text: '{sum}', link: 'History' },
  noteDepositDeclined: { subject: 'Not deposited', text: '{sum}', link: 'History' },
  noteWithdrawal: { subject: 'Paid out', text: '{sum}', link: 'History' },
  noteWithdrawalReturned: { subject: 'Not paid out', text: '{sum}', link: 'History' },
  noteDocumentApproved: { subject: 'Approved', text: '{file}', link: 'Documents' },
  noteDocumentRejected: { subject: 'Rejected', text: '{file}: {reason}', link: 'Documents' },
  noteNewSignIn: { subject: 'A new device', text: 'Was it you?', link: 'Security' },
  oneTimeCode: { text: 'Your code is {code}' },
};

/** Nothing stands in the way of a withdrawal; a test that is about a rule sets it. */
export const easyRules: WithdrawalRules = {
  turnOver: { isRequired: false, multiplier: '1', byMethod: {} },
  isCancelable: true,
  ways: [],
  verification: [],
  linkedDays: 30,
  noticed: { large: null, first: null },
  heldFor: [],
};

/** A platform for tests: hosts that do not exist, known secrets, rate limits that no test reaches. */
export function testConfig(databaseUrl: string): PlatformConfig {
  return {
    databaseUrl,
    publicUrl: 'http://site.test',
    jwtKey: 'test key that is long enough for HS256',
    edge: { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null },
    rateFactor: 1_000,
    documentsDir: join(tmpdir(), `verdigale-documents-${process.pid}`),
    withdrawalReviewSeconds: 0,
    paymentSilenceSeconds: 120,
    withdrawals: easyRules,
    stakes: [],
    hasSportsbook: true,
    operatorKey: null,
    supportEmail: 'support@house.test',
    messages: { defaultLocale: 'en', templates: { en: testMessages } },
    registration: { email: true, phone: true },
    partners: {
      oidc: {},
      telegram: null,
      identityCheck: null,
      rates: null,
      message: { url: 'http://inbox.test', secret: 'inbox secret' },
      payment: { sandbox: { protocol: 'signed-http', url: 'http://payment.test', secret: 'payment secret' } },
      game: { 'verdigale-studio': { url: 'http://studio.test', secret: 'studio secret' } },
    },
  };
}
