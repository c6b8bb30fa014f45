import { bigint, boolean, command, integer, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** Money that lies in a held pocket, or did. */
const heldMoney = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  amount: bigint,
  currency: text,
  exponent: integer,
  cause: oneOf(['deposit', 'win']),
  /** The invoice, or the game's transaction. */
  subjectId: uuid,
  /** Who sent it: the identity of a payment or game provider. */
  provider: text,
  reason: text,
  status: oneOf(['returning', 'waiting', 'returned', 'released']),
  note: text,
  createdAt: timestamp,
  /** Of a win: its round had been told of when it began to wait, as was done once. */
  isRoundTold: boolean,
});
export type HeldMoney = RowOf<typeof heldMoney>;

/** Money that the caller books into the held pocket in the same transaction; the amount is in minor units. */
export const insertHeld = (held: Omit<HeldMoney, 'isRoundTold'>) => command`
  insert into risk.held_money
    (id, player_id, account_id, amount, currency, exponent, cause, subject_id, provider, reason, status, note, created_at)
  values (${held.id}, ${held.playerId}, ${held.accountId}, ${held.amount}, ${held.currency}, ${held.exponent}, ${held.cause},
    ${held.subjectId}, ${held.provider}, ${held.reason}, ${held.status}, ${held.note}, ${held.createdAt})`;

/** Every change of it holds the player's lock. */
export const heldById = (id: string) => query(heldMoney)`select ${heldMoney.columns()} from risk.held_money where id = ${id}`;

/** What lies in held pockets, oldest first. */
export const openHeld = () => query(heldMoney)`
  select ${heldMoney.columns()} from risk.held_money where decided_at is null order by created_at`;

const count = row({ count: integer });

/** How many wait for an operator. */
export const countWaitingHeld = () => query(count)`
  select count(*)::int as count from risk.held_money where decided_at is null and status = 'waiting'`;

/** Leaves it to an operator, or to the provider again. */
export const putHeld = (id: string, status: 'returning' | 'waiting', note: string) => command`
  update risk.held_money set status = ${status}, note = ${note} where id = ${id} and decided_at is null`;

/** Touches no row where it was decided already. */
export const closeHeld = (id: string, { status, note, at }: { status: 'returned' | 'released'; note: string; at: Date }) => command`
  update risk.held_money set status = ${status}, note = ${note}, decided_at = ${at} where id = ${id} and decided_at is null`;

const heldSum = row({ accountId: uuid, amount: bigint });

/** What lies in the held pocket of each account, by this list. */
export const heldSums = () => query(heldSum)`
  select account_id, sum(amount)::bigint as amount from risk.held_money where decided_at is null group by account_id`;
