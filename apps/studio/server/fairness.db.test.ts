import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRound } from '../games/check-round.ts';
import { copperCanyon } from '../games/copper-canyon/index.ts';
import { winOf } from '../games/game.ts';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';
import { StudioClient } from '../testing/studio-client.ts';
import type { ErrorBody, FairnessView } from '../wire.ts';
import { insertSeedPair, retireSeedPair } from './seed.sql.ts';
import { lockDemoBalance } from './session.sql.ts';

let studio: TestStudio;

beforeEach(async () => {
  studio = await startTestStudio();
  await studio.client.launch({ mode: 'real', token: studio.platform.token });
});
afterEach(() => studio.stop());

const view = async () => (await studio.client.post<FairnessView>('fairness')).body;
const rotate = (clientSeed: unknown) => studio.client.post<FairnessView & ErrorBody>('rotate', { clientSeed });

describe('a player who checks the studio', () => {
  it('[G4] sees the hash before, the secret after, and computes every round again', async () => {
    const before = await view();
    expect(before).toMatchObject({ nonce: 0, previous: null });
    expect(before.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
    const played = [];
    for (let round = 0; round < 12; round += 1) played.push((await studio.client.play('100')).body);

    const { body: after } = await rotate('meine eigene Zufallszahl 🎲');
    expect(after).toMatchObject({ nonce: 0, clientSeed: 'meine eigene Zufallszahl 🎲' });
    expect(after.serverSeedHash).not.toBe(before.serverSeedHash);
    const { serverSeed, clientSeed, rounds } = after.previous!;
    expect(clientSeed).toBe(before.clientSeed);
    expect(rounds.map(({ nonce }) => nonce)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (const [nonce, round] of played.entries()) {
      const checked = checkRound(copperCanyon, { serverSeed, clientSeed, nonce });
      expect(checked.serverSeedHash).toBe(before.serverSeedHash);
      expect(checked.outcome).toEqual(round.outcome);
      expect(winOf(copperCanyon, 100n, checked.outcome.pay).toString()).toBe(round.win);
    }
  });

  it('keeps the pair over launches, and has no other player’s', async () => {
    const { serverSeedHash } = await view();
    await studio.client.play('100');
    await studio.client.launch({ mode: 'real', token: studio.platform.token });
    expect(await view()).toMatchObject({ serverSeedHash, nonce: 1 });
    await studio.client.launch({ mode: 'demo' });
    const demo = await view();
    expect(demo.serverSeedHash).not.toBe(serverSeedHash);
    await studio.client.play('100');
    expect((await rotate('demo')).body.previous).toMatchObject({ rounds: [{ nonce: 0, game: 'copper-canyon', stake: '100' }] });
  });

  it('[G4] is shown no secret while a round that it decides is open', async () => {
    studio.platform.script('bet', 'hang');
    const spin = studio.client.play('100');
    await waitFor(() => expect(studio.platform.callsOf('bet').length).toBe(1));
    expect(await rotate('now')).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    await spin;
    await waitFor(async () => expect((await rotate('now')).status).toBe(200));
  });

  it('plays a spin that comes while the words are changed in another window, by the new ones', async () => {
    const owner = [studio.platform.playerId, null] as const;
    const changing = await studio.pool.connect();
    await changing.query('begin');
    expect(await retireSeedPair(changing, owner, new Date())).toBe(true);
    const spin = studio.client.play('100');
    await waitFor(async () => {
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      expect((await studio.pool.query(waiting)).rowCount).toBe(1);
    });
    await insertSeedPair(changing, owner, { id: randomUUID(), serverSeed: 'ab'.repeat(32), clientSeed: 'own', createdAt: new Date() });
    await changing.query('commit');
    changing.release();
    expect(await spin).toMatchObject({ status: 200, body: { status: 'settled' } });
    expect(await view()).toMatchObject({ clientSeed: 'own', nonce: 1 });
  });

  it('changes words that are changed in another window at the same moment, one after the other', async () => {
    const owner = [studio.platform.playerId, null] as const;
    const other = await studio.pool.connect();
    await other.query('begin');
    expect(await retireSeedPair(other, owner, new Date())).toBe(true);
    const rotated = rotate('mine');
    await waitFor(async () => {
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      expect((await studio.pool.query(waiting)).rowCount).toBe(1);
    });
    await insertSeedPair(other, owner, { id: randomUUID(), serverSeed: 'ab'.repeat(32), clientSeed: 'theirs', createdAt: new Date() });
    await other.query('commit');
    other.release();
    expect(await rotated).toMatchObject({ status: 200, body: { clientSeed: 'mine', previous: { clientSeed: 'theirs' } } });
  });

  it('changes no words of a demo while a spin of it is under way: each would wait for the other', async () => {
    await studio.client.launch({ mode: 'demo' });
    const playing = await studio.pool.connect();
    await playing.query('begin');
    expect(await lockDemoBalance(playing, studio.client.sessionId)).toBe(100_000n);
    expect(await rotate('now')).toMatchObject({ status: 409, body: { error: { code: 'round-open' } } });
    await playing.query('rollback');
    playing.release();
    expect(await rotate('now')).toMatchObject({ status: 200 });
  });

  it.each(['می\u200cخواهم', '👩\u200d👧', 'a\u00adb'])(
    'may take the word %j, whose joins and soft breaks are no control characters',
    async (clientSeed) => {
      const { body, status } = await rotate(clientSeed);
      expect(status).toBe(200);
      expect(body).toMatchObject({ clientSeed });
    },
  );

  it.each(['', ' \n', 'x'.repeat(65), 'a\u0000b', 'a\tb', '\ud800', 7, null])('is refused the word %j', async (clientSeed) => {
    expect((await rotate(clientSeed)).status).toBe(400);
    expect((await view()).previous).toBeNull();
  });

  it('[G2] takes no nonce for a spin that is not played, and none twice under parallel spins', async () => {
    await studio.client.play('7');
    const answers = await Promise.all(Array.from({ length: 20 }, () => studio.client.play('100')));
    const played = answers.filter(({ status }) => status === 200).length;
    expect(await view()).toMatchObject({ nonce: played });
    const { rows } = await studio.pool.query<{ n: number }>('select count(distinct nonce)::int as n from studio.round');
    expect(rows).toEqual([{ n: played }]);
  });
});

it('finds the words of one session, and forgets them with it, without a look at those of all others', async () => {
  const plan = async (statement: string): Promise<string> => {
    const client = await studio.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      client.release(true);
    }
  };
  // As they are looked up, and as the foreign key does where a session of a demo is deleted.
  for (const whose of ["player_id = 'p' or session_id = 's'", "session_id = 's'"]) {
    expect(await plan(`select from studio.seed where ${whose}`)).not.toContain('Seq Scan');
  }
});

it('[G2] two studios that draw at the same moment never commit to the same seed: neither time nor Math.random decides it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { second, stop } = await studio.another();
  try {
    const clients = Array.from({ length: 40 }, (_, n) => new StudioClient(n % 2 ? second.url : studio.server.url));
    await Promise.all(clients.map((client) => client.launch({ mode: 'demo' })));
    const { rows } = await studio.pool.query<{ server_seed: string; client_seed: string }>(
      'select server_seed, client_seed from studio.seed',
    );
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const seeds = rows.flatMap((row) => [row.server_seed, row.client_seed]);
    expect(new Set(seeds).size).toBe(seeds.length);
    // Nothing in common with one that was made at the same time, as seeds of a clock or a counter have.
    const heads = new Set(rows.map((row) => row.server_seed.slice(0, 8)));
    expect(heads.size).toBe(rows.length);
  } finally {
    vi.useRealTimers();
    await stop();
  }
});
