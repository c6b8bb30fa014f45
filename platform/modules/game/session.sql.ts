import { bigint, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** One launch of one game for real play, as the provider's token names it. */
const session = row({
  id: uuid,
  provider: text,
  gameId: uuid,
  gameIdentity: text,
  playerId: uuid,
  /** The sign-in under which it was launched; null for launches from before that was kept. */
  playerSessionId: nullable(uuid),
  accountId: uuid,
  currency: text,
  exponent: integer,
  locale: text,
  country: nullable(text),
  platform: integer,
  nickname: nullable(text),
  /** The most that one bet may be, in minor units; null for no such rule. */
  maxStake: nullable(bigint),
  expiresAt: timestamp,
});
export type GameSession = RowOf<typeof session>;

export const insertSession = (opened: GameSession & { createdAt: Date }, tokenHash: Buffer) => command`
  insert into game.session
    (id, token_hash, provider, game_id, game_identity, player_id, player_session_id, account_id, currency, exponent, locale, country, platform, nickname,
      max_stake, created_at, expires_at)
  values (${opened.id}, ${tokenHash}, ${opened.provider}, ${opened.gameId}, ${opened.gameIdentity}, ${opened.playerId},
    ${opened.playerSessionId}, ${opened.accountId},
    ${opened.currency}, ${opened.exponent}, ${opened.locale}, ${opened.country}, ${opened.platform}, ${opened.nickname}, ${opened.maxStake},
    ${opened.createdAt}, ${opened.expiresAt})`;

export const sessionByToken = (provider: string, tokenHash: Buffer) => query(session)`
  select ${session.columns()} from game.session where token_hash = ${tokenHash} and provider = ${provider}`;

const summary = row({ gameIdentity: text, currency: text, exponent: integer, createdAt: timestamp, staked: bigint, paid: bigint });

/** What the rounds of a player's launch have cost and paid; those that were taken back do not count. */
export const summaryOf = (playerId: string, id: string) => query(summary)`
  select s.game_identity, s.currency, s.exponent, s.created_at,
    coalesce(sum(r.stake), 0)::bigint as staked, coalesce(sum(r.payout), 0)::bigint as paid
  from game.session s left join game.round r on r.session_id = s.id and r.status <> 'void'
  where s.id = ${id} and s.player_id = ${playerId} group by s.id`;

/** A stretch of play in one currency, by an id of its own. */
export interface PlaySpan {
  id: string;
  currency: string;
  startsAt: Date;
}

const played = row({ id: uuid, staked: bigint, paid: bigint });

/** All that was staked on a player's rounds that began in these spans, and all that they paid; one that was taken back does not count. */
export const playedIn = (playerId: string, spans: readonly PlaySpan[]) => query(played)`
  select l.id, coalesce(sum(r.stake), 0)::bigint as staked, coalesce(sum(r.payout), 0)::bigint as paid
  from unnest(${spans.map(({ id }) => id)}::uuid[], ${spans.map(({ currency }) => currency)}::text[],
    ${spans.map(({ startsAt }) => startsAt)}::timestamptz[]) as l (id, currency, starts_at)
  left join game.round r on r.player_id = ${playerId} and r.status <> 'void' and r.currency = l.currency and r.created_at >= l.starts_at
  group by l.id`;
