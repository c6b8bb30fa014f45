// Proves the books against themselves, the invoices and the provider, and counts the transfers in them:
// `node prove-books.ts <database url> [<options as JSON>]`. Prints JSON.
import { pino } from 'pino';
import { sql } from '#testing/sql.ts';
import { openFindings } from '#modules/reconcile';
import { reconcile } from '../../flows/reconcile/index.ts';
import { createPlatform } from '../../platform.ts';
import { processConfig, readOptions } from './options.ts';

const options = readOptions(process.argv[3]);
const clock = { now: () => new Date(Date.now() + (options.clockOffsetMs ?? 0)) };
const { kernel, stop } = createPlatform(processConfig(process.argv[2]!, options), { log: pino({ level: 'silent' }), clock });
const counted = await kernel.db.all(
  sql<{ kind: string; transfers: number }>`select kind, count(*)::int as transfers from wallet.transfer group by kind`,
);
await reconcile(kernel, 'all');
const faults = (await kernel.db.all(openFindings())).map(({ kind, subject, details }) => `${kind} ${subject} ${details}`);
process.stdout.write(
  `${JSON.stringify({ faults, transfers: Object.fromEntries(counted.map(({ kind, transfers }) => [kind, transfers])) })}\n`,
);
await stop();
