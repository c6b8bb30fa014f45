// Generated requests: `npm run fuzz -- [--requests=100000] [--seed=<number>]`. The same seed makes the same requests.
import { parseArgs } from 'node:util';
import startPostgres from '../setup/postgres.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
const [count, seed] = [Number(values.requests), Number(values.seed)];
console.log(`Again with: npm run fuzz -- --requests=${count} --seed=${seed}`);

const stop = await startPostgres();
const { faults, books, statuses, refused, seconds } = await fuzz({ seed, count });
await stop?.();
console.log(statuses);
console.log(`Never with success: ${refused.join(', ')}`);
for (const fault of faults) console.log(fault);
if (books.length > 0) console.log(books);
console.log(
  `seed ${seed}: ${count} requests in ${seconds.toFixed(0)} s, ${faults.length} kinds of fault, books ${books.length > 0 ? 'WRONG' : 'exact'}`,
);
process.exitCode = faults.length + books.length > 0 ? 1 : 0;
