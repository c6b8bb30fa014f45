// Serves the platform until it is killed, prints its port: `node serve.ts <database url> [<options as JSON>]`. It has no graceful shutdown.
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createPlatform } from '../../platform.ts';
import { processConfig, readOptions, type ProcessOptions } from './options.ts';

process.once('disconnect', () => process.exit());

const options = readOptions(process.argv[3]);
let { clockOffsetMs = 0 } = options;
process.on('message', (message: ProcessOptions) => {
  clockOffsetMs = message.clockOffsetMs ?? clockOffsetMs;
  process.send!(clockOffsetMs);
});

const app = Fastify({ logger: { level: process.env.TEST_LOG ?? 'silent' } });
const clock = { now: () => new Date(Date.now() + clockOffsetMs) };
const platform = createPlatform(processConfig(process.argv[2]!, options), { log: app.log, clock });
await platform.mountOn(app);
await app.listen({ host: '127.0.0.1', port: 0 });
await platform.start();
// A killed process keeps nothing for the next one.
flushCompileCache();
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
