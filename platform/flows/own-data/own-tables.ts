import type { Column, Reference } from './catalogue.sql.ts';
import { leftOut } from './left-out.ts';

/** A table with rows of players, and how they are told apart. */
export interface OwnTable {
  /** `payment.invoice` */
  name: string;
  columns: readonly Column[];
  /** The columns of the player's id, or of the row that these hang on. */
  owners: readonly Owner[];
}

export interface Owner {
  column: string;
  /** Its value is a key of this table; without one, it is the player's id. */
  of?: { table: OwnTable; key: string };
}

/** What no foreign key says: by a column that has an index, as these tables are among the largest. */
const links: Readonly<Record<string, { column: string; parent?: string }>> = {
  'player.player': { column: 'id' },
  // Of those of one player.
  'limits.stop': { column: 'name' },
  'wallet.entry': { column: 'transfer_id', parent: 'wallet.transfer' },
  'bonus.bet_share': { column: 'round_id', parent: 'game.round' },
  'bonus.round_share': { column: 'round_id', parent: 'game.round' },
};
/** As `player_id` is the player's wherever it stands, this is his account's. */
const accountColumn = 'account_id';
const accounts = 'wallet.account';

/**
 * The tables that hold rows of players: with his id, with that of an account of his, or hanging on such a row by a foreign key. By the database's own
 * catalogue, so that a table of the next migration is among them; in the order of their names.
 */
export function ownTables(columns: readonly Column[], references: readonly Reference[]): OwnTable[] {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const found = new Map<string, OwnTable>();
  const find = (name: string): void => {
    const own = byTable.get(name)!;
    const owners = ownersOf(name, own, references, found);
    if (owners.length > 0) found.set(name, { name, columns: own, owners });
  };
  find(accounts);
  // A table is found one round after the one that it hangs on.
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const name of byTable.keys()) if (!found.has(name)) find(name);
  }
  return [...found.values()].filter(({ name }) => !(name in leftOut)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function ownersOf(
  name: string,
  columns: readonly Column[],
  references: readonly Reference[],
  found: ReadonlyMap<string, OwnTable>,
): Owner[] {
  const to = (column: string, parent: string, key = 'id'): Owner[] => {
    const table = found.get(parent);
    return table ? [{ column, of: { table, key } }] : [];
  };
  const link = links[name];
  if (link) return link.parent ? to(link.column, link.parent) : [{ column: link.column }];
  const has = (column: string, isRequired: boolean) => columns.some((each) => each.name === column && (each.isRequired || !isRequired));
  if (has('player_id', false)) {
    // Both where both are there: some of the largest tables have an index by account alone.
    const account = has(accountColumn, true) ? to(accountColumn, accounts) : [];
    return [{ column: 'player_id' }, ...account];
  }
  if (has(accountColumn, false)) return to(accountColumn, accounts);
  const reference = references.find(({ table, parent }) => table === name && found.has(parent));
  return reference ? to(reference.column, reference.parent, reference.key) : [];
}
