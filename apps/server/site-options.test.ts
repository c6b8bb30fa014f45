import { expect, it } from 'vitest';
import type { Addresses } from './addresses.ts';
import { loadBrand } from './brand.ts';
import { readEnvironment } from './env.ts';
import { siteOptions } from './site-options.ts';

const publicUrl = 'https://play.test';
const addresses: Addresses = {
  port: 4000,
  sandboxPort: 4001,
  studioPort: 4002,
  publicUrl,
  origins: [publicUrl],
  sandboxUrl: 'http://localhost:4001',
  studioUrl: 'http://localhost:4002',
  internalUrl: 'http://localhost:4000',
};
const standIns = { partners: {}, chatHost: undefined, bettingHost: undefined } as Parameters<typeof siteOptions>[1];
const own = await loadBrand('default');

/** What pages know of the operator's choices, with this of the brand and of the environment. */
function settingsWith(
  change: Partial<typeof own.publicSettings> = {},
  variables: Record<string, string> = {},
  jurisdiction = own.jurisdiction,
  isOffered = true,
) {
  const environment = readEnvironment({ CHAT_HOST: 'https://chat.test', ...variables });
  const betting = { ...own.betting, isOffered };
  const brand = { ...own, jurisdiction, betting, publicSettings: { ...own.publicSettings, ...change } };
  const secrets = {} as Parameters<typeof siteOptions>[0]['secrets'];
  return siteOptions({ environment, addresses, brand, secrets, partners: environment.partners }, standIns).settings!;
}

it('[CHAT-01] [SHELL-25] guests may chat by the brand’s guestAvailable, unless the environment says otherwise', () => {
  expect(settingsWith().freshchatParams).toEqual({ host: 'https://chat.test', token: '', guestAvailable: true, needsConsent: false });
  expect(settingsWith({ guestAvailable: false }).freshchatParams).toMatchObject({ guestAvailable: false });
  expect(settingsWith({ guestAvailable: false }, { CHAT_GUESTS: 'on' }).freshchatParams).toMatchObject({ guestAvailable: true });
  expect(settingsWith({}, { CHAT_GUESTS: 'off' }).freshchatParams).toMatchObject({ guestAvailable: false });
  expect(settingsWith({ chatNeedsConsent: true }).freshchatParams).toMatchObject({ needsConsent: true });
  expect(settingsWith({}, { CHAT_HOST: '' }).freshchatParams).toBeNull();
});

it('[SHELL-25] hands the brand’s choices on to the site', () => {
  const choices = {
    questsEnabled: true,
    loyaltyEnabled: true,
    enableTurnOverWager: false,
    withdrawalCancelEnabled: false,
    showWalletFilledFields: true,
    affiliateTagExpiration: 7,
  };
  expect(settingsWith(choices)).toMatchObject(choices);
});

it('[ROUTE-03] shows its own sportsbook where a feed says what is played and the brand offers bets; what the operator names in any case', () => {
  const hostOf = (variables: Record<string, string>, isOffered = true) =>
    settingsWith({}, variables, own.jurisdiction, isOffered).betting?.clientHost;
  const feed = { FEED_URL: 'https://feed.test', FEED_SECRET: 'secret of the feed', FEED_PRODUCERS: 'live' };
  const partner = { BETTING_CLIENT_HOST: 'https://bets.test', BETTING_CLIENT_ID: 'brand-1' };
  expect(hostOf(feed)).toBe('/sportsbook-client');
  expect([hostOf({}), hostOf(feed, false), hostOf({ ...feed, BETTING_CLIENT_HOST: 'off' })]).toEqual([undefined, undefined, undefined]);
  expect([hostOf(partner), hostOf({ ...feed, ...partner }, false)]).toEqual(['https://bets.test', 'https://bets.test']);
});

it('[M8] offers nobody to take a withdrawal back where the jurisdiction forbids it', () => {
  expect(settingsWith({ withdrawalCancelEnabled: true }).withdrawalCancelEnabled).toBe(true);
  expect(settingsWith({ withdrawalCancelEnabled: true }, {}, 'united-kingdom').withdrawalCancelEnabled).toBe(false);
});
