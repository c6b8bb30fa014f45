import type { Game, Outcome } from '../games/game.ts';
import type { RoundStatus, RoundView } from '../wire.ts';
import type { Round } from './round.sql.ts';

const statuses: Partial<Record<Round['state'], RoundStatus>> = {
  playing: 'playing',
  raising: 'playing',
  lowering: 'playing',
  settled: 'settled',
  drawn: 'pending',
  returning: 'returning',
  returned: 'returned',
};

/** The platform asks that no step be offered for more than it would take. */
function offeredOutcome(game: Game, { outcome, stake, mostMore }: Round): Outcome | null {
  if (!outcome || mostMore === null || !game.offer) return outcome;
  return game.offer(outcome, Number((mostMore * BigInt(game.unitsPerStake)) / stake));
}

/** A round as the player's view gets it. A round of older rules keeps its amounts but has no outcome: the present view cannot draw it. */
export function roundView(game: Game, round: Round): RoundView {
  const status = statuses[round.state];
  if (!status) throw new Error(`a ${round.state} round has nothing to show`);
  return {
    id: round.id,
    status,
    stake: round.stake.toString(),
    staked: round.staked.toString(),
    choice: round.choice,
    isFree: round.free !== null,
    steps: round.steps,
    win: round.win?.toString() ?? null,
    outcome: round.rulesVersion === game.rulesVersion ? offeredOutcome(game, round) : null,
    balanceAfterBet: round.balanceAfterBet?.toString() ?? null,
    balance: (round.balanceAfter ?? round.balanceAfterBet)?.toString() ?? null,
    maxStake: round.maxStakeAfter?.toString() ?? null,
  };
}
