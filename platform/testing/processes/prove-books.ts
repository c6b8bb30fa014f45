// Proves the books and counts the transfers in them: `node prove-books.ts <database url>`. Prints JSON.
import { sql } from 'kysely';
import { checkBooks } from '#modules/wallet';
import { openDatabase } from '#kernel';

const db = openDatabase({ url: process.argv[2]! });
const counted = await db.all(
  sql<{ kind: string; transfers: number }>`select kind, count(*)::int as transfers from wallet.transfer group by kind`,
);
process.stdout.write(
  `${JSON.stringify({ faults: await checkBooks(db), transfers: Object.fromEntries(counted.map(({ kind, transfers }) => [kind, transfers])) })}\n`,
);
await db.close();
