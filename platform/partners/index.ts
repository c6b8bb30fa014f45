import type { PageNeeds, Partners } from '#config';
import type { Variables } from '#config/variables.ts';
import { readDataFeed } from './feed/index.ts';
import { readGameProviders } from './game/index.ts';
import { readIdentityCheck } from './identity/index.ts';
import { readMessageSenders } from './message/index.ts';
import { readPaymentProviders } from './payment/index.ts';
import { readRateFeed } from './rate/index.ts';
import { readRegister } from './register/index.ts';
import { readSocialPartners } from './social/index.ts';

/** The partners that the environment sets up; what is wrong is among the problems of `variables`. */
export const readPartners = (variables: Variables): Partners => ({
  payment: readPaymentProviders(variables),
  game: readGameProviders(variables),
  ...readMessageSenders(variables),
  ...readSocialPartners(variables),
  identityCheck: readIdentityCheck(variables),
  rates: readRateFeed(variables),
  register: readRegister(variables),
  feed: readDataFeed(variables),
});

/**
 * The operator's partners, and stand-ins for those that he has none for. Payment and game providers stand beside each other, since each
 * method and each game names its own.
 */
export const withStandIns = (own: Partners, standIns: Partners): Partners => ({
  payment: { ...standIns.payment, ...own.payment },
  game: { ...standIns.game, ...own.game },
  mail: own.mail ?? standIns.mail,
  sms: own.sms ?? standIns.sms,
  oidc: Object.keys(own.oidc).length > 0 ? own.oidc : standIns.oidc,
  telegram: own.telegram ?? standIns.telegram,
  identityCheck: own.identityCheck ?? standIns.identityCheck,
  rates: own.rates ?? standIns.rates,
  register: own.register ?? standIns.register,
  feed: own.feed ?? standIns.feed,
});

/** What pages need of all of them, each thing once. */
export function pageNeeds({ payment, game, oidc, mail, sms, telegram, identityCheck, rates }: Partners): Required<PageNeeds> {
  const all = [...[payment, game, oidc].flatMap((many) => Object.values(many)), mail, sms, telegram, identityCheck, rates];
  const each = (need: keyof PageNeeds) => [...new Set(all.flatMap((connection) => connection?.pages?.[need] ?? []))];
  return { frames: each('frames'), forms: each('forms'), scripts: each('scripts'), cameras: each('cameras') };
}
