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
  /** The most that one round may pay; null for no such rule. */
  maxWin: nullable(bigint),
  expiresAt: timestamp,
});
export type LaunchedSession = RowOf<typeof session>;

/** The game's type and its studio decide how a bonus counts it. `gameCode` is what its provider calls it, null where nobody serves it any more. */
const played = row({ ...session.shape, gameType: text, studio: text, gameCode: nullable(text) });
export type GameSession = RowOf<typeof played>;

export const insertSession = (opened: LaunchedSession & { createdAt: Date }, tokenHash: Buffer) => command`
  insert into game.session
    (id, token_hash, provider, game_id, game_identity, player_id, player_session_id, account_id, currency, exponent, locale, country, platform, nickname,
      max_stake, max_win, created_at, expires_at)
  values (${opened.id}, ${tokenHash}, ${opened.provider}, ${opened.gameId}, ${opened.gameIdentity}, ${opened.playerId},
    ${opened.playerSessionId}, ${opened.accountId},
    ${opened.currency}, ${opened.exponent}, ${opened.locale}, ${opened.country}, ${opened.platform}, ${opened.nickname}, ${opened.maxStake},
    ${opened.maxWin}, ${opened.createdAt}, ${opened.expiresAt})`;

export const sessionByToken = (provider: string, tokenHash: Buffer) => query(played)`
  select ${session.columns('s')}, g.type as game_type, p.identity as studio, g.launch_code as game_code
  from game.session s join game.game g on g.id = s.game_id join game.provider p on p.id = g.provider_id
  where s.token_hash = ${tokenHash} and s.provider = ${provider}`;

const summary = row({ gameIdentity: text, currency: text, exponent: integer, createdAt: timestamp, staked: bigint, paid: bigint });

/** What the rounds of a player's launch have cost and paid; those that were taken back do not count. */
export const summaryOf = (playerId: string, id: string) => query(summary)`
  select s.game_identity, s.currency, s.exponent, s.created_at,
    coalesce(sum(r.stake), 0)::bigint as staked, coalesce(sum(r.payout), 0)::bigint as paid
  from game.session s left join game.round r on r.session_id = s.id and r.status <> 'void'
  where s.id = ${id} and s.player_id = ${playerId} group by s.id`;

const lastRound = row({ startedAt: nullable(timestamp) });

/** When the player's last round of a type of game began, after this time and of those that were not taken back: in whichever launch. */
export const lastRoundOf = ({ playerId, gameType }: { playerId: string; gameType: string }, since: Date) => query(lastRound)`
  select max(r.created_at) as started_at from game.round r join game.game g on g.id = r.game_id
  where r.player_id = ${playerId} and r.status <> 'void' and r.created_at > ${since} and g.type = ${gameType}`;

/** A stretch of play in one currency or, with null, in all, by an id of its own. */
export interface PlaySpan {
  id: string;
  currency: string | null;
  startsAt: Date;
}

const spent = row({ id: uuid, currency: text, staked: bigint, ownStaked: bigint, ownPaid: bigint });

/**
 * All that was staked on a player's rounds that began in these spans, and how much of it, and of what they paid, was own money, by currency; a round
 * that was taken back does not count.
 */
export const playedIn = (playerId: string, spans: readonly PlaySpan[]) => query(spent)`
  select l.id, r.currency, sum(r.stake)::bigint as staked, sum(r.stake - r.bonus_stake)::bigint as own_staked,
    sum(r.payout - r.bonus_payout)::bigint as own_paid
  from unnest(${spans.map(({ id }) => id)}::uuid[], ${spans.map(({ currency }) => currency)}::text[],
    ${spans.map(({ startsAt }) => startsAt)}::timestamptz[]) as l (id, currency, starts_at)
  join game.round r on r.player_id = ${playerId} and r.status <> 'void' and r.currency = coalesce(l.currency, r.currency)
    and r.created_at >= l.starts_at
  group by l.id, r.currency`;
