import { bonusCodeStatus } from '@verdigale/contract';
import { command, integer, nullable, oneOf, query, row, sql, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** Counts a use of a code; touches no row when its campaign's stock would be passed. */
export const useCode = (code: string, campaignId: string, { stock, isPromised }: { stock: number | null; isPromised: boolean }) => command`
  insert into bonus.code_stock as known (code, campaign_id, used) values (${code}, ${campaignId}, 1)
  on conflict on constraint code_stock_code_campaign_id_pkey do update set used = known.used + 1
  where ${isPromised} or known.used < coalesce(${stock}::bigint, known.used + 1)`;

/** Of a use that came to nothing, in its transaction. */
export const giveCodeBack = (code: string, campaignId: string) => command`
  update bonus.code_stock set used = used - 1 where code = ${code} and campaign_id = ${campaignId}`;

const stored = row({
  id: uuid,
  playerId: uuid,
  code: text,
  campaignId: uuid,
  trigger: oneOf([1, 3]),
  status: oneOf([bonusCodeStatus.waiting, bonusCodeStatus.applied]),
  createdAt: timestamp,
  appliedAt: nullable(timestamp),
});
const playerCode = row({
  ...stored.shape,
  /** The first bonus of its campaign. */
  bonusId: nullable(uuid),
});
export type PlayerCodeRow = RowOf<typeof playerCode>;

const columns = sql`${stored.columns('p')}, (
  select (v.offer #>> '{items,0,id}')::uuid from bonus.campaign c join bonus.campaign_version v on v.id = c.version_id
  where c.id = p.campaign_id
) as bonus_id`;

/** Newest first, and no more than anybody reads. */
export const codesOf = (playerId: string) => query(playerCode)`
  select ${columns} from bonus.player_code p where player_id = ${playerId} order by created_at desc, id desc limit 50`;

export const waitingCodeOf = (playerId: string) => query(playerCode)`
  select ${columns} from bonus.player_code p where player_id = ${playerId} and status = ${bonusCodeStatus.waiting}`;

export const insertCode = (made: Omit<PlayerCodeRow, 'bonusId'>) => command`
  insert into bonus.player_code (id, player_id, code, campaign_id, trigger, status, created_at, applied_at)
  values (${made.id}, ${made.playerId}, ${made.code}, ${made.campaignId}, ${made.trigger}, ${made.status}, ${made.createdAt}, ${made.appliedAt})`;

export const applyCode = (id: string, at: Date) => query(playerCode)`
  update bonus.player_code p set status = ${bonusCodeStatus.applied}, applied_at = ${at}
  where id = ${id} and status = ${bonusCodeStatus.waiting} returning ${columns}`;

/** Of one player; which one waits, where no id is given. */
export const deleteWaitingCode = (playerId: string, id: string | null = null) => command`
  delete from bonus.player_code where player_id = ${playerId} and status = ${bonusCodeStatus.waiting} and id = coalesce(${id}::uuid, id)`;

const tries = row({ tries: integer, since: timestamp, lastCode: text, blockedUntil: nullable(timestamp) });
export type CodeTries = RowOf<typeof tries>;

export const codeTriesOf = (playerId: string) => query(tries)`
  select tries, since, last_code, blocked_until from bonus.code_tries where player_id = ${playerId}`;

export const saveCodeTries = (playerId: string, now: CodeTries) => command`
  insert into bonus.code_tries (player_id, tries, since, last_code, blocked_until)
  values (${playerId}, ${now.tries}, ${now.since}, ${now.lastCode}, ${now.blockedUntil})
  on conflict on constraint code_tries_player_id_pkey do update set
    (tries, since, last_code, blocked_until) = (excluded.tries, excluded.since, excluded.last_code, excluded.blocked_until)`;
