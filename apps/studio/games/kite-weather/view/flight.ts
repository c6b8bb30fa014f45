import type { WaitingBet } from '../../../view/live/bet-flow.ts';
import type { Story } from '../../../view/table.ts';
import type { LiveChoice, LiveOutcome } from '../../live-game.ts';
import { highest, multiplierAt, reachedAfter } from '../growth.ts';

type Placed = Pick<Story<LiveOutcome>, 'id' | 'choice'>;

const autoOf = ({ choice }: Pick<Placed, 'choice'>): number => (choice as LiveChoice)?.autoCashOut ?? highest;

/** A bet as it waits for its end: the clock says when it leaves by itself, whether the list of bets shows it or not. */
export function flightOf(story: Placed): WaitingBet {
  return { id: story.id, round: null, leavesAfterMs: reachedAfter(autoOf(story)) };
}

/** The multiplier (in hundredths) that a cash-out would get this long after the start: never more than the automatic cash-out. */
export function standsAt(story: Pick<Placed, 'choice'>, elapsedMs: number): number {
  return Math.min(multiplierAt(elapsedMs), autoOf(story));
}
