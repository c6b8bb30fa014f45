import type { CurrencyInfo } from '@verdigale/money';
import type { FreeRoundsOrder, RoundQuestion } from '@verdigale/partner-wire';
import type { FreeRoundsState, GameRoundRecall, GameTitle } from '@verdigale/partner-wire/schema';

/** What a game provider needs for a launch. Without a token the game is played for pretend money. */
export interface Launch {
  gameCode: string;
  token: string | null;
  locale: string;
  lobbyUrl: string;
  /** Whether its features may be sold. */
  isFeatureBuyAllowed: boolean;
}

export interface OfferedStakes {
  stakes: readonly bigint[];
  /** Between the least and the highest of them every multiple of it is taken; null where none but they are. */
  unit: bigint | null;
}

/** Rounds that the operator gives to players. All of it makes outbound HTTP: never in a transaction. Throws when the answer is lost. */
export interface FreeRounds {
  /** The stakes that free rounds of a game may have; null when it takes none. */
  stakes(game: string, currency: CurrencyInfo): Promise<OfferedStakes | null>;
  /** The same order twice is one. Null when the provider does not offer it: the game, or at this stake. */
  issue(order: FreeRoundsOrder): Promise<FreeRoundsState | null>;
  /** No round begins any more; those that began stay. */
  cancel(issueId: string): Promise<FreeRoundsState>;
  /** Null when the provider does not know it. */
  find(issueId: string): Promise<FreeRoundsState | null>;
}

/** How a round went, with the address of a page for a frame that shows it again. */
export type RecalledRound = Omit<GameRoundRecall, 'replay'> & { replayUrl: string | null };

/** What the platform needs of a game provider. The money calls come from the provider, to `/partners/games/{identity}`. */
export interface GameProvider {
  /** The address of the game in the player's frame. */
  launchUrl(launch: Launch): string;
  /** How a round went. Makes outbound HTTP: never in a transaction. Throws roundRecallUnavailable. */
  recallRound(question: RoundQuestion): Promise<RecalledRound>;
  /** What it states of its games. Makes outbound HTTP: never in a transaction. Throws when it does not answer; empty where it states nothing. */
  listTitles(): Promise<GameTitle[]>;
  freeRounds: FreeRounds;
  /** Proves a call that came to our endpoint, over the body as it came. Throws partnerSignatureInvalid, partnerStampStale. */
  requireSigned(headers: Readonly<Record<string, unknown>>, rawBody: string): void;
}
