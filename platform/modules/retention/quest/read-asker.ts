import { playerStatus } from '@verdigale/contract';
import type { Kernel, Queryable } from '#kernel';
import { readOfferedPlayer, runningCampaigns, sumsIn } from '#modules/bonus';
import { isOnBreak } from '#modules/limit';
import { isProfileField, requirePlayer, storedValue, type PlayerRow } from '#modules/player';
import { hadQuests, type HadQuest } from './player-quest.sql.ts';
import type { Standing } from './progress.ts';
import type { Promiser } from './promise-rewards.ts';

/** What decides which quests a player can begin in a currency; read once for all of them. */
export interface Asker extends Promiser {
  row: PlayerRow;
  /** Neither blocked or limited, nor on a break. */
  mayPlay: boolean;
  had: readonly HadQuest[];
  standing: Standing;
  now: Date;
}

export async function readAsker(
  kernel: Pick<Kernel, 'clock' | 'config'>,
  db: Queryable,
  playerId: string,
  currency: string,
): Promise<Asker> {
  const now = kernel.clock.now();
  const [row, isAway, had, campaigns, player, sums] = await Promise.all([
    requirePlayer(db, playerId),
    isOnBreak(db, playerId, now, 'casino'),
    db.all(hadQuests(playerId)),
    db.all(runningCampaigns()),
    readOfferedPlayer(db, kernel.config, playerId, now),
    sumsIn(db, currency),
  ]);
  const mayPlay = row.status === playerStatus.active && !isAway;
  return { row, mayPlay, had, standing: standingOf(row), campaigns, player, sums, now };
}

export function standingOf(row: PlayerRow): Standing {
  return {
    hasContact: row.confirmedAt !== null || row.phoneConfirmedAt !== null,
    // A file may name one that there is not; thrown here, it would stop the lists and facts of all players.
    isFilled: (field) => isProfileField(field) && storedValue(row, field) !== null,
  };
}
