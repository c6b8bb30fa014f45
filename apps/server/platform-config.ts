import { join } from 'node:path';
import { jurisdictions, sportsbookRules, type PlatformConfig, type PlatformSeed } from '@verdigale/platform';
import { bettingClientOf } from './betting-client.ts';
import type { Brand } from './brand.ts';
import { edgeOf } from './edge.ts';
import type { Environment } from './env.ts';
import type { Ingredients } from './ingredients.ts';

export function platformConfig(ingredients: Ingredients): Omit<PlatformConfig, 'databaseUrl'> {
  const { environment, addresses, brand, secrets, partners } = ingredients;
  const { publicSettings, withdrawals, supportEmail, defaultLocale, messages: templates, stakes, wins, registration, bonuses } = brand;
  const { enableTurnOverWager: isRequired, withdrawalCancelEnabled: isCancelable } = publicSettings;
  return {
    publicUrl: addresses.publicUrl,
    origins: addresses.origins,
    jwtKey: secrets.jwtKey,
    edge: edgeOf(environment),
    rateFactor: environment.rateFactor,
    documentsDir: join(environment.dataDir, 'documents'),
    operatorKey: environment.operatorKey ?? null,
    payment: { silenceSeconds: environment.paymentSilenceSeconds },
    limits: brand.limits,
    withdrawals: {
      ...withdrawals,
      turnOver: { ...withdrawals.turnOver, isRequired },
      isCancelable,
      reviewSeconds: environment.withdrawalReviewSeconds,
    },
    bonuses: { isDeclinedByDefault: bonuses.isDeclinedByDefault, rules: bonuses.rules, names: bonuses.names },
    help: brand.help,
    protection: protectionOf(brand, partners),
    sportsbook: sportsbookRules,
    play: { stakes, wins, hasSportsbook: bettingClientOf(ingredients) !== null },
    tournaments: { series: brand.tournaments, hasCrowd: environment.sandbox },
    loyalty: publicSettings.loyaltyEnabled ? brand.loyalty : null,
    hasQuests: publicSettings.questsEnabled,
    messages: { supportEmail, brandName: brand.name, defaultLocale, templates },
    // A phone is proved by a code that is sent to it.
    registration: { ...registration, phone: registration.phone && partners.sms !== null },
    partners,
  };
}

/** Throws where the brand picks a jurisdiction whose register nobody could ask, or that shuts everybody out because nobody could prove an identity. */
function protectionOf({ jurisdiction }: Brand, { register, identityCheck }: Ingredients['partners']): PlatformConfig['protection'] {
  const rules = jurisdictions[jurisdiction];
  if (rules.isRegisterAsked && !register)
    throw new Error(`REGISTER_URL must be set: jurisdiction ${jurisdiction} requires a register to be asked`);
  if (rules.isIdentityFirst && !identityCheck)
    throw new Error(`SUMSUB_APP_TOKEN must be set: jurisdiction ${jurisdiction} requires proof of identity before money moves`);
  return rules;
}

/** People of the demo and their keys (STAFF_KEY), for trying what takes two. */
export const demoStaff: Readonly<Record<'ann' | 'bob', string>> = { ann: 'ann-of-the-demo', bob: 'bob-of-the-demo' };

/** Demo players have public passwords, and the demo's staff public keys: they come along with the stand-in partners only. */
export function seedOf(
  { settings, catalogue, paymentMethods, bonuses, quests, publicSettings, demoPlayers }: Brand,
  { sandbox }: Environment,
): PlatformSeed {
  return {
    settings,
    catalogue,
    paymentMethods,
    campaigns: bonuses.campaigns,
    quests: publicSettings.questsEnabled ? quests : [],
    players: sandbox ? demoPlayers : [],
    staff: sandbox ? demoStaff : {},
  };
}
