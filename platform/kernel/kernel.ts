import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events.ts';
import type { EdgeConfig } from './http/edge.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';

/** Connection data of one partner: where it is and the secret that both sides sign with. */
export interface PartnerConfig {
  /** Base address without a trailing slash; a partner may live below a path. */
  url: string;
  secret: string;
}

/** An OpenID Connect issuer at which players may sign in, and what we are called there. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Only a stand-in on one's own machine: tokens would travel for all to read. */
  mayUseHttp?: boolean;
}

/** A Telegram bot whose widget signs players in. */
export interface TelegramConfig {
  /** Its name without `@`. */
  bot: string;
  token: string;
}

/** An account at the identity-check provider (Sumsub). */
export interface IdentityCheckConfig {
  /** Base address of its calls without a trailing slash. */
  url: string;
  appToken: string;
  secretKey: string;
  webhookSecret: string;
  /** Which steps a player has to take, by the name that it has there. */
  levelName: string;
}

export interface PlatformConfig {
  databaseUrl: string;
  /** The site's own address, for links and partner redirects. */
  publicUrl: string;
  jwtKey: string;
  edge: EdgeConfig;
  /** Multiplies every rate limit: 1 in production, more where one address plays many players (tests). */
  rateFactor: number;
  /** How long a player may take a withdrawal back before the provider is asked to pay it. */
  withdrawalReviewSeconds: number;
  /** The brand's messages by locale and name; `defaultLocale` has all of them. */
  messages: { defaultLocale: string; templates: Record<string, Record<string, MessageTemplate>> };
  partners: {
    /** By provider identity. */
    payment: Record<string, PartnerConfig>;
    game: Record<string, PartnerConfig>;
    /** By provider id; the one called `auth0` has connections. */
    oidc: Record<string, OidcConfig>;
    telegram: TelegramConfig | null;
    identityCheck: IdentityCheckConfig | null;
    /** Where mail and text messages leave. */
    message: PartnerConfig;
  };
}

/** Subject and text of a message, with {placeholders}. */
export interface MessageTemplate {
  subject: string;
  text: string;
}

/** What every module is given. */
export interface Kernel {
  db: Database;
  clock: Clock;
  events: Events;
  jobs: Jobs;
  config: PlatformConfig;
  log: Logger;
}
