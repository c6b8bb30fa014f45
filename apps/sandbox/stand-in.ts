import type { Clock } from '@verdigale/stand-in';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';

/** What the platform and each partner share to sign their calls (HMAC keys). */
export interface SandboxSecrets {
  payment: string;
  inbox: string;
  /** The client secret of the players' site at the identity provider. */
  identity: string;
  /** The token of the bot that stands for Telegram's. */
  telegram: string;
  /** Of the identity check: what requests to it are signed with, and what its webhooks are. */
  sumsub: string;
  sumsubWebhook: string;
  register: string;
  feed: string;
}

/** Everything that a stand-in partner may use. Nothing of the platform's code is among it: they meet over HTTP only. */
export interface StandInContext {
  pool: Pool;
  clock: Clock;
  logger: FastifyBaseLogger;
  secrets: SandboxSecrets;
  /** Where the platform answers partners' calls, without a trailing slash. */
  platformUrl: string;
  /** The brand that players pay to. */
  shopName: string;
  /** Origins of the players' site: the only ones that may frame a partner's page. */
  siteOrigins: readonly string[];
  /** The sandbox's own address as a browser reaches it, without a trailing slash; known once it listens. */
  publicUrl(): string;
}

/** One partner that the sandbox plays: mounted under its path, listed on the landing page. */
export interface StandIn {
  /** Path of the partner's pages and calls, such as `/payment`. */
  path: string;
  title: string;
  about: string;
  plugin: FastifyPluginAsync<StandInContext>;
}
