import type { PlatformConfig } from '@verdigale/platform';
import { standInAccess } from '@verdigale/sandbox';
import type { SiteOptions } from '@verdigale/site/server';
import type { Addresses } from './addresses.ts';
import type { Environment } from './env.ts';
import type { Secrets } from './secrets.ts';

const telegramWidget = 'https://telegram.org/js/telegram-widget.js?22';

type AccessPartners = Pick<PlatformConfig['partners'], 'oidc' | 'telegram' | 'identityCheck'>;

/** With whom players sign in and who checks identities: real partners where they are configured, else stand-ins, if those run. */
export function accessPartners({ access, sandbox }: Environment, { sandboxUrl }: Addresses, secrets: Secrets): AccessPartners {
  const standIns = sandbox ? standInAccess(sandboxUrl, standInSecrets(secrets)) : { oidc: {}, telegram: null, identityCheck: null };
  return {
    oidc: Object.keys(access.oidc).length > 0 ? access.oidc : standIns.oidc,
    telegram: access.telegram ?? standIns.telegram,
    identityCheck: access.sumsub ?? standIns.identityCheck,
  };
}

/** What the stand-ins share with the platform. */
export function standInSecrets({ identityPartner, telegramBot, identityCheck, identityWebhook }: Secrets) {
  return { identity: identityPartner, telegram: telegramBot, sumsub: identityCheck, sumsubWebhook: identityWebhook };
}

type AccessOptions = Required<Pick<SiteOptions, 'settings' | 'scriptUrls' | 'frameOrigins' | 'cameraOrigins'>>;

/** What browsers load of these partners, and from where: the policy of pages allows this and nothing else. */
export function accessOptions({ access, sandbox }: Environment, { sandboxUrl }: Addresses): AccessOptions {
  const telegramWidgetUrl = access.telegram ? telegramWidget : sandbox ? `${sandboxUrl}/telegram/widget.js` : null;
  const sdkUrl = access.sumsub?.sdkUrl ?? (sandbox ? `${sandboxUrl}/sumsub/sdk.js` : null);
  return {
    settings: {
      telegramWidgetUrl,
      sumsub: { enabled: sdkUrl !== null, theme: 'dark', hideDocumentsPage: access.hideDocumentsPage, sdkUrl },
    },
    scriptUrls: [telegramWidgetUrl, sdkUrl].filter((url) => url !== null),
    frameOrigins: [...(access.telegram ? ['https://oauth.telegram.org'] : []), ...(access.sumsub ? ['https://*.sumsub.com'] : [])],
    // The check takes pictures of a face and a document.
    cameraOrigins: access.sumsub ? ['https://in.sumsub.com', 'https://api.sumsub.com'] : [],
  };
}
