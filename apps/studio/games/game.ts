import type { RandomSource } from '../engine/random.ts';
import type { Rational } from '../engine/rational.ts';
import type { PlayedRound, RoundStory, Words } from '../recall/round-story.ts';

/** The state of a round after the steps so far. It leaves out what the player must not see yet. */
export interface Outcome {
  /** What it pays, in units of the stake; counts when the round is over. */
  pay: number;
  isOver: boolean;
  /** All that the round has staked so far, in units, where a step may stake more (a double, a split): the stake itself unless it is said. */
  staked?: number;
}

/** What the rules page states of a game; tests prove each figure. */
export interface GameFacts {
  /** Exact share of the stakes that the game returns; the lowest, where it differs by choice or needs the best steps. */
  rtp: Rational;
  /** Where it differs by choice. */
  highestRtp?: Rational;
  /** The most that one round can pay, in whole stakes. */
  maxWin: Rational;
}

/** A feature that a player may buy with the round, where the casino allows it. */
export interface Bought<Choice = unknown> {
  /** The choice that buys it, the only one of its game besides null. */
  choice: Choice;
  /** What it costs, in units of the stake that it is played with. */
  cost: number;
  /** Exact share of that cost that it returns. */
  rtp: Rational;
}

/** A way to play that the simulation follows. */
export type Strategy<Choice = unknown, Step = unknown, End extends Outcome = Outcome> = {
  name: string;
  /** What it returns exactly. */
  rtp: Rational;
  choice: Choice;
  /** The step after each outcome that is not over. */
  next?(outcome: End): Step;
};

/** What the server needs from a game. A game's rules never see stake, player or history (AGCO 2.15, GLI 4.6). */
export type Game<Choice = unknown, Step = unknown, End extends Outcome = Outcome> = {
  identity: string;
  /** The folder that holds its page and texts, where several titles share one; its own identity unless it is said. */
  model?: string;
  /** A model whose words and styles it uses, beneath those of its own. */
  builtOn?: string;
  name: string;
  /** Named with every stored round; changes when anything that decides a round changes (AGCO 4.28). */
  rulesVersion: string;
  /** A stake is this many equal units; every pay is a whole number of units, so every win is exact. */
  unitsPerStake: number;
  /**
   * A stake is a multiple of this many minor units: by default of `unitsPerStake`; of fewer where pays come in steps of several units, so
   * that every win is still exact.
   */
  stakeUnits?: number;
  /** The smallest and the largest stake where they are its own, in steps of about a euro cent. */
  limits?: { least: bigint; most: bigint };
  /** Whether every win of a choice is a whole amount at a stake, where that is not so for each; the server refuses the others. */
  isWholeAt?(choice: Choice, stake: bigint): boolean;
  facts: GameFacts;
  bought?: Bought<Choice>;
  /** Whether casinos may give rounds of it away: there is nothing to choose, and a round is over at once. */
  takesFreeRounds?: boolean;
  /** What the player chose with the bet (JSON), or undefined when the game does not offer it. */
  readChoice(value: unknown): Choice | undefined;
  readStep(value: unknown): Step | undefined;
  /** The round from its random words, its choice and the steps so far: always recomputed from the start. Undefined when a step is not allowed. */
  play(source: RandomSource, choice: Choice, steps: readonly Step[]): End | undefined;
  /**
   * A player who goes on stakes this many units more. A stake is taken only if its raise would be accepted too, since otherwise
   * the round could only be lost.
   */
  raise?: number;
  /** The outcome without the steps that would stake more units than that. */
  offer?(outcome: End, mostMore: number): End;
  /** The step that ends a round whose player did not come back, or null: its stake is returned. */
  abandon(outcome: End): Step | null;
  /** A past round in words; without it a round is shown field by field. */
  recall?(round: PlayedRound<Choice, Step, End>, words: Words): Partial<RoundStory>;
  /** How the simulation plays; absent when there is nothing to choose and no step to take. */
  strategies?: readonly Strategy<Choice, Step, End>[];
};

/** The folder of a game's page and texts. */
export function modelOf({ identity, model = identity }: Pick<Game, 'identity' | 'model'>): string {
  return model;
}

/** `readChoice` of a game that offers no choice: it accepts only null. */
export function noChoice(value: unknown): null | undefined {
  return value === null ? null : undefined;
}

/** `readStep` of a game whose rounds are over at once. */
export function noStep(): undefined {
  return undefined;
}

/** What a round costs at first, in units: the stake itself, or what is bought with it. */
export function costOf({ bought, unitsPerStake }: Pick<Game, 'bought' | 'unitsPerStake'>, choice: unknown): number {
  return bought && choice !== null ? bought.cost : unitsPerStake;
}

/** All that a round has staked when it stands so, the stake itself first. */
export function stakedOf(game: Pick<Game, 'unitsPerStake'>, stake: bigint, { staked = game.unitsPerStake }: Outcome): bigint {
  return winOf(game, stake, staked);
}

/** What a pay in units is worth at a stake; exact, since the game's stakes are such that it is whole. */
export function winOf({ unitsPerStake }: Pick<Game, 'unitsPerStake'>, stake: bigint, pay: number): bigint {
  const units = BigInt(unitsPerStake);
  const product = stake * BigInt(pay);
  if (product % units !== 0n) throw new Error('a pay that is no whole amount at this stake');
  return product / units;
}
