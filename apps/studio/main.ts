// Starts the studio in a process of its own: `npm run studio`. The variables that it needs are in environment.ts.
import { pino } from 'pino';
import { readStudioEnvironment } from './environment.ts';
import { createStudio } from './index.ts';

try {
  const { logLevel, ...options } = readStudioEnvironment(process.env);
  const studio = createStudio({ ...options, logger: pino({ level: logLevel }), clock: { now: () => new Date() } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void studio.close().then(() => process.exit()));
  process.stdout.write(`The studio is open at ${await studio.listen()}\n`);
} catch (error) {
  process.stderr.write(`The studio did not start.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
