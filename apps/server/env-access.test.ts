import { describe, expect, it } from 'vitest';
import { readAccess } from './env-access.ts';

const read = (variables: Record<string, string>) => {
  const problems: string[] = [];
  return { access: readAccess(variables, problems), problems };
};

describe('readAccess', () => {
  it('reads each issuer of the list', () => {
    const { access, problems } = read({
      OIDC_PROVIDERS: 'auth0, my-id',
      OIDC_AUTH0_ISSUER: 'https://brand.eu.auth0.com/',
      OIDC_AUTH0_CLIENT_ID: 'a',
      OIDC_AUTH0_CLIENT_SECRET: 'b',
      OIDC_MY_ID_ISSUER: 'https://id.example',
      OIDC_MY_ID_CLIENT_ID: 'c',
      OIDC_MY_ID_CLIENT_SECRET: 'd',
    });
    expect(problems).toEqual([]);
    expect(access.oidc).toEqual({
      auth0: { issuer: 'https://brand.eu.auth0.com/', clientId: 'a', clientSecret: 'b' },
      'my-id': { issuer: 'https://id.example', clientId: 'c', clientSecret: 'd' },
    });
  });

  it('names every missing part of a partner, and shows no secret', () => {
    const { problems } = read({
      OIDC_PROVIDERS: 'auth0',
      OIDC_AUTH0_ISSUER: 'http://brand.example',
      OIDC_AUTH0_CLIENT_SECRET: 'hunter2',
      TELEGRAM_BOT: 'brand_bot',
      SUMSUB_APP_TOKEN: 'prd:hunter2',
      SUMSUB_SECRET_KEY: 'hunter2',
      HIDE_DOCUMENTS_PAGE: 'yes',
    });
    expect(problems).toEqual([
      'OIDC_AUTH0_ISSUER must be an address that begins with https://.',
      'OIDC_AUTH0_CLIENT_ID must be set, since auth0 in OIDC_PROVIDERS is.',
      'HIDE_DOCUMENTS_PAGE must be on or off.',
      'TELEGRAM_BOT_TOKEN must be set, since TELEGRAM_BOT is.',
      'SUMSUB_WEBHOOK_SECRET must be set, since SUMSUB_APP_TOKEN is.',
    ]);
  });

  it.each(['a b', '../x', 'telegram'])('takes no provider called %s', (id) => {
    expect(read({ OIDC_PROVIDERS: id }).problems).toEqual([expect.stringMatching(/^OIDC_PROVIDERS must/)]);
  });
});
