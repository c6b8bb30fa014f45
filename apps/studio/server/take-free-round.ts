import { findPlayableIssue, nextFreeIndex } from './free-issue.sql.ts';
import type { Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** The player's next free round, at the stake that his page shows: never another one, nor one that he would pay. */
export async function takeFreeRound(studio: Studio, session: RealSession, stake: bigint): Promise<NonNullable<Round['free']>> {
  const issue = await findPlayableIssue(studio.pool, session, studio.clock.now());
  const index = issue && issue.stake === stake ? await nextFreeIndex(studio.pool, issue) : null;
  if (!issue || index === null) throw new StudioError('free-rounds-over');
  return { issueId: issue.id, index };
}
