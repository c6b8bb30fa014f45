import type { Database, Queryable } from '#kernel';
import { allColumns, allReferences } from './catalogue.sql.ts';
import { ownTables, type OwnTable } from './own-tables.ts';
import { allowPauses, closeRows, nextRows, openRows } from './rows.sql.ts';

/** How many rows are in memory at once. */
const atOnce = 500;
const pauseMs = 15 * 60_000;

/** Takes a part of the document; the next one is read when it is done. */
export type Write = (text: string) => void | Promise<void>;

/**
 * Writes all that is stored about a player as one JSON document, for himself: table by table, rows oldest first, without what `left-out.ts` names. It is the
 * state of one moment, however long it takes, and however much there is.
 */
export async function writeOwnData(db: Pick<Database, 'snapshot'>, playerId: string, write: Write): Promise<void> {
  await db.snapshot(async (tx, at) => {
    await tx.run(allowPauses(pauseMs));
    const tables = ownTables(await tx.all(allColumns()), await tx.all(allReferences()));
    await write(`{"player": ${JSON.stringify(playerId)}, "at": ${JSON.stringify(at)}, "tables": {`);
    let before = '\n';
    for (const table of tables) {
      await write(`${before}${JSON.stringify(table.name)}: [`);
      await writeRows(tx, table, playerId, write);
      await write(']');
      before = ',\n';
    }
    await write('\n}}\n');
  });
}

async function writeRows(tx: Queryable, table: OwnTable, playerId: string, write: Write): Promise<void> {
  await tx.run(openRows(table, playerId));
  let before = '\n  ';
  for (let isMore = true; isMore;) {
    const rows = await tx.all(nextRows(atOnce));
    isMore = rows.length === atOnce;
    if (rows.length === 0) break;
    await write(before + rows.map(({ row }) => row).join(',\n  '));
    before = ',\n  ';
  }
  await tx.run(closeRows());
}
