// What the studio's server and its views say to each other. Types only: nothing of the server enters a browser.
// Amounts are strings of minor units.
import type { RoundOutcome } from './games/slot-game.ts';
import type { Mode } from './server/session.sql.ts';
import type { StudioErrorCode } from './server/studio-error.ts';

/** Where a round stands: its win may still be on the way, or its stake may be going back. */
export type RoundStatus = 'settled' | 'pending' | 'returning' | 'returned';

export type RoundView = {
  id: string;
  status: RoundStatus;
  stake: string;
  /** Null when the round was given up before the reels were drawn. */
  win: string | null;
  outcome: RoundOutcome | null;
  /** Without the stake, before the win. */
  balanceAfterBet: string | null;
  /** As the platform stated it last for this round. */
  balance: string | null;
};

/** The answer to entering a session. */
export type Entry = {
  balance: string;
  stakes: string[];
  usualStake: string;
  /** How long this session has lasted. */
  elapsedMs: number;
  minRoundMs: number;
  /** Rounds that no browser has shown to the end, newest first. */
  unseen: RoundView[];
};

export type SpinBody = { requestId: string; stake: string };
export type SeenBody = { roundIds: string[] };
export type BalanceView = { balance: string };

/** Hexadecimal seeds, as `engine/fair-source.ts` takes them. */
export type FairnessView = {
  /** What the house has bound itself to for the rounds to come. */
  serverSeedHash: string;
  clientSeed: string;
  /** Of the next round. */
  nonce: number;
  /** The pair before, whose secret is told: everything that its rounds are computed from. */
  previous: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: SeededRoundView[] } | null;
};
export type SeededRoundView = { nonce: number; game: string; rulesVersion: string; stake: string; win: string | null; playedAt: string };
export type RotateBody = { clientSeed: string };

export type ErrorBody = { error: { code: StudioErrorCode; balance?: string; retryAfterMs?: number } };

/** What the page hands to its view before any call. */
export type PageConfig = {
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
  /** The game's return and highest win as the rules page states them. */
  facts: { rtpPercent: string; maxWin: string };
  texts: Record<string, string>;
};
