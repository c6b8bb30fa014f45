import { bigint, query, row } from '#kernel/db/sql.ts';

const share = row({ bonus: bigint });

/** What of a round's stake was bonus money; none when no bonus had to do with it. */
export const bonusStakeOf = (roundId: string) => query(share)`select bonus from bonus.round_share where round_id = ${roundId}`;
