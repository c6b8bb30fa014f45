import { clientId, connections } from './identity/provider.ts';
import type { SandboxSecrets } from './stand-in.ts';
import { appToken } from './sumsub/api.ts';

/** Reached through an `auth0` connection, or directly: the last one. */
const directProvider = connections[2];

/** The variables with which an operator would set a platform up for the stand-ins: they are configured as any partner is. */
export function standInVariables(sandboxUrl: string, secrets: SandboxSecrets) {
  const issuer = `${sandboxUrl}/identity`;
  const direct = directProvider.toUpperCase();
  return {
    PAYMENT_PROVIDERS: 'sandbox',
    PAYMENT_SANDBOX_URL: `${sandboxUrl}/payment`,
    PAYMENT_SANDBOX_SECRET: secrets.payment,
    INBOX_URL: `${sandboxUrl}/inbox`,
    INBOX_SECRET: secrets.inbox,
    OIDC_PROVIDERS: `auth0,${directProvider}`,
    OIDC_AUTH0_ISSUER: issuer,
    OIDC_AUTH0_CLIENT_ID: clientId,
    OIDC_AUTH0_CLIENT_SECRET: secrets.identity,
    [`OIDC_${direct}_ISSUER`]: issuer,
    [`OIDC_${direct}_CLIENT_ID`]: clientId,
    [`OIDC_${direct}_CLIENT_SECRET`]: secrets.identity,
    TELEGRAM_BOT: 'verdigale_sandbox_bot',
    TELEGRAM_BOT_TOKEN: secrets.telegram,
    TELEGRAM_WIDGET_URL: `${sandboxUrl}/telegram/widget.js`,
    SUMSUB_URL: `${sandboxUrl}/sumsub`,
    SUMSUB_SDK_URL: `${sandboxUrl}/sumsub/sdk.js`,
    SUMSUB_APP_TOKEN: appToken,
    SUMSUB_SECRET_KEY: secrets.sumsub,
    SUMSUB_WEBHOOK_SECRET: secrets.sumsubWebhook,
    REGISTER_URL: `${sandboxUrl}/register`,
    REGISTER_SECRET: secrets.register,
    FEED_URL: `${sandboxUrl}/feed`,
    FEED_SECRET: secrets.feed,
    FEED_PRODUCERS: 'live,pre-match',
    RATES_URL: `${sandboxUrl}/rates/latest.json`,
    CHAT_HOST: `${sandboxUrl}/chat`,
    BETTING_CLIENT_HOST: `${sandboxUrl}/sportsbook`,
  };
}
