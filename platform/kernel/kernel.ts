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
