import { command, decimal, query, row, sql, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** `*` is any market, any line of it; `mostWin` is in main units of the currency of the house's rules. */
const winLimit = row({ eventId: text, market: text, specifiers: text, mostWin: decimal, reason: text, setBy: text, setAt: timestamp });
export type WinLimit = RowOf<typeof winLimit>;

export const saveWinLimit = (l: WinLimit) => command`
  insert into sportsbook.win_limit (event_id, market, specifiers, most_win, reason, set_by, set_at)
  values (${l.eventId}, ${l.market}, ${l.specifiers}, ${l.mostWin}, ${l.reason}, ${l.setBy}, ${l.setAt})
  on conflict on constraint win_limit_event_id_market_specifiers_pkey do update set
    most_win = excluded.most_win, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`;

export const dropWinLimit = ({ eventId, market, specifiers }: Pick<WinLimit, 'eventId' | 'market' | 'specifiers'>) => command`
  delete from sportsbook.win_limit where event_id = ${eventId} and market = ${market} and specifiers = ${specifiers}`;

/** Of events that bets may still be taken on or wait for, the oldest first. */
export const winLimits = () => query(winLimit)`
  select ${winLimit.columns('w')} from sportsbook.win_limit w join sportsbook.event e on e.id = w.event_id
  where e.status not in ('ended', 'closed', 'cancelled', 'abandoned') order by w.set_at, w.event_id, w.market, w.specifiers`;

/** The least limit on an outcome `o`. */
export const mostWinOf = sql`(select min(w.most_win) from sportsbook.win_limit w
  where w.event_id = o.event_id and w.market in ('*', o.market) and w.specifiers in ('*', o.specifiers))`;

const stakeFactor = row({ playerId: uuid, factor: decimal, reason: text, setBy: text, setAt: timestamp });
export type StakeFactor = RowOf<typeof stakeFactor>;

export const saveStakeFactor = (f: StakeFactor) => command`
  insert into sportsbook.stake_factor (player_id, factor, reason, set_by, set_at)
  values (${f.playerId}, ${f.factor}, ${f.reason}, ${f.setBy}, ${f.setAt})
  on conflict on constraint stake_factor_player_id_pkey do update set
    factor = excluded.factor, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`;

/** Those that are not as everybody's, the oldest first. */
export const stakeFactors = () => query(stakeFactor)`
  select ${stakeFactor.columns()} from sportsbook.stake_factor where factor <> 1 order by set_at, player_id`;
