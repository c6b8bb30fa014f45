// A platform on a database of its own, and players who can bet.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { money } from '@verdigale/money';
import pino from 'pino';
import { startPostgres } from '../../apps/server/postgres/index.ts';
import { placeBet } from '../../platform/flows/game-wallet/place-bet.ts';
import { launchTestPlayer, type LaunchedPlayer } from '../../platform/flows/game-wallet/testing.ts';
import { createPlatform, migrate } from '../../platform/index.ts';
import { getGameSession } from '../../platform/modules/game/index.ts';
import { requireTurnOver } from '../../platform/modules/risk/index.ts';
import { testConfig } from '../../platform/testing/config.ts';

/** `prepare` runs before the platform connects. */
export async function openCasino(prepare?: (database: { url: string; dataDir: string }) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'verdigale-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  await migrate(postgres.url);
  await prepare?.({ url: postgres.url, dataDir });
  const platform = createPlatform(testConfig(postgres.url), { log: pino({ level: 'info' }, pino.destination(join(dataDir, 'log'))) });
  const { kernel } = platform;
  let made = 0;
  return {
    platform,
    url: postgres.url,
    /** So many players as `launch` makes them; as after a deposit, every bet moves what must still be staked. */
    async seat(count: number, launch = () => launchTestPlayer(platform, { balance: 10_000_000n })): Promise<LaunchedPlayer[]> {
      const seated: LaunchedPlayer[] = [];
      while (seated.length < count) {
        const player = await launch();
        const deposit = { sum: money(1_000_000n, 'EUR'), method: 'card' };
        await kernel.db.transaction(async (tx) => requireTurnOver(tx, kernel, player.playerId, deposit));
        seated.push(player);
      }
      return seated;
    },
    /** By the next of them, the same bet as the studio sends, without HTTP, JSON and signature. */
    async bet(by: readonly LaunchedPlayer[]): Promise<void> {
      const { token } = by[(made += 1) % by.length]!;
      const id = `flow-${made}`;
      const session = await getGameSession(kernel, 'verdigale-studio', token);
      await placeBet(kernel, session, { token, transactionId: id, roundId: id, amount: '100', currency: 'EUR' });
    },
    async close(): Promise<void> {
      await platform.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
