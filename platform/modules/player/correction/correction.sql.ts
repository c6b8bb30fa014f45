import { command, json, query, row, uuid, type RowOf } from '#kernel/db/sql.ts';
import { asked, decide, type FourEyesDecision } from '#kernel/four-eyes.sql.ts';

/** A correction of a player's locked fields that an operator has asked for. */
const correction = row({
  ...asked,
  playerId: uuid,
  /** What the fields were when it was asked for; null where nothing was said. */
  former: json<Record<string, string | null>>(),
  changes: json<Record<string, string>>(),
});
export type Correction = RowOf<typeof correction>;

export const insertCorrection = (wish: Omit<Correction, 'status'>) => command`
  insert into player.correction (id, player_id, former, changes, reason, asked_by, created_at)
  values (${wish.id}, ${wish.playerId}, ${JSON.stringify(wish.former)}, ${JSON.stringify(wish.changes)}, ${wish.reason}, ${wish.askedBy},
    ${wish.createdAt})`;

/** Locked until the transaction ends. */
export const lockCorrection = (id: string) => query(correction)`
  select ${correction.columns()} from player.correction where id = ${id} for update`;

/** Oldest first. */
export const waitingCorrections = () => query(correction)`
  select ${correction.columns()} from player.correction where status = 'waiting' order by created_at, id`;

/** Stores what the second person has decided. */
export const closeCorrection = (id: string, decision: FourEyesDecision) => command`update player.correction ${decide(id, decision)}`;
