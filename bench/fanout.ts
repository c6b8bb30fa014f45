// Socket fan-out: one publication to many clients, and what a client costs in memory. The clients are a process of their own,
// so the server's memory and the deliveries are what they would be in life; both share this machine's cores.
// Use: node tools/run.mjs bench/fanout.ts [clients] [rounds]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { playerChannel, playerChannels, publicChannels, socketPath } from '@verdigale/contract';
import { WebSocket } from 'ws';
import { startPostgres } from '../apps/server/postgres/index.ts';
import { createAdmission } from '../platform/kernel/index.ts';
import { createRealtime } from '../platform/modules/realtime/index.ts';
import { createTestPlatform } from '../platform/testing/index.ts';

const clients = Number(process.argv[2] ?? 5_000);
const rounds = Number(process.argv[3] ?? 20);
const { tournaments } = publicChannels;

if (process.env.FANOUT_PORT) await beClients(Number(process.env.FANOUT_PORT));
else await beServer();

async function beServer(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined, durable: false });
  process.env.TEST_DATABASE_URL = postgres.adminUrl;
  const platform = await createTestPlatform();
  const { db, events } = platform.kernel;
  const inAnHour = () => Math.floor(platform.clock.now().getTime() / 1000) + 3_600;
  const config = { ...platform.kernel.config, rateFactor: clients };
  const admission = createAdmission({ rateFactor: clients, now: () => performance.now() });
  const realtime = createRealtime({ ...platform.kernel, config, admission }, async (token) => ({
    playerId: token,
    sessionId: token,
    expiresAt: inAnHour(),
  }));
  const server = createServer();
  realtime.attach(server);
  await realtime.start();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const before = memory();
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
    env: { ...process.env, FANOUT_PORT: String((server.address() as AddressInfo).port) },
  });
  const [opened] = (await once(child, 'message')) as [{ ms: number }];
  const perClient = (memory() - before) / clients;

  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const delivered = once(child, 'message');
    await db.transaction(async (tx) =>
      events.emit(tx, { topic: 'game.winner', payload: { channels: [tournaments], winner: { round, text: 'x'.repeat(120) } } }),
    );
    await platform.relay.drain();
    await delivered;
  }
  const seconds = (performance.now() - started) / 1_000;
  console.log(`clients                ${clients}, each with 2 subscriptions, opened in ${opened.ms.toFixed(0)} ms`);
  console.log(`memory a client        ${(perClient / 1_024).toFixed(1)} KB of the server's resident set`);
  console.log(
    `deliveries a second    ${Math.round((clients * rounds) / seconds)} (${rounds} publications, ${((seconds / rounds) * 1_000).toFixed(0)} ms each, outbox included)`,
  );

  child.kill();
  await realtime.stop();
  server.closeAllConnections();
  server.close();
  await platform[Symbol.asyncDispose]();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}

/** Opens every client, then reports each publication that all of them have got. */
async function beClients(port: number): Promise<void> {
  const started = performance.now();
  let delivered = 0;
  const open = async (n: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { perMessageDeflate: false });
    await once(socket, 'open');
    const player = `player-${n}`;
    const channels = [playerChannel(playerChannels.accounts, player), tournaments];
    socket.send(
      [{ id: 1, connect: { token: player } }, ...channels.map((channel, at) => ({ id: at + 2, subscribe: { channel } }))]
        .map((command) => JSON.stringify(command))
        .join('\n'),
    );
    let replies = 0;
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === '{}') return socket.send('{}');
        if (!text.startsWith('{"push"')) {
          replies += 1;
          if (replies === 3) resolve();
          return undefined;
        }
        delivered += 1;
        if (delivered % clients === 0) process.send?.({ delivered });
        return undefined;
      });
    });
  };
  for (let from = 0; from < clients; from += 250)
    await Promise.all(Array.from({ length: Math.min(250, clients - from) }, (_, n) => open(from + n)));
  const ms = performance.now() - started;
  await delay(500);
  process.send?.({ ms });
}
