import { fairSource } from '../engine/fair-source.ts';
import type { Game, Outcome } from '../games/game.ts';
import { findGame, findLiveGame } from '../games/index.ts';
import { isClimb } from '../games/live-game.ts';
import type { ReplayView } from '../wire.ts';
import { findDecidedRound, type PastRound } from './recall.sql.ts';
import type { Studio } from './studio.ts';

export interface Replay {
  game: Game;
  round: PastRound;
  view: ReplayView;
}

/** Whether a round can be run again: it is decided, by rules that are still played. */
export function canReplay({ game: identity, rulesVersion, state, outcome }: PastRound): boolean {
  const game = findGame(identity);
  const isDecided = outcome !== null && (state === 'drawn' || state === 'settled');
  return isDecided && game?.rulesVersion === rulesVersion;
}

/** What a round showed after its bet and after each step, computed again from its seeds; null where it cannot be run again. */
export async function replayRound(studio: Studio, id: string): Promise<Replay | null> {
  const found = await findDecidedRound(studio.pool, id);
  const game = found && findGame(found.round.game);
  if (!found || !game || !canReplay(found.round)) return null;
  const { round, seed } = found;
  const live = findLiveGame(round.game);
  const outcomes: Outcome[] = [];
  // A climb has one outcome for its player: before the step it would say where it ends, while others may still be in the air.
  for (let taken = live && isClimb(live) ? round.steps.length : 0; taken <= round.steps.length; taken++) {
    const outcome = game.play(fairSource(seed), round.choice, round.steps.slice(0, taken));
    if (!outcome) return null;
    outcomes.push(outcome);
  }
  const [stake, staked] = [round.stake.toString(), round.staked.toString()];
  const view = { id, stake, staked, win: (round.win ?? 0n).toString(), choice: round.choice, outcomes };
  return { game, round, view };
}
