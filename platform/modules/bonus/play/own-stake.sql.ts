import { bigint, query, row, uuid } from '#kernel/db/sql.ts';

const share = row({ roundId: uuid, bonus: bigint });

/** How much of these rounds' stakes was bonus money; no row where no bonus had to do with one. */
export const bonusStakesOf = (roundIds: readonly string[]) => query(share)`
  select round_id, bonus from bonus.round_share where round_id = any(${roundIds}::uuid[])`;
