// What the studio's server and its views say to each other. Types only: nothing of the server enters a browser.
// Amounts are strings of minor units.
import type { Outcome } from './games/game.ts';
import type { Volatility } from './games/volatility.ts';
import type { Mode } from './server/session.sql.ts';
import type { StudioErrorCode } from './server/studio-error.ts';

/** What the platform says of the player's money in this game. */
export interface Standing {
  balance: string;
  /** The most that the next round may be staked with; null where the casino limits nothing. */
  maxStake: string | null;
}

/** Where a round stands: its player is to take a step, its win may still be on the way, or its stake may be going back. */
export type RoundStatus = 'playing' | 'settled' | 'pending' | 'returning' | 'returned';

export interface RoundView {
  id: string;
  status: RoundStatus;
  stake: string;
  /** All that was staked: more than the stake where a feature was bought or a step has raised it. */
  staked: string;
  choice: unknown;
  isFree: boolean;
  /** Those taken so far: their number is the index of the next one. */
  steps: readonly unknown[];
  /** Null when the round is not over, or was given up. */
  win: string | null;
  outcome: Outcome | null;
  /** Without the stake, before the win. */
  balanceAfterBet: string | null;
  /** As the platform stated it last for this round. */
  balance: string | null;
  /** As `Standing` has it, once the round is settled. */
  maxStake: string | null;
}

/** The rounds that the casino has given the player in this game: those are played first, with their own stake. */
export interface FreeView {
  stake: string;
  quantity: number;
  /** Rounds that have begun. */
  used: number;
  /** What they have won so far. */
  won: string;
}

/** The answer to entering a session. */
export interface Entry extends Standing {
  stakes: string[];
  /** Between the ends of the list every multiple of it may be played. */
  stakeUnit: string;
  usualStake: string;
  /** How long this session has lasted. */
  elapsedMs: number;
  minRoundMs: number;
  /** The most that a round may cost whose feature is bought; null where nothing is sold. */
  mostCost: string | null;
  /** The round that waits for the player's next step. */
  open: RoundView | null;
  /** Rounds that no browser has shown to the end, newest first. */
  unseen: RoundView[];
  free: FreeView | null;
}

/** `choice` is the player's choice of what the game offers; null or absent where there is nothing to choose. */
export interface PlayBody {
  requestId: string;
  stake: string;
  choice?: unknown;
  /** Plays one of the casino's free rounds: refused when none is left, and never charged to the player instead. */
  isFree?: boolean;
}
/** `index` is the number of steps before this one: a repeat names the same step. */
export interface StepBody {
  roundId: string;
  index: number;
  step: unknown;
}
export interface SeenBody {
  roundIds: string[];
}
export interface BalanceView extends Standing {
  free: FreeView | null;
}

/** Hexadecimal seeds, as `engine/fair-source.ts` takes them. */
export interface FairnessView {
  /** The studio's commitment for the rounds to come. */
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** The previous pair, whose secret is revealed: everything that its rounds are computed from. */
  previous: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: SeededRoundView[] } | null;
}
export interface SeededRoundView {
  nonce: number;
  game: string;
  rulesVersion: string;
  stake: string;
  choice: unknown;
  steps: readonly unknown[];
  win: string | null;
  playedAt: string;
}
export interface RotateBody {
  clientSeed: string;
}

/** `request-failed`: the server could not say anything. */
export interface ErrorBody {
  error: { code: StudioErrorCode | 'request-failed'; balance?: string; maxStake?: string; retryAfterMs?: number };
}

/** A past round that is shown again: what it looked like after the bet, and after each step. */
export interface ReplayView {
  id: string;
  stake: string;
  /** As `RoundView` has it. */
  staked: string;
  win: string;
  choice: unknown;
  outcomes: readonly Outcome[];
}

/** What the page hands to its view before any call. */
export interface PageConfig {
  sessionId: string;
  game: string;
  gameName: string;
  mode: Mode;
  /** Null in demo mode: pretend credits have no currency. */
  currency: string | null;
  exponent: number;
  locale: string;
  lobbyUrl: string | null;
  parentOrigin: string;
  /** The game's return (the lowest and the highest, where it differs by choice; of the price of what it sells), volatility and highest win as the rules page states them. */
  facts: { rtpPercent: string; highestRtpPercent: string | null; boughtRtpPercent: string | null; volatility: Volatility; maxWin: string };
  texts: Record<string, string>;
  /** What the page of a launch need not ask for; null where it asks itself. */
  entry: Entry | null;
  /** Only in the page that shows a past round: nothing is played there. */
  replay?: ReplayView;
}
