import type { Queryable } from '#kernel';
import { lossesOf, playHoursOf } from '#modules/game';
import { raisedLimitsOf } from '#modules/limit';
import { paymentSignsOf } from '#modules/payment';
import { activePlayers } from '#modules/player';
import type { CareFacts } from './markers.ts';

/** The facts of those of these players who may play, by player: five statements, however many there are. */
export async function readFacts(db: Queryable, playerIds: readonly string[], now: Date): Promise<Map<string, CareFacts>> {
  const players = await db.all(activePlayers(playerIds));
  const ids = players.map(({ id }) => id);
  const zones = players.map(({ id, timeZone }) => ({ id, timeZone: zoneOf(timeZone) }));
  const [payments, losses, hours, raised] = await Promise.all([
    db.all(paymentSignsOf(ids, now)),
    db.all(lossesOf(ids, now)),
    db.all(playHoursOf(zones, now)),
    db.all(raisedLimitsOf(ids, now)),
  ]);
  const by = <T extends { playerId: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ playerId }) => playerId);
  const [paid, lost, played, asked] = [by(payments), by(losses), by(hours), by(raised)];
  return new Map(
    ids.map((id) => [
      id,
      {
        payments: paid.get(id) ?? [],
        losses: lost.get(id) ?? [],
        hours: played.get(id)?.[0],
        raisedLimits: asked.get(id)?.[0]?.count ?? 0,
      },
    ]),
  );
}

/** A time zone that the database does not know, in a profile from before they were checked, would fail the statement for everybody. */
function zoneOf(timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
