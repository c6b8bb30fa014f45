import { afterMonths, type Kernel } from '#kernel';
import { takeDormant } from './sign-in.sql.ts';

/** How many are handled in one transaction. */
const atOnce = 200;

/** Emits `player.dormant` once for every player who has not signed in for the jurisdiction's months. (AGCO 3.17) */
export async function emitDormant({ db, clock, config, events }: Kernel): Promise<void> {
  const now = clock.now();
  const since = afterMonths(now, -config.protection.dormantMonths);
  for (let found = atOnce; found === atOnce;) {
    found = await db.transaction(async (tx) => {
      const players = await tx.all(takeDormant(since, now, atOnce));
      for (const { playerId } of players) events.emit(tx, { topic: 'player.dormant', playerId, payload: {} });
      return players.length;
    });
  }
}
