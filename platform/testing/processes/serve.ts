// Serves the platform until it is killed, prints its port: `node serve.ts <database url>`. Nothing of it is graceful.
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createPlatform } from '../../platform.ts';
import { testConfig } from '../config.ts';

process.once('disconnect', () => process.exit());

const app = Fastify({ logger: { level: process.env.TEST_LOG ?? 'silent' } });
const platform = createPlatform(testConfig(process.argv[2]!), { log: app.log });
await platform.mountOn(app);
await app.listen({ host: '127.0.0.1', port: 0 });
await platform.start();
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
