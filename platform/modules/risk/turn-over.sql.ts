import { bigint, command, eachCommand, query, row, sql } from '#kernel/db/sql.ts';

interface Change {
  playerId: string;
  currency: string;
  amount: bigint;
}

/** A new requirement replaces one that was met; its surplus is kept for bets of its time that may still be rolled back. */
export const addTotal = ({ playerId, currency, amount, at }: Change & { at: Date }) => command`
  insert into risk.turnover as known (player_id, currency, total, placed, since) values (${playerId}, ${currency}, ${amount}, 0, ${at})
  on conflict on constraint turnover_player_id_currency_pkey do update set
    (total, placed, spare, since) = (
      select case when met then excluded.total else known.total + excluded.total end,
        case when met then 0 else known.placed end,
        case when met then known.placed - known.total else known.spare end,
        case when met then excluded.since else known.since end
      from (select known.placed >= known.total as met) now)`;

/** Goes beyond the total: which stakes were needed in the end is known only when none can be rolled back any more. */
export const addPlaced = eachCommand(
  (given: readonly Change[]) => sql`
  select risk.add_placed(${given.map(({ playerId }) => playerId)}::uuid[], ${given.map(({ currency }) => currency)}::text[],
    ${given.map(({ amount }) => amount)}::bigint[])`,
);

/** A bet from before the present total was part of the last one: what its surplus does not cover is asked for again. */
export const takeBackPlaced = eachCommand(
  (given: readonly (Change & { at: Date })[]) => sql`
  select risk.take_back_placed(${given.map(({ playerId }) => playerId)}::uuid[], ${given.map(({ currency }) => currency)}::text[],
    ${given.map(({ amount }) => amount)}::bigint[], ${given.map(({ at }) => at)}::timestamptz[])`,
);

const turnOver = row({ total: bigint, placed: bigint });

export const selectTurnOver = (playerId: string, currency: string) => query(turnOver)`
  select total, placed from risk.turnover where player_id = ${playerId} and currency = ${currency}`;
