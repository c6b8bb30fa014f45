import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlatformConfig } from '#kernel';

const testMessages = {
  welcome: { subject: 'Welcome, {nickname}', text: 'Good to have you. {url}' },
  welcomeAndConfirm: { subject: 'Welcome, {nickname}', text: 'Good to have you. {confirmUrl}' },
  confirmEmail: { subject: 'Confirm your address', text: '{confirmUrl}' },
  passwordReset: { subject: 'A new password', text: '{resetUrl}' },
  passwordChanged: { subject: 'Your password was changed', text: '{url}' },
  newSignIn: { subject: 'A new sign-in', text: '{time} {device} {place}' },
  oneTimeCode: { text: 'Your code is {code}' },
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
    messages: { defaultLocale: 'en', templates: { en: testMessages } },
    registration: { email: true, phone: true },
    partners: {
      oidc: {},
      telegram: null,
      identityCheck: null,
      message: { url: 'http://inbox.test', secret: 'inbox secret' },
      payment: { sandbox: { url: 'http://payment.test', secret: 'payment secret' } },
      game: { 'verdigale-studio': { url: 'http://studio.test', secret: 'studio secret' } },
    },
  };
}
