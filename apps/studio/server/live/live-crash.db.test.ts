import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chainEnding, LiveReader } from '../../testing/live-reader.ts';
import { StudioClient } from '../../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../../testing/test-studio.ts';
import type { LiveOutcome } from '../../games/live-game.ts';

const pace = { bettingMs: 2_500, restMs: 150, landingMs: 60, lateBeginMs: 500 };
const names = ['by-hand', 'by-itself', 'too-high', 'stays'];
let studio: TestStudio;
let child: ChildProcess;
let url: string;
let feed: LiveReader;
let players: StudioClient[];

beforeEach(async () => {
  studio = await startTestStudio(pace);
  studio.platform.gameIdentity = 'kite-weather';
  const { databaseUrl, platform } = studio;
  child = spawn(process.execPath, [fileURLToPath(new URL('../../testing/studio-process.ts', import.meta.url))], {
    env: {
      ...process.env,
      STUDIO_OPTIONS: JSON.stringify({ databaseUrl, platformUrl: platform.url, secret: platform.secret, settings: pace }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  [url] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  // Nobody but the process that will be killed keeps the rounds going.
  await studio.rest();
  players = await Promise.all(
    [...names, 'demo'].map(async (name) => {
      if (name !== 'demo') platform.guests.set(name, 10_000n);
      const client = new StudioClient(url);
      await client.launch({ game: 'kite-weather', ...(name === 'demo' ? { mode: 'demo' } : { mode: 'real', token: name }) });
      return client;
    }),
  );
});
afterEach(async () => {
  child.kill('SIGKILL');
  await feed.stop();
  await studio.stop();
});

/** Five players bet: by hand, cashed out at 1.02, not before 500.00, by hand but never, and a demo player at 1.02. */
async function bet(): Promise<void> {
  // Only now: the studio makes a chain of its own for the first who watches.
  feed = new LiveReader(url);
  await feed.phase('betting');
  const autos = [null, 102, 50_000, null, 102];
  const answers = await Promise.all(
    players.map((player, n) => player.play('100', { choice: autos[n] ? { autoCashOut: autos[n] } : null })),
  );
  expect(answers.map(({ body }) => body.status)).toEqual(Array.from({ length: 5 }, () => 'playing'));
}

async function settled(): Promise<void> {
  await waitFor(async () => {
    const { rows } = await studio.pool.query('select 1 from studio.round where next_attempt_at is not null');
    expect(rows).toEqual([]);
  });
}

const credits = async (): Promise<string> =>
  (await studio.pool.query<{ of: string }>("select demo_balance::text as of from studio.session where mode = 'demo'")).rows[0]!.of;
const balances = (): (bigint | undefined)[] => names.map((name) => studio.platform.guests.get(name));

describe('[G8] a killed studio and a shared round', () => {
  it('returns the stakes of a climb that could not begin', async () => {
    await chainEnding(studio.pool, [130, 200]);
    await bet();
    child.kill('SIGKILL');
    await waitFor(async () => {
      const { rows } = await studio.pool.query(
        `select 1 from studio.live_round where begins_at < now() - interval '${pace.lateBeginMs} ms'`,
      );
      expect(rows).toHaveLength(1);
    });
    await studio.restart(pace);
    await settled();
    expect(balances()).toEqual([10_000n, 10_000n, 10_000n, 10_000n]);
    expect(await credits()).toBe('100000');
    expect(studio.platform.netOfBooks).toBe(0n);
    const { rows } = await studio.pool.query('select state from studio.live_round');
    expect(rows).toEqual([{ state: 'returned' }]);
  });

  it('finishes a round that ended meanwhile from its seed: what was cashed out or reached is paid, the rest is lost', async () => {
    await chainEnding(studio.pool, [108, 112]);
    await bet();
    await feed.phase('running');
    const mine = (await players[0]!.enter()).open!;
    const { body } = await players[0]!.step(mine, null);
    child.kill('SIGKILL');
    const { cashedOutAt } = body.outcome as LiveOutcome;
    await waitFor(async () =>
      expect((await studio.pool.query('select 1 from studio.live_round where ends_at < now()')).rows).toHaveLength(1),
    );
    await studio.restart(pace);
    await settled();
    expect(balances()).toEqual([9_900n + BigInt(cashedOutAt!), 10_002n, 9_900n, 9_900n]);
    expect(await credits()).toBe('100002');
    // A win whose reply the kill cut off is sent again, under its own id.
    expect(new Set(studio.platform.callsOf('win').map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('goes on with a climb that is not over, and still cashes out', async () => {
    await chainEnding(studio.pool, [150, 220]);
    await bet();
    await feed.phase('running');
    child.kill('SIGKILL');
    await studio.restart(pace);
    // A quick restart would cash out at 1.00, the stake itself, and prove little.
    await waitFor(async () => {
      const { rows } = await studio.pool.query(`select 1 from studio.live_round where begins_at < now() - interval '400 ms'`);
      expect(rows).toHaveLength(1);
    });
    await studio.client.launch({ game: 'kite-weather', mode: 'real', token: 'by-hand' });
    const { open } = await studio.client.enter();
    const { body } = await studio.client.step(open!, null);
    const { cashedOutAt } = body.outcome as LiveOutcome;
    expect(cashedOutAt).toBeGreaterThan(100);
    await waitFor(() => expect(balances()[1]).toBe(10_002n));
    expect(balances()[0]).toBe(9_900n + BigInt(cashedOutAt!));
  });
});
