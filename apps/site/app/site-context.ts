import { createContext } from 'react-router';
import { statusOf, type CallFunction } from '@verdigale/client';
import type { Locale } from '@verdigale/contract';
import type { ContentTree } from './content/content-tree.ts';
import type { ServerOnly } from './server-only.ts';

export type Theme = 'dark' | 'light';

/** Settings of the operator that browsers may know. (A 9) */
export interface PublicSettings {
  questsEnabled: boolean;
  loyaltyEnabled: boolean;
  enableTurnOverWager: boolean;
  /** Players may take back a withdrawal that waits. */
  withdrawalCancelEnabled: boolean;
  showWalletFilledFields: boolean;
  /** Days that the affiliate cookie lives. */
  affiliateTagExpiration: number;
  /** The operator's tag container; null when visits are counted by nobody. */
  gtmContainerId: string | null;
  /** Null when there is no support chat. */
  freshchatParams: ChatSettings | null;
  /** Where Telegram's login widget is loaded from, once somebody asks for it. */
  telegramWidgetUrl: string | null;
  /** The provider that checks identities; `sdkUrl` is the script of its widget. (wire 19) */
  sumsub: { enabled: boolean; theme: string; hideDocumentsPage: boolean; sdkUrl: string | null };
  /** The betting partner's client; null without one. (wire 19) */
  betting: BettingSettings | null;
}

/** Where the sportsbook's client lives, who we are to it, and how it looks here. (wire 19) */
export interface BettingSettings {
  /** Without a slash at the end; it may have a path. Our own is a path alone, on whatever address the page has. */
  clientHost: string;
  clientId: string;
  /** Null for the visitor's own theme. */
  sportsBookTheme: string | null;
  sportsBookStyles: string | null;
  /** Whether the client's route stands in the page's address. */
  allowParentUrlUpdate: boolean;
}

/** Where the support chat comes from. (wire 19) */
export interface ChatSettings {
  /** Without a slash at the end; the widget's script lies below it. */
  host: string;
  token: string;
  /** Whether somebody may talk without being signed in. */
  guestAvailable: boolean;
  /** Whether the host is asked for anything only after a yes to extras, an earlier conversation, or a press. */
  needsConsent: boolean;
}

/** Guest calls of the platform, made by the site's server; answers are kept for a short time and shared by all visitors. */
export interface PlatformReader {
  /** Throws an `ApiError`; never sends a token. */
  read: CallFunction;
}

/** The brand's texts in the locale of the page, on the server. */
export interface SiteContent {
  /** A whole collection, with the default locale's texts where this locale has none. */
  collection(name: string): ContentTree;
  /** Where browsers fetch each collection; the address changes with the content. */
  files: Readonly<Record<string, string>>;
}

/** What one server render may depend on: everything in here is part of the HTML cache's key. */
export interface SiteRequest {
  locale: string;
  /** The locale prefix in the address, null when there is none. */
  prefix: string | null;
  locales: readonly Locale[];
  defaultLocale: string;
  theme: Theme;
  /** The visitor's country is flagged `restrict`. (A 2) */
  isRestricted: boolean;
  publicUrl: string;
  settings: PublicSettings;
  content: SiteContent;
  platform: PlatformReader;
  /** Marks the inline scripts that the render itself wrote; it becomes their hashes and never leaves the server. */
  nonce: string;
  /** Tokens that the brand sets over the kit's, as CSS. */
  brandCss: string;
  /** The colour of the page's ground in each theme, for the browser's own bars. */
  grounds: Readonly<Record<Theme, string>>;
  /** Writes a failure to the server's log; visitors see none of it. */
  report(error: unknown): void;
  /** Filled by loaders for this one render. */
  serverOnly: ServerOnly;
}

/** Whether a platform read failed because there is no such thing (or its id is malformed). */
export function isNotFoundAnswer(error: unknown): boolean {
  return [400, 404, 422].includes(statusOf(error) ?? 0);
}

export const siteContext = createContext<SiteRequest>();
