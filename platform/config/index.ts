import type { HelpOrganisation } from '@verdigale/contract';
import type { EdgeConfig } from '#kernel/http/edge.ts';
import type { LoyaltySettings } from './loyalty.ts';
import type { BonusSettings } from './bonuses.ts';
import type { MessageSettings } from './messages.ts';
import type { Partners } from './partners.ts';
import type { PlaySettings } from './play.ts';
import type { ProtectionRules } from './protection.ts';
import type { RegistrationSettings } from './registration.ts';
import type { SportsbookRules } from './sportsbook.ts';
import type { TournamentSettings } from './tournaments.ts';
import type { WithdrawalSettings } from './withdrawals.ts';

export type { LoyaltySettings } from './loyalty.ts';
export type { BonusSettings } from './bonuses.ts';
export { brandMessage, type MessageSettings, type MessageTemplate } from './messages.ts';
export type { Connection, Connections, IdentityConnection, PageNeeds, Partners, TelegramConnection } from './partners.ts';
export type { PlaySettings, StakeRule, WinRule } from './play.ts';
export type { BreakTerm, ExclusionTerm, PersonField, ProtectionRules } from './protection.ts';
export type { RegistrationSettings } from './registration.ts';
export { sportsbookRules, type SportsbookRules } from './sportsbook.ts';
export type {
  SingleTournament,
  TournamentLimit,
  TournamentPrizeTerms,
  TournamentSeries,
  TournamentSettings,
  TournamentTerms,
} from './tournaments.ts';
export type { ReviewReason, WithdrawalRules, WithdrawalSettings } from './withdrawals.ts';

/** What a platform is set up with: the process, the brand's rules by part, the partners. */
export interface PlatformConfig {
  databaseUrl: string;
  /** The site's own address, for links and partner redirects. */
  publicUrl: string;
  /** The origins under which the brand's site is reached: that of `publicUrl` first, then its mirrors. */
  origins: readonly string[];
  jwtKey: string;
  edge: EdgeConfig;
  /** Multiplies every rate limit: 1 in production, more where one address plays many players (tests). */
  rateFactor: number;
  /** Absolute path of the folder for players' documents; nothing in it is served as it lies there. */
  documentsDir: string;
  /** The key by which an operator's own tools authenticate; without one they have no API. */
  operatorKey: string | null;
  payment: {
    /** How long a payment provider may say nothing of an invoice before it is asked. */
    silenceSeconds: number;
  };
  limits: {
    /** Whether each limit on money holds for what is done in all currencies together, by its worth. */
    holdAcrossCurrencies: boolean;
  };
  withdrawals: WithdrawalSettings;
  play: PlaySettings;
  protection: ProtectionRules;
  sportsbook: SportsbookRules;
  /** Whom players can talk to about their play. */
  help: readonly HelpOrganisation[];
  /** Null without a programme. */
  loyalty: LoyaltySettings | null;
  /** Whether quests can be begun, those of an operator too; what was begun goes on. */
  hasQuests: boolean;
  tournaments: TournamentSettings;
  bonuses: BonusSettings;
  messages: MessageSettings;
  /** How players may register, and which fields the form has. */
  registration: RegistrationSettings;
  partners: Partners;
}
