import type { RoundQuestion } from '@verdigale/partner-wire';
import type { GameRoundRecall } from '@verdigale/partner-wire/schema';

/** What a game provider needs for a launch. Without a token the game is played for pretend money. */
export interface Launch {
  gameCode: string;
  token: string | null;
  locale: string;
  lobbyUrl: string;
}

/** What the platform needs of a game provider. The money calls come from the provider, to `/partners/games/{identity}`. */
export interface GameProvider {
  /** The address of the game in the player's frame. */
  launchUrl(launch: Launch): string;
  /** How a round went. Makes outbound HTTP: never in a transaction. Throws roundRecallUnavailable. */
  recallRound(question: RoundQuestion): Promise<GameRoundRecall>;
  /** Proves a call that came to our endpoint, over the body as it came. Throws partnerSignatureInvalid, partnerStampStale. */
  requireSigned(headers: Readonly<Record<string, unknown>>, rawBody: string): void;
}
