import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;

beforeEach(async () => {
  studio = await startTestStudio();
  await studio.client.launch({ mode: 'real', token: studio.platform.token });
});
afterEach(() => studio.stop());

/** A round whose bet has been under way since `startedAt` and that no process holds any more. */
async function leaveOpen(startedAt: Date): Promise<string> {
  const id = randomUUID();
  await studio.pool.query(
    `insert into studio.round (id, session_id, request_id, game, rules_version, player_id, stake, state, next_attempt_at, created_at)
     values ($1, $2, $3, 'copper-canyon', '1', 'player-7', 100, 'created', $4, $4)`,
    [id, studio.client.sessionId, randomUUID(), startedAt],
  );
  return id;
}

it('rolls back a bet that has been under way for too long, though the platform never saw it', async () => {
  const id = await leaveOpen(new Date(Date.now() - 10 * 60_000));
  await waitFor(() => expect(studio.platform.callsOf('rollback')).toHaveLength(1));
  expect(studio.platform.callsOf('rollback')[0]).toMatchObject({ roundId: id, betTransactionId: `${id}:bet` });
  await waitFor(async () => expect((await studio.client.enter()).unseen).toMatchObject([{ id, status: 'returned', win: null }]));
  expect(studio.platform.balance).toBe(10_000n);
});

it('leaves a bet alone that has just begun', async () => {
  await leaveOpen(new Date());
  const { status } = await studio.client.play('100');
  expect(status).toBe(409);
  expect(studio.platform.callsOf('rollback')).toHaveLength(0);
});

it('settles what is due beside a round that cannot be', async () => {
  const game = 'twenty-one-lindens';
  studio.platform.gameIdentity = game;
  await studio.client.launch({ game, mode: 'real', token: studio.platform.token });
  let broken = (await studio.client.play('100', { choice: { hands: 1 } })).body;
  while (broken.status !== 'playing') broken = (await studio.client.play('100', { choice: { hands: 1 } })).body;
  const due = Array.from({ length: 5 }, () => randomUUID());
  const sessions: string[] = [];
  for (const _ of due) {
    await studio.client.launch({ game, mode: 'real', token: studio.platform.token });
    sessions.push(studio.client.sessionId);
  }
  // In one statement: the worker takes them up together.
  await studio.pool.query(
    `with broken as (update studio.round set choice = null, next_attempt_at = '2000-01-01' where id = $1)
     insert into studio.round (id, session_id, request_id, game, rules_version, player_id, currency, stake, state, next_attempt_at, created_at)
     select id, session, id, 'copper-canyon', '1', 'player-' || id, 'EUR', 100, 'returning', '2000-01-02', now()
     from unnest($2::uuid[], $3::text[]) as left_open (id, session)`,
    [broken.id, due, sessions],
  );
  await waitFor(async () => {
    const { rows } = await studio.pool.query("select 1 from studio.round where id = any($1) and state = 'returned'", [due]);
    expect(rows).toHaveLength(due.length);
  });
  expect(studio.logLines.join('')).toContain(broken.id);
});

it('settles with a token that has expired meanwhile', async () => {
  for (const operation of ['win', 'finish']) studio.platform.script(operation, 'fail');
  expect((await studio.client.play('100')).body.status).toBe('pending');
  studio.platform.isTokenValid = false;
  await waitFor(async () => {
    const { rows } = await studio.pool.query("select 1 from studio.round where state = 'settled'");
    expect(rows).toHaveLength(1);
  });
});

it('[G9] keeps the reels of a round of older rules to itself, but shows what it paid', async () => {
  const { body } = await studio.client.play('100');
  await studio.pool.query("update studio.round set rules_version = '0'");
  expect((await studio.client.enter()).unseen).toMatchObject([{ id: body.id, win: body.win, outcome: null }]);
});

it('shows another player nothing of a round', async () => {
  const { body } = await studio.client.play('100');
  await studio.pool.query("update studio.round set player_id = 'someone'");
  await studio.client.launch({ mode: 'real', token: studio.platform.token });
  expect((await studio.client.enter()).unseen).toEqual([]);
  expect((await studio.client.post('seen', { roundIds: [body.id] })).status).toBe(200);
  const { rows } = await studio.pool.query('select seen_at from studio.round');
  expect(rows).toEqual([{ seen_at: null }]);
});
