import type { Game } from '@verdigale/brand-schema';

type GameType = Game['type'];
type Volatility = NonNullable<Game['volatility']>;

interface Facts {
  /** 1 to 100. */
  score: number;
  releasedAt: string;
  minBet: string;
}

interface ReelFacts extends Facts {
  /** As the studio has it measured (`apps/studio/games/volatility.ts`). */
  volatility: Volatility;
  /** Absent where symbols pay on ways and not on lines. */
  paylines?: number;
}

interface RoundFacts extends Facts {
  /** Absent where the player chooses it with the risk. */
  volatility?: Volatility;
}

/** A game as its studio's file says it; what follows from the rest is added by `assemble`. */
export interface GameDraft {
  name: string;
  type: GameType;
  tags: string[];
  volatility: Volatility | null;
  paylines: number | null;
  isDemoMode: boolean;
  score: number;
  releasedAt: string;
  minBet: string;
}

function draft(type: GameType, name: string, tags: string, facts: Facts & Partial<ReelFacts>): GameDraft {
  const { volatility = null, paylines = null, ...rest } = facts;
  return { name, type, tags: tags.split(' '), volatility, paylines, isDemoMode: true, ...rest };
}

export const slot = (name: string, tags: string, facts: ReelFacts): GameDraft => draft('slots', name, tags, facts);
export const jackpot = (name: string, tags: string, facts: ReelFacts): GameDraft => draft('jackpot', name, tags, facts);
export const crash = (name: string, tags: string, facts: RoundFacts): GameDraft => draft('crash', name, tags, facts);
export const instant = (name: string, tags: string, facts: RoundFacts): GameDraft => draft('instant', name, tags, facts);
export const live = (name: string, tags: string, facts: Facts): GameDraft => draft('live', name, tags, facts);
export const table = (name: string, tags: string, facts: Facts): GameDraft => draft('table', name, tags, facts);
