import { describe, expect, it } from 'vitest';
import { systemClock } from '#kernel';
import { Variables } from '#config/variables.ts';
import { pageNeeds, readPartners, withStandIns } from './index.ts';
import { openRecorder, read } from './testing.ts';

const telegramToken = { TELEGRAM_BOT: 'brand_bot', TELEGRAM_BOT_TOKEN: '42:x' };
const sumsub = { SUMSUB_APP_TOKEN: 'a', SUMSUB_SECRET_KEY: 's', SUMSUB_WEBHOOK_SECRET: 'w' };

describe('partners of the environment', () => {
  it('are absent without variables', () => {
    const none = {
      payment: {},
      game: {},
      mail: null,
      sms: null,
      oidc: {},
      telegram: null,
      identityCheck: null,
      rates: null,
      register: null,
      feed: null,
    };
    expect(read({})).toEqual({ partners: none, problems: [] });
    expect(pageNeeds(read({}).partners)).toEqual({ frames: [], forms: [], scripts: [], cameras: [] });
  });

  it('have each issuer of the list', async () => {
    await using issuer = await openRecorder((_, url) => ({ issuer: `${url}/eu/`, authorization_endpoint: `${url}/authorize` }));
    const { partners, problems } = read({
      OIDC_PROVIDERS: 'auth0, my-id',
      OIDC_AUTH0_ISSUER: `${issuer.url}/eu/`,
      OIDC_AUTH0_CLIENT_ID: 'a',
      OIDC_AUTH0_CLIENT_SECRET: 'b',
      OIDC_MY_ID_ISSUER: 'https://id.example',
      OIDC_MY_ID_CLIENT_ID: 'c',
      OIDC_MY_ID_CLIENT_SECRET: 'd',
    });
    expect([Object.keys(partners.oidc), problems]).toEqual([['auth0', 'my-id'], []]);
    const request = { redirectUri: 'https://site.example/back', state: 's' };
    const url = new URL((await partners.oidc.auth0!.open(systemClock).startSignIn(request)).url);
    expect([url.origin + url.pathname, url.searchParams.get('client_id')]).toEqual([`${issuer.url}/authorize`, 'a']);
    expect(issuer.asked.map(({ path }) => path)).toEqual(['/eu/.well-known/openid-configuration']);
  });

  it('name every missing part at once, and show no secret', () => {
    const { problems } = read({
      OIDC_PROVIDERS: 'auth0',
      OIDC_AUTH0_ISSUER: 'http://brand.example',
      OIDC_AUTH0_CLIENT_SECRET: 'hunter2',
      TELEGRAM_BOT: 'brand_bot',
      SUMSUB_APP_TOKEN: 'prd:hunter2',
      SUMSUB_SECRET_KEY: 'hunter2',
      INBOX_URL: 'https://inbox.example',
    });
    expect(problems).toEqual([
      'INBOX_SECRET must be set, since INBOX_URL is.',
      'OIDC_AUTH0_ISSUER must be an address that begins with https://, or http:// on this machine.',
      'OIDC_AUTH0_CLIENT_ID must be set, since auth0 in OIDC_PROVIDERS is.',
      'TELEGRAM_BOT_TOKEN must be set, since TELEGRAM_BOT is.',
      'SUMSUB_WEBHOOK_SECRET must be set, since SUMSUB_APP_TOKEN is.',
    ]);
  });

  it.each(['a b', '../x', 'telegram'])('take no issuer called %s', (id) => {
    expect(read({ OIDC_PROVIDERS: id }).problems).toEqual([expect.stringMatching(/^OIDC_PROVIDERS must/)]);
  });

  it('declare what pages load of Telegram and Sumsub', () => {
    const { partners } = read({ ...telegramToken, ...sumsub });
    expect(pageNeeds(partners)).toEqual({
      frames: ['https://oauth.telegram.org', 'https://*.sumsub.com'],
      forms: [],
      scripts: ['https://telegram.org/js/telegram-widget.js?22', 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js'],
      cameras: ['https://in.sumsub.com', 'https://api.sumsub.com'],
    });
  });

  it('take the place of their stand-ins; payment and game providers stand beside them', () => {
    const provider = (kind: string, name: string, url: string) => ({
      [`${kind}_PROVIDERS`]: name,
      [`${kind}_${name.toUpperCase()}_URL`]: url,
      [`${kind}_${name.toUpperCase()}_SECRET`]: 's',
    });
    const standInValues = {
      ...provider('PAYMENT', 'sandbox', 'http://10.0.0.7:4001/payment'),
      ...provider('GAME', 'studio', 'http://10.0.0.7:4001/studio'),
      INBOX_URL: 'http://10.0.0.7:4001/inbox',
      INBOX_SECRET: 's',
      RATES_URL: 'http://10.0.0.7:4001/rates',
    };
    const variables = new Variables(standInValues, { mayUseHttp: true });
    const standIns = readPartners(variables);
    expect(variables.problems).toEqual([]);
    expect(read(standInValues).problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PAYMENT_SANDBOX_URL',
      'GAME_STUDIO_URL',
      'INBOX_URL',
    ]);
    const own = read({
      ...provider('PAYMENT', 'acme', 'https://acme.example'),
      ...provider('GAME', 'moon', 'https://moon.example'),
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@mail.example',
    }).partners;
    const both = withStandIns(own, standIns);
    expect([Object.keys(both.payment), Object.keys(both.game)]).toEqual([
      ['sandbox', 'acme'],
      ['studio', 'moon'],
    ]);
    expect([both.mail, both.sms, both.rates]).toEqual([own.mail, standIns.sms, standIns.rates]);
    expect(pageNeeds(both)).toMatchObject({
      frames: ['http://10.0.0.7:4001', 'https://acme.example', 'https://moon.example'],
      forms: ['http://10.0.0.7:4001', 'https://acme.example'],
    });
  });
});
