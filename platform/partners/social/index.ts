import type { Partners, TelegramConnection } from '#config';
import type { Variables } from '#config/variables.ts';
import { readAll, readOne, type Adapter } from '../adapter.ts';
import { openIdConnectAdapter } from './openid-connect/index.ts';
import type { OidcIssuer, TelegramLogin } from './port.ts';
import { telegramAdapter } from './telegram/index.ts';

/** Every way to sign in elsewhere: redirects to an issuer, and Telegram's widget. */
const issuerAdapters: readonly Adapter<OidcIssuer>[] = [openIdConnectAdapter];
const widgetAdapters: readonly Adapter<TelegramLogin, TelegramConnection>[] = [telegramAdapter];

export const readSocialPartners = (variables: Variables): Pick<Partners, 'oidc' | 'telegram'> => ({
  oidc: readAll(issuerAdapters, variables),
  telegram: readOne(widgetAdapters, variables),
});
