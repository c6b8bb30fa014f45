import { contributionOf } from '../terms/contribution-of.ts';
import { stakePockets, stakeRule, type BonusPlay, type PlayedGame } from './bonus-play.ts';
import { countedStake } from './counted-stake.ts';
import { decideStake, type StakeDecision } from './decide-stake.ts';
import type { Parts } from './split-stake.ts';

export interface Preview {
  /** Of all of them; nothing where one would be refused. */
  parts: Parts;
  counted: bigint;
  /** Of the first that would not be taken. */
  refusal: Exclude<StakeDecision, { kind: 'taken' }> | null;
}

const nothing: Parts = { real: 0n, locked: 0n, bonus: 0n };

/** Whose money so many rounds of one stake would be, one after the other, and what they would count. Nothing is staked. */
export function previewStakes(play: BonusPlay, game: PlayedGame, real: bigint, stake: bigint, rounds: number): Preview {
  const rule = stakeRule(play, game);
  let pockets = stakePockets(play, real);
  let [parts, counted] = [nothing, 0n];
  for (let round = 0; round < rounds; round += 1) {
    const decision = rule ? decideStake(stake, rule, pockets, 0n) : ownStake(stake, pockets);
    if (decision.kind !== 'taken') return { parts: nothing, counted: 0n, refusal: decision };
    parts = plus(parts, decision.parts, 1n);
    pockets = plus(pockets, decision.parts, -1n);
    if (rule && play.active && !rule.isExcluded)
      counted += countedStake(stake, contributionOf(play.active.terms, game), { maxBet: rule.maxBet, staked: 0n });
  }
  return { parts, counted, refusal: null };
}

const ownStake = (stake: bigint, { real }: Parts): StakeDecision =>
  stake > real ? { kind: 'insufficient', playable: real } : { kind: 'taken', parts: { ...nothing, real: stake } };

const plus = (a: Parts, b: Parts, sign: bigint): Parts => ({
  real: a.real + sign * b.real,
  locked: a.locked + sign * b.locked,
  bonus: a.bonus + sign * b.bonus,
});
