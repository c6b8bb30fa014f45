// A studio with short rounds, as a process of its own that sends its address to the test.
import { recordLogger } from '@verdigale/stand-in/testing';
import { Pool } from 'pg';
import { createStudio } from '../../apps/studio/index.ts';
import { chainEnding } from '../../apps/studio/testing/live-reader.ts';
import { PlatformDouble } from '../../apps/studio/testing/platform-double.ts';
import { databaseOfProcess, forkStudio, sendWhenForked } from './studio-process.ts';

const table = 'quicksilver-roulette';

export interface KiteStudio {
  /** Launches Kite Weather for a player of that name, who has 100.00 of real money. */
  launchUrl(player: string): string;
  /** The same for a table of roulette. */
  tableUrl(player: string): string;
  close(): void;
}

/** Starts a studio of its own: windows of some seconds, and rounds that end soon. */
export async function openKiteStudio(): Promise<KiteStudio> {
  const { url, close } = await forkStudio(import.meta.url);
  return {
    launchUrl: (player) => `${url}/launch?game=kite-weather&mode=real&token=${player}`,
    tableUrl: (player) => `${url}/launch?game=${table}&mode=real&token=${player}-at-table`,
    close,
  };
}

async function serve(): Promise<string> {
  const databaseUrl = await databaseOfProcess();
  const platform = new PlatformDouble();
  await platform.start();
  platform.gameIdentity = 'kite-weather';
  for (const player of ['one', 'other']) {
    for (const token of [player, `${player}-at-table`]) platform.guests.set(token, 10_000n);
    platform.guestGames.set(`${player}-at-table`, table);
  }
  const studio = createStudio({
    databaseUrl,
    platformUrl: platform.url,
    secret: platform.secret,
    settings: { bettingMs: 2500, restMs: 1500, runMs: 1800 },
    port: 0,
    host: '127.0.0.1',
    logger: recordLogger().logger,
    clock: { now: () => new Date() },
  });
  const url = await studio.listen();
  const pool = new Pool({ connectionString: databaseUrl });
  await chainEnding(pool, [102, 110], [102, 110]);
  await pool.end();
  return url;
}

await sendWhenForked(serve);
