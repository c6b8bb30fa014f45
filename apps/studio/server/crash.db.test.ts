import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StudioClient } from '../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';
import type { RoundView } from '../wire.ts';

let studio: TestStudio;
let child: ChildProcess;
let client: StudioClient;

/** The studio as a process of its own on the test's database, launched for the double's player. */
async function startProcess(game = 'copper-canyon'): Promise<void> {
  studio.platform.gameIdentity = game;
  const { databaseUrl, platform } = studio;
  child = spawn(process.execPath, [fileURLToPath(new URL('../testing/studio-process.ts', import.meta.url))], {
    env: { ...process.env, STUDIO_OPTIONS: JSON.stringify({ databaseUrl, platformUrl: platform.url, secret: platform.secret }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
  client = new StudioClient(url);
  await client.launch({ game, mode: 'real', token: platform.token });
}

/** Starts a spin and kills the process while the platform has `operation` booked and not answered. */
async function killDuring(operation: string): Promise<void> {
  const before = studio.platform.callsOf(operation).length;
  const spin = client.play('100').catch(() => null);
  await waitFor(() => expect(studio.platform.callsOf(operation).length).toBe(before + 1));
  child.kill('SIGKILL');
  await spin;
}

/** Starts the studio again; resolves with what the returning player is shown. */
async function comeBack(): Promise<RoundView[]> {
  await studio.restart();
  await waitFor(async () => {
    const { rows } = await studio.pool.query('select 1 from studio.round where next_attempt_at is not null');
    expect(rows).toEqual([]);
  });
  await studio.client.launch({ mode: 'real', token: studio.platform.token });
  return (await studio.client.enter()).unseen;
}

beforeEach(async () => {
  studio = await startTestStudio();
});
afterEach(async () => {
  child.kill('SIGKILL');
  await studio.stop();
});

describe('[G8] a killed studio', () => {
  beforeEach(() => startProcess());

  it('returns a stake whose bet was under way, and notifies the player', async () => {
    studio.platform.script('bet', 'hang');
    await killDuring('bet');
    expect(studio.platform.balance).toBe(9_900n);
    const unseen = await comeBack();
    expect(studio.platform.balance).toBe(10_000n);
    expect(unseen).toMatchObject([{ status: 'returned', stake: '100', win: null, outcome: null }]);
  });

  it.each(['hang', 'drop'] as const)('pays what was drawn, once, when the payment was under way: %s', async (fault) => {
    // Which of the two closes the round depends on the reels.
    studio.platform.script('win', fault, 'fail', 'fail');
    studio.platform.script('finish', fault, 'fail', 'fail');
    const before = studio.platform.calls.length;
    const spin = client.play('100').catch(() => null);
    await waitFor(() => expect(studio.platform.calls.slice(before).some((call) => ['win', 'finish'].includes(call.operation))).toBe(true));
    child.kill('SIGKILL');
    await spin;
    const { rows } = await studio.pool.query<{ outcome: unknown; win: string }>('select outcome, win from studio.round');
    const unseen = await comeBack();
    expect(unseen).toMatchObject([{ status: 'settled', stake: '100', win: rows[0]?.win, outcome: rows[0]?.outcome }]);
    expect(studio.platform.balance).toBe(9_900n + BigInt(rows[0]?.win ?? 0));
    expect(studio.platform.netOfBooks).toBe(BigInt(rows[0]?.win ?? 0) - 100n);
  });

  it('does not show a round again that the player has seen', async () => {
    const { body } = await client.play('100');
    await client.post('seen', { roundIds: [body.id] });
    expect(await comeBack()).toEqual([]);
  });

  it('shows a finished round again that no browser has shown to the end', async () => {
    const { body } = await client.play('100');
    expect((await comeBack()).map((round) => round.id)).toEqual([body.id]);
  });
});

describe('[G8] a studio that is killed between the steps of a round', () => {
  beforeEach(() => startProcess('mines'));

  /** A round with one mine, which was not under the first field. */
  async function uncoverOne(): Promise<RoundView> {
    for (;;) {
      const { body: begun } = await client.play('100', { choice: 1 });
      const { body } = await client.step(begun, 0);
      if (body.status === 'playing') return body;
    }
  }

  async function comeBackToMines(): Promise<void> {
    await studio.restart();
    await studio.client.launch({ game: 'mines', mode: 'real', token: studio.platform.token });
  }

  it('lets the player go on where he was, and pays once', async () => {
    const round = await uncoverOne();
    child.kill('SIGKILL');
    await comeBackToMines();
    const entry = await studio.client.enter();
    expect(entry.open).toEqual(round);
    const before = studio.platform.balance;
    const { body } = await studio.client.step(entry.open!, 'cash-out');
    expect(body).toMatchObject({ status: 'settled', win: '103', steps: [0, 'cash-out'] });
    expect(studio.platform.balance).toBe(before + 103n);
  });

  it('answers a step whose reply was lost with it with the same round, paid once', async () => {
    const round = await uncoverOne();
    const before = studio.platform.balance;
    studio.platform.script('win', 'hang');
    const step = client.step(round, 'cash-out').catch(() => null);
    await waitFor(() => expect(studio.platform.callsOf('win').length).toBe(1));
    child.kill('SIGKILL');
    await step;
    await comeBackToMines();
    await waitFor(async () => {
      expect((await studio.client.step(round, 'cash-out')).body).toMatchObject({ id: round.id, status: 'settled', win: '103' });
    });
    expect(studio.platform.balance).toBe(before + 103n);
    expect((await studio.client.enter()).open).toBeNull();
  });
});
