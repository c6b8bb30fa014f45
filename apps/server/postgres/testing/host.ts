// A process for tests that owns a PostgreSQL and then waits to be killed: `node host.ts <folder>`, prints its address.
import { startPostgres } from '../index.ts';

const postgres = await startPostgres({ dataDir: process.argv[2]!, log: () => undefined });
console.log(postgres.url);
// When it was forked: it ends in order with the channel.
process.once('disconnect', () => void postgres.stop().then(() => process.exit()));
setInterval(() => undefined, 60_000);
