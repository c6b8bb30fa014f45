import { empty, query, sql } from '#kernel/db/sql.ts';
import { isSportsbook, round, roundColumns } from './round.sql.ts';

/** The latest wins among which the newest of each game is looked for. */
const latestWins = 200;

/** The newest finished round of each game that paid more than it cost; of one country, and of games for one platform, when asked. */
export const winningRounds = ({
  country,
  platform,
  limit,
}: {
  country?: string | undefined;
  platform?: number | undefined;
  limit: number;
}) => query(round)`
  with latest as (select r.* from game.round r join game.game g on g.id = r.game_id
    where r.status = 'finished' and r.payout > r.stake and not ${isSportsbook} and g.is_enabled and g.launch_provider is not null
    ${platform === undefined ? empty : sql`and ${platform} = any(g.platforms)`}
    ${country === undefined ? empty : sql`and r.country = ${country}`} order by r.finished_at desc limit ${latestWins}),
  newest as (select distinct on (game_id) * from latest order by game_id, finished_at desc)
  select ${roundColumns} from newest r join game.game g on g.id = r.game_id order by r.finished_at desc limit ${limit}`;
