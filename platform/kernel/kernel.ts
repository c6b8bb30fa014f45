import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events.ts';
import type { EdgeConfig } from './http/edge.ts';
import type { Jobs } from './jobs.ts';
import type { Logger } from './logger.ts';
import type { StakeRule } from './stake-rule.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

/** Connection data of one partner: where it is and the secret that both sides sign with. */
export interface PartnerConfig {
  /** Base address without a trailing slash; a partner may live below a path. */
  url: string;
  secret: string;
}

/** A provider that speaks our own protocol (docs/guides/add-a-payment-provider.md). */
export interface SignedPaymentConfig extends PartnerConfig {
  protocol: 'signed-http';
}

/** A store of a BTCPay Server. */
export interface BtcpayConfig {
  protocol: 'btcpay';
  /** Base address of the server without a trailing slash. */
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
}

export type PaymentPartnerConfig = SignedPaymentConfig | BtcpayConfig;

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

/** Where exchange rates come from (docs/guides/connect-a-rate-feed.md). */
export interface RateFeedConfig {
  url: string;
  /** Sent as a bearer token. */
  key?: string;
}

export interface PlatformConfig {
  databaseUrl: string;
  /** The site's own address, for links and partner redirects. */
  publicUrl: string;
  jwtKey: string;
  edge: EdgeConfig;
  /** Multiplies every rate limit: 1 in production, more where one address plays many players (tests). */
  rateFactor: number;
  /** Absolute path of the folder for players' documents; nothing in it is served as it lies there. */
  documentsDir: string;
  /** How long a player may take a withdrawal back before the provider is asked to pay it. */
  withdrawalReviewSeconds: number;
  /** How long a payment provider may say nothing of an invoice before it is asked. */
  paymentSilenceSeconds: number;
  withdrawals: WithdrawalRules;
  /** Whether the house has a betting partner. */
  hasSportsbook: boolean;
  /** What one bet may be at most: of the rules that fit, the lowest. */
  stakes: readonly StakeRule[];
  /** What an operator's own tools prove themselves with; without one they have no door. */
  operatorKey: string | null;
  /** Where the house reads what people write to it. */
  supportEmail: string;
  /** The brand's messages by locale and name; `defaultLocale` has all of them. */
  messages: { defaultLocale: string; templates: Record<string, Record<string, MessageTemplate>> };
  partners: {
    /** By provider identity. */
    payment: Record<string, PaymentPartnerConfig>;
    game: Record<string, PartnerConfig>;
    /** By provider id; the one called `auth0` has connections. */
    oidc: Record<string, OidcConfig>;
    telegram: TelegramConfig | null;
    identityCheck: IdentityCheckConfig | null;
    /** Without a feed the brand's own rates stay. */
    rates: RateFeedConfig | null;
    /** Where mail and text messages leave. */
    message: MessagePartners;
  };
  /** How players may register, and which fields the form has. */
  registration: RegistrationSettings;
}

/** The stand-in inbox, and what takes its place for mail and for text messages where it is set. */
export interface MessagePartners extends PartnerConfig {
  /** A mail server as `smtp://` or `smtps://`, with the sender of every mail. */
  smtp?: { url: string; from: string };
  /** A gateway of our own shape (docs/guides/connect-an-sms-gateway.md). */
  sms?: { url: string; token: string };
}

/** The brand's say in the registration. */
export interface RegistrationSettings {
  email: boolean;
  phone: boolean;
  /** By field name: shows a field that is there for it, hides one, asks for it or not. */
  fields?: Readonly<Record<string, { isVisible?: boolean; isRequired?: boolean; value?: string }>>;
}

/** Subject and text of a message, with {placeholders}; a text message has no subject. */
export interface MessageTemplate {
  subject?: string;
  text: string;
  /** What the link below a player's notification says. */
  link?: string;
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
