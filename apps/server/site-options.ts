import { jurisdictions, pageNeeds } from '@verdigale/platform';
import type { SiteOptions } from '@verdigale/site/server';
import { bettingClientOf, bettingHostOf } from './betting-client.ts';
import { edgeOf } from './edge.ts';
import type { Ingredients } from './ingredients.ts';
import type { StandIns } from './stand-ins.ts';

export function siteOptions(ingredients: Ingredients, standIns: StandIns): SiteOptions {
  const { environment, addresses, brand, partners } = ingredients;
  const { site, mode, roles } = environment;
  const { telegram, identityCheck } = partners;
  const needs = pageNeeds(partners);
  const sdkUrl = identityCheck?.sdkUrl ?? null;
  const { guestAvailable, chatNeedsConsent, withdrawalCancelEnabled, ...features } = brand.publicSettings;
  return {
    brand,
    platformUrl: roles.has('api') ? addresses.internalUrl : addresses.publicUrl,
    publicUrl: addresses.publicUrl,
    mirrors: addresses.origins.slice(1),
    mode,
    edge: edgeOf(environment),
    frameOrigins: needs.frames,
    formOrigins: needs.forms,
    scriptUrls: needs.scripts,
    cameraOrigins: needs.cameras,
    settings: {
      ...features,
      withdrawalCancelEnabled: withdrawalCancelEnabled && jurisdictions[brand.jurisdiction].isWithdrawalCancelable,
      telegramWidgetUrl: telegram?.widgetUrl ?? null,
      sumsub: { enabled: sdkUrl !== null, theme: 'dark', hideDocumentsPage: site.hideDocumentsPage, sdkUrl },
      betting: bettingOf(ingredients, standIns),
      gtmContainerId: site.gtmContainerId ?? null,
      freshchatParams: chatOf(site, standIns, { guestAvailable, needsConsent: chatNeedsConsent }),
    },
  };
}

type SiteHosts = Ingredients['environment']['site'];

/** The sportsbook's client as the operator and the brand want it. */
function bettingOf(ingredients: Ingredients, standIns: StandIns) {
  const client = bettingClientOf(ingredients);
  if (client === null) return null;
  const { isOffered: _, ...looks } = ingredients.brand.betting;
  return { ...looks, clientId: client.clientId, clientHost: bettingHostOf(client, standIns) };
}

type ChatSettings = NonNullable<NonNullable<SiteOptions['settings']>['freshchatParams']>;
type ChatRules = Pick<ChatSettings, 'guestAvailable' | 'needsConsent'>;

/** The operator's chat; the stand-in's where there are stand-ins; else none. The brand's rules hold unless the environment says otherwise. */
function chatOf({ chat }: SiteHosts, { chatHost }: StandIns, { guestAvailable, needsConsent }: ChatRules): ChatSettings | null {
  const host = chat.host ?? chatHost;
  return host === undefined ? null : { host, token: chat.token, guestAvailable: chat.hasGuests ?? guestAvailable, needsConsent };
}
