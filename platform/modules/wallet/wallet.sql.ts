import {
  bigint,
  boolean,
  command,
  eachCommand,
  eachLock,
  eachQuery,
  integer,
  givenRows,
  present,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import { shownPockets, type AccountState, type Pocket } from './account.ts';

/** Only counterparties have no balance. */
const balance = present(bigint);

const account = row({
  id: uuid,
  playerId: uuid,
  currency: text,
  exponent: integer,
  isActive: boolean,
  isHidden: boolean,
  version: bigint,
  real: balance,
  bonus: balance,
  locked: balance,
  pending: balance,
  held: balance,
});

export function toAccount({ real, bonus, locked, pending, held, ...rest }: RowOf<typeof account>): AccountState {
  return { ...rest, pockets: { real, bonus, locked, pending, held } };
}

const selectAccounts = sql`
  select a.id, a.player_id, a.currency, a.exponent, a.is_active, a.is_hidden,
    a.revision + p.version as version, p.real, p.bonus, p.locked, p.pending, p.held
  from wallet.account a, lateral (
    select sum(l.version)::bigint as version,
      max(l.balance) filter (where l.pocket = 'real') as real, max(l.balance) filter (where l.pocket = 'bonus') as bonus,
      max(l.balance) filter (where l.pocket = 'locked') as locked, max(l.balance) filter (where l.pocket = 'pending') as pending,
      coalesce(max(l.balance) filter (where l.pocket = 'held'), 0) as held
    from wallet.ledger_account l where l.account_id = a.id) p`;

const accountsById = eachQuery(
  account,
  (given: readonly { id: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { id: 'uuid' })}, lateral (${selectAccounts} where a.id = given.id offset 0) found`,
);

export const accountById = (id: string) => accountsById({ id });

/** Ids are of version 7, so this is the order of creation. */
export const accountsOfPlayer = (playerId: string) => query(account)`${selectAccounts} where a.player_id = ${playerId} order by a.id`;

/** `no key`, since rows that merely refer to the wallet need not wait. */
export const lockWallet = (playerId: string) => command`select from wallet.wallet where player_id = ${playerId} for no key update`;

const lockWalletsOfAccounts = eachLock(
  (given: readonly { accountId: string }[], waiting) => sql`
  select given.place::int from ${givenRows(given, { accountId: 'uuid' })},
  lateral (select player_id from wallet.account a where a.id = given.account_id offset 0) owner,
  lateral (select from wallet.wallet w where w.player_id = owner.player_id for no key update ${waiting}) held`,
);

export const lockWalletOfAccount = (accountId: string) => lockWalletsOfAccounts({ accountId });

export const insertWallet = (playerId: string) =>
  command`insert into wallet.wallet (player_id) values (${playerId}) on conflict on constraint wallet_player_id_pkey do nothing`;

export const insertAccount = (account: AccountState) => command`
  with account as (
    insert into wallet.account (id, player_id, currency, exponent, is_active)
    values (${account.id}, ${account.playerId}, ${account.currency}, ${account.exponent}, ${account.isActive})
    returning id, currency
  )
  insert into wallet.ledger_account (account_id, pocket, currency, balance, version)
  select a.id, p.pocket, a.currency, 0, 0 from account a, unnest(${shownPockets}::text[]) with ordinality p (pocket, place)
  order by p.place`;

/** The pocket of held money, which few accounts ever need. */
export const openHeldPocket = ({ id, currency }: AccountState) => command`
  insert into wallet.ledger_account (account_id, pocket, currency, balance, version) values (${id}, 'held', ${currency}, 0, 0)
  on conflict on constraint ledger_account_account_id_pocket_key do nothing`;

export const setStatus = (accountId: string, status: { isActive: boolean; isHidden: boolean }) => command`
  update wallet.account set is_active = ${status.isActive}, is_hidden = ${status.isHidden}, revision = revision + 1
  where id = ${accountId}`;

export interface DecidedTransfer {
  id: string;
  accountId: string;
  currency: string;
  kind: string;
  reference: string;
  /** Null: the database's own, which stamps money. */
  clock: Date | null;
  /** In the order of `pockets`: the change, and the balance that it must end with. */
  changes: readonly { pocket: Pocket; amount: bigint; balance: bigint }[];
  /** Each with what it gains. */
  counterparties: readonly (readonly [name: string, amount: bigint])[];
}

/** Each moves an account of its own. */
export const postTransfer = eachCommand((transfers: readonly DecidedTransfer[]) => {
  const changes = transfers.flatMap((transfer, n) => transfer.changes.map((change) => ({ ...change, of: n + 1 })));
  const sides = transfers.flatMap((transfer, n) => transfer.counterparties.map(([name, amount]) => ({ name, amount, of: n + 1 })));
  return sql`select wallet.post_transfers(
    ${transfers.map(({ id }) => id)}::uuid[], ${transfers.map(({ accountId }) => accountId)}::uuid[],
    ${transfers.map(({ currency }) => currency)}::text[], ${transfers.map(({ kind }) => kind)}::text[],
    ${transfers.map(({ reference }) => reference)}::text[], ${transfers.map(({ clock }) => clock)}::timestamptz[],
    ${changes.map(({ of }) => of)}::int[], ${changes.map(({ pocket }) => pocket)}::text[], ${changes.map(({ amount }) => amount)}::bigint[],
    ${changes.map(({ balance }) => balance)}::bigint[],
    ${sides.map(({ of }) => of)}::int[], ${sides.map(({ name }) => name)}::text[], ${sides.map(({ amount }) => amount)}::bigint[])`;
});

const heldBalance = row({ accountId: present(uuid), amount: balance });

/** What lies in the held pocket of each account that has any. */
export const heldBalances = () => query(heldBalance)`
  select account_id, balance as amount from wallet.ledger_account where pocket = 'held' and balance <> 0`;

const bonusPockets = row({ accountId: present(uuid), currency: text, bonus: balance, locked: balance });

/** What lies in the bonus and locked pockets of each account that has any. */
export const pocketBalances = () => query(bonusPockets)`
  select b.account_id, b.currency, b.balance as bonus, l.balance as locked
  from wallet.ledger_account b join wallet.ledger_account l on l.account_id = b.account_id and l.pocket = 'locked'
  where b.pocket = 'bonus' and (b.balance <> 0 or l.balance <> 0)`;

const moment = row({ at: present(timestamp) });

/** By the clock that stamps money. */
export const databaseTime = () => query(moment)`select clock_timestamp() as at`;
