import type { Sums } from '#modules/bonus';

/** By locale. */
export type Texts = Readonly<Record<string, string>>;

/** What is to be done; sums in main units. */
export type Goal =
  /** The e-mail address or the phone is confirmed. */
  | { kind: 'contact' }
  | { kind: 'fields'; fields: readonly string[] }
  /** Rounds that paid so many stakes, or such a sum. */
  | {
      kind: 'win';
      quantity: number;
      multiplier?: string;
      maxMultiplier?: string;
      minPayout?: Sums;
      maxPayout?: Sums;
      /** Identities; empty for every game of the casino, here and below. */
      games: readonly string[];
    }
  | { kind: 'bet'; quantity: number; minStake?: Sums; maxStake?: Sums; games: readonly string[] }
  /** Days on which the player signed in or was there signed in; the day on which the task becomes active is the first. */
  | { kind: 'login'; quantity: number }
  | { kind: 'deposit'; quantity: number; minAmount?: Sums; maxAmount?: Sums };

export interface QuestTask {
  id: string;
  names: Texts;
  goal: Goal;
}

export type QuestReward =
  /** Locked: until the active bonus ends, where there is one. */
  | { kind: 'money'; amount: Sums; isLocked: boolean }
  /** The single item of a campaign of the trigger `quest`: bonus money or free spins. */
  | { kind: 'campaign'; code: string }
  | { kind: 'points'; points: number };

/** What a version of a quest says. */
export interface QuestTerms {
  names: Texts;
  descriptions: Texts;
  /** In lists, the lowest first. */
  order: number;
  availableFrom: string | null;
  availableTo: string | null;
  /** How long a player has for it; null without an end. */
  days: number | null;
  repeat: 'once' | 'daily' | 'weekly';
  /** Empty for every currency. */
  currencies: readonly string[];
  /** Of players; absent or empty for every country. */
  countries?: readonly string[] | undefined;
  /** Quests of a package are done in their order. */
  package: { identity: string; order: number } | null;
  taskOrder: 'any' | 'one-after-another';
  tasks: readonly QuestTask[];
  rewards: readonly QuestReward[];
}

/** A quest as a brand states it. */
export interface QuestSeed extends QuestTerms {
  id: string;
  identity: string;
}
