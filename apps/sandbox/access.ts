import { clientId, connections } from './identity/provider.ts';
import type { SandboxSecrets } from './stand-in.ts';
import { appToken } from './sumsub/api.ts';

/** Reached through an `auth0` connection, or directly: the last one. */
const directProvider = connections[2];
const bot = 'verdigale_sandbox_bot';

/** How a platform is configured to sign players in with the stand-ins and to have them check identities. */
export function standInAccess(sandboxUrl: string, secrets: Pick<SandboxSecrets, 'identity' | 'telegram' | 'sumsub' | 'sumsubWebhook'>) {
  const oidc = { issuer: `${sandboxUrl}/identity`, clientId, clientSecret: secrets.identity, mayUseHttp: true };
  return {
    oidc: { auth0: oidc, [directProvider]: { ...oidc } },
    telegram: { bot, token: secrets.telegram },
    identityCheck: {
      url: `${sandboxUrl}/sumsub`,
      appToken,
      secretKey: secrets.sumsub,
      webhookSecret: secrets.sumsubWebhook,
      levelName: 'basic-kyc-level',
    },
  };
}
