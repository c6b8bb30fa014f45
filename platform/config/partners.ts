import type { Clock } from '#kernel/clock.ts';
import type { DataFeed } from '#partners/feed/port.ts';
import type { GameProvider } from '#partners/game/port.ts';
import type { IdentityCheck } from '#partners/identity/port.ts';
import type { MessageSender } from '#partners/message/port.ts';
import type { PaymentProvider } from '#partners/payment/port.ts';
import type { RateFeed } from '#partners/rate/port.ts';
import type { ExclusionRegister } from '#partners/register/port.ts';
import type { OidcIssuer, TelegramLogin } from '#partners/social/port.ts';

/** What pages of the site need of a partner; their policy allows this and nothing else. */
export interface PageNeeds {
  /** Origins of pages that stand in a frame. */
  frames?: readonly string[];
  /** Origins that a form may be sent to. */
  forms?: readonly string[];
  /** Scripts, each by its full address. */
  scripts?: readonly string[];
  /** Origins of frames that may use the camera. */
  cameras?: readonly string[];
}

/** A partner that is set up. Nothing goes out before one of its methods is called. */
export interface Connection<Port> {
  /** The partner; calls are stamped and judged by this clock. */
  open(clock: Clock): Port;
  pages?: PageNeeds;
}

/** By the identity that methods, games and callbacks name. */
export type Connections<Port> = Readonly<Record<string, Connection<Port>>>;

/** A bot at Telegram: its name without `@`, and the script of the widget that signs players in. */
export interface TelegramConnection extends Connection<TelegramLogin> {
  bot: string;
  widgetUrl: string;
}

/** An account at an identity-check provider, and the script of its widget. */
export interface IdentityConnection extends Connection<IdentityCheck> {
  sdkUrl: string;
}

/** The partners that are set up. What is null or has no entry is off. */
export interface Partners {
  payment: Connections<PaymentProvider>;
  game: Connections<GameProvider>;
  mail: Connection<MessageSender> | null;
  sms: Connection<MessageSender> | null;
  /** By provider id; the one called `auth0` has connections. */
  oidc: Connections<OidcIssuer>;
  telegram: TelegramConnection | null;
  identityCheck: IdentityConnection | null;
  /** Without a feed the brand's own rates stay. */
  rates: Connection<RateFeed> | null;
  /** The national register of self-exclusion. Without one nobody gets in where the law has it asked. */
  register: Connection<ExclusionRegister> | null;
  /** What can be bet on. Without a feed there is nothing. */
  feed: Connection<DataFeed> | null;
}
