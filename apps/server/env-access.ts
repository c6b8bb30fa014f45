/** Real partners of sign-in and identity checks; what is not set is played by the sandbox, or is not offered. */
export interface AccessEnvironment {
  /** OpenID Connect issuers by provider id. */
  oidc: Readonly<Record<string, { issuer: string; clientId: string; clientSecret: string }>>;
  telegram: { bot: string; token: string } | undefined;
  sumsub: { url: string; sdkUrl: string; appToken: string; secretKey: string; webhookSecret: string; levelName: string } | undefined;
  /** Whether the page of uploaded documents goes when the identity is checked by a provider. */
  hideDocumentsPage: boolean;
}

type Variables = Record<string, string | undefined>;

/** Reads them together, since half a partner is none; adds what is missing or faulty to `problems`, by name and rule. */
export function readAccess(variables: Variables, problems: string[]): AccessEnvironment {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const need = (name: string, why: string): string => {
    const value = text(name);
    if (value === undefined) problems.push(`${name} must be set, since ${why} is.`);
    return value ?? '';
  };
  const address = (name: string, value: string): string => {
    if (value !== '' && !isSafeAddress(value)) problems.push(`${name} must be an address that begins with https://.`);
    return value.replace(/\/+$/, '');
  };

  const ids = (text('OIDC_PROVIDERS') ?? '').split(',').map((id) => id.trim());
  const providers = ids.filter((id) => id !== '');
  if (providers.some((id) => !/^[\w-]{1,64}$/.test(id) || id === 'telegram')) {
    problems.push('OIDC_PROVIDERS must be a list of names of letters, digits, - and _, such as auth0,google.');
    return { oidc: {}, telegram: undefined, sumsub: undefined, hideDocumentsPage: false };
  }
  const oidc = Object.fromEntries(
    providers.map((id) => {
      const variable = (part: string) => `OIDC_${id.toUpperCase().replaceAll('-', '_')}_${part}`;
      const of = (part: string) => need(variable(part), `${id} in OIDC_PROVIDERS`);
      const issuer = of('ISSUER');
      // An issuer is compared letter by letter, so its slash at the end stays.
      address(variable('ISSUER'), issuer);
      return [id, { issuer, clientId: of('CLIENT_ID'), clientSecret: of('CLIENT_SECRET') }];
    }),
  );

  const bot = text('TELEGRAM_BOT');
  const appToken = text('SUMSUB_APP_TOKEN');
  const hide = text('HIDE_DOCUMENTS_PAGE') ?? 'off';
  if (hide !== 'on' && hide !== 'off') problems.push('HIDE_DOCUMENTS_PAGE must be on or off.');
  return {
    oidc,
    telegram: bot === undefined ? undefined : { bot, token: need('TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT') },
    sumsub:
      appToken === undefined
        ? undefined
        : {
            appToken,
            secretKey: need('SUMSUB_SECRET_KEY', 'SUMSUB_APP_TOKEN'),
            webhookSecret: need('SUMSUB_WEBHOOK_SECRET', 'SUMSUB_APP_TOKEN'),
            levelName: text('SUMSUB_LEVEL') ?? 'basic-kyc-level',
            url: address('SUMSUB_URL', text('SUMSUB_URL') ?? 'https://api.sumsub.com'),
            sdkUrl: address('SUMSUB_SDK_URL', text('SUMSUB_SDK_URL') ?? 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js'),
          },
    hideDocumentsPage: hide === 'on',
  };
}

/** Secrets and tokens travel there. */
function isSafeAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}
