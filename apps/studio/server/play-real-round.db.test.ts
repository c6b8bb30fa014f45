import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';
import type { RoundView } from '../wire.ts';

let studio: TestStudio;

beforeEach(async () => {
  studio = await startTestStudio();
  expect(await studio.client.launch({ mode: 'real', token: studio.platform.token })).toBe(200);
});
afterEach(() => studio.stop());

/** The books of the platform and of the studio agree, and no round is open. */
async function expectSettledBooks(): Promise<void> {
  await waitFor(async () => {
    const { rows } = await studio.pool.query<{ open: string; net: string }>(
      `select count(*) filter (where next_attempt_at is not null) as open,
              coalesce(sum(win - stake) filter (where state = 'settled'), 0) as net from studio.round`,
    );
    expect(rows[0]?.open).toBe('0');
    expect(BigInt(rows[0]?.net ?? 0)).toBe(studio.platform.netOfBooks);
    expect(10_000n + studio.platform.netOfBooks).toBe(studio.platform.balance);
  });
}

/** Plays until a round of the wanted kind: the reels are random. */
async function spinUntil(wanted: 'win' | 'no win'): Promise<RoundView> {
  studio.platform.balance = 1_000_000n;
  for (let spin = 0; spin < 300; spin += 1) {
    const { body } = await studio.client.play('100');
    if ((body.win !== '0') === (wanted === 'win')) return body;
  }
  throw new Error(`no round with ${wanted}`);
}

describe('a paid round', () => {
  it('[GAME-04] bets first, then pays what the reels show, and reports the balance of the platform', async () => {
    const won = await spinUntil('win');
    const win = studio.platform.callsOf('win').at(-1);
    expect(win).toMatchObject({
      roundId: won.id,
      transactionId: `${won.id}:win`,
      betTransactionId: `${won.id}:bet`,
      amount: won.win,
      isFinal: true,
    });
    expect(won).toMatchObject({ status: 'settled', stake: '100', balance: studio.platform.balance.toString() });
    expect(BigInt(won.win ?? 0)).toBe(BigInt(won.outcome?.pay ?? 0) * 5n);
    const order = studio.platform.calls.filter((call) => call.body.roundId === won.id).map((call) => call.operation);
    expect(order).toEqual(['bet', 'win']);
  });

  it('ends a round without a win by finish', async () => {
    const lost = await spinUntil('no win');
    const order = studio.platform.calls.filter((call) => call.body.roundId === lost.id).map((call) => call.operation);
    expect(order).toEqual(['bet', 'finish']);
    expect(studio.platform.closedRounds.has(lost.id)).toBe(true);
  });

  it('[G10] answers the same request with the same round, and bets once', async () => {
    const requestId = randomUUID();
    const first = await studio.client.play('100', { requestId });
    const second = await studio.client.play('100', { requestId });
    expect(second).toEqual(first);
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
    await expectSettledBooks();
  });

  it('refuses parallel spins of one session: one bet of twenty', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => studio.client.play('100')));
    const played = answers.filter((answer) => answer.status === 200);
    expect(played.length).toBe(studio.platform.callsOf('bet').length);
    expect(answers.filter((answer) => answer.status === 409).every((answer) => refusalOf(answer).code === 'round-open')).toBe(true);
    expect(answers.filter((answer) => answer.status === 409).length).toBeGreaterThan(10);
    await expectSettledBooks();
  });

  it('says the highest stake of the casino at the start, after each round, and when a bonus has changed it meanwhile', async () => {
    expect(await studio.client.enter()).toMatchObject({ maxStake: null });
    studio.platform.maxStake = 500n;
    expect((await studio.client.post('balance')).body).toMatchObject({ balance: '10000', maxStake: '500' });
    expect((await studio.client.play('200')).body).toMatchObject({ status: 'settled', maxStake: '500' });

    studio.platform.maxStake = 100n;
    const requestId = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await studio.client.play('200', { requestId });
      expect(status).toBe(409);
      expect(body).toMatchObject({ error: { code: 'stake-too-high', maxStake: '100' } });
    }
    expect(studio.platform.callsOf('bet')).toHaveLength(2);

    studio.platform.maxStake = null;
    expect((await studio.client.play('200')).body).toMatchObject({ status: 'settled', maxStake: null });
    await expectSettledBooks();
  });

  it.each(['0', '-100', '21', '1.5', '100000', '99999999999999999999', 'abc', '', ' 100', '1e2'])(
    'refuses the stake %j and bets nothing',
    async (stake) => {
      const { status } = await studio.client.play(stake);
      expect([400, 422]).toContain(status);
      expect(studio.platform.callsOf('bet')).toHaveLength(0);
    },
  );

  it('refuses ill-typed and unknown fields, and an unknown session', async () => {
    const requestId = randomUUID();
    const bodies = [
      { requestId },
      { stake: '100' },
      { requestId, stake: 100 },
      { requestId: 'x', stake: '100' },
      { requestId, stake: '100', win: '5' },
      [],
    ];
    for (const body of bodies) expect((await studio.client.post('play', body)).status).toBe(400);
    studio.client.sessionId = 'guessed';
    expect((await studio.client.play('100')).status).toBe(404);
    expect(studio.platform.callsOf('bet')).toHaveLength(0);
  });

  it('[G10] [G12] one request begins one round: its repeat, a page that is opened anew and a restart begin none', async () => {
    const requestId = randomUUID();
    await studio.client.play('100', { requestId });
    await studio.client.play('100', { requestId });
    await expectSettledBooks();
    await studio.restart();
    await studio.client.launch({ mode: 'real', token: studio.platform.token });
    await studio.client.enter();
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
  });

  it('is played to its end, and its page told, when the studio stops meanwhile; whoever watches a live table does not hold that up', async () => {
    const watching = await fetch(`${studio.server.url}/api/live/kite-weather`);
    const booked = Promise.withResolvers<void>();
    studio.platform.script('bet', { after: booked.promise });
    const spin = studio.client.play('100');
    await waitFor(() => expect(studio.platform.callsOf('bet')).toHaveLength(1));
    const stopped = studio.rest();
    // The stream has ended: the studio no longer takes anything up.
    expect(await watching.text()).toContain('retry:');
    booked.resolve();
    expect(await spin).toMatchObject({ status: 200, body: { status: 'settled' } });
    await stopped;
    expect(studio.platform.callsOf('rollback')).toHaveLength(0);
  });

  it('[G11] keeps the pace that the platform states for the launch, from when its bet was taken, and tells the page of it', async () => {
    studio.platform.leastRoundMs = 60_000;
    await studio.client.launch({ mode: 'real', token: studio.platform.token });
    expect((await studio.client.enter()).minRoundMs).toBe(60_000);
    expect((await studio.client.play('100')).status).toBe(200);
    await studio.pool.query("update studio.round set created_at = created_at - interval '1 hour'");
    const early = await studio.client.play('100');
    expect([early.status, refusalOf(early).code]).toEqual([429, 'too-fast']);
    expect(refusalOf(early).retryAfterMs).toBeGreaterThan(50_000);
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
  });

  it('says that the next round is possible shortly where the platform finds it too early', async () => {
    studio.platform.script('bet', { refuse: 14111, status: 423 });
    const early = await studio.client.play('100');
    expect([early.status, refusalOf(early).code]).toEqual([429, 'too-fast']);
  });

  it('keeps a pace when one is set', async () => {
    await studio.restart({ minRoundMs: 60_000 });
    await studio.client.launch({ mode: 'real', token: studio.platform.token });
    expect((await studio.client.play('100')).status).toBe(200);
    const early = await studio.client.play('100');
    expect(early.status).toBe(429);
    expect(refusalOf(early).retryAfterMs).toBeGreaterThan(50_000);
    expect(studio.platform.callsOf('bet')).toHaveLength(1);
  });
});

describe('when the bet is refused', () => {
  it('reports that the balance does not suffice, with the balance, and lets the next round begin', async () => {
    studio.platform.balance = 50n;
    const refused = await studio.client.play('100');
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'insufficient-funds', balance: '50' } } });
    expect((await studio.client.play('40')).status).toBe(200);
  });

  it('reports that the session is over', async () => {
    studio.platform.isTokenValid = false;
    expect(await studio.client.play('100')).toMatchObject({ status: 401, body: { error: { code: 'session-expired' } } });
  });

  it('shows any other refusal without a rollback: nothing was booked', async () => {
    studio.platform.script('bet', { refuse: 13100, status: 409 });
    expect(await studio.client.play('100')).toMatchObject({ status: 409, body: { error: { code: 'bet-refused', platformCode: 13100 } } });
    expect(studio.platform.callsOf('rollback')).toHaveLength(0);
  });
});

describe('when a reply is lost', () => {
  it.each(['lose', 'drop', 'hang', 'fail', 'garble'] as const)('repeats a bet with the same transaction id: %s', async (fault) => {
    studio.platform.script('bet', fault);
    expect((await studio.client.play('100')).status).toBe(200);
    const bets = studio.platform.callsOf('bet');
    expect(bets).toHaveLength(2);
    expect(bets[0]).toEqual(bets[1]);
    await expectSettledBooks();
  });

  it('rolls a bet back that is never confirmed, whether it was booked or not', async () => {
    studio.platform.script('bet', 'lose', 'fail', 'drop');
    expect(await studio.client.play('100')).toMatchObject({ status: 503, body: { error: { code: 'bet-unconfirmed' } } });
    const [bet] = studio.platform.callsOf('bet');
    expect(studio.platform.callsOf('rollback')).toMatchObject([{ betTransactionId: bet?.transactionId, roundId: bet?.roundId }]);
    expect(studio.platform.balance).toBe(10_000n);

    studio.platform.script('bet', 'drop', 'drop', 'drop');
    expect((await studio.client.play('100')).status).toBe(503);
    expect(studio.platform.balance).toBe(10_000n);
    await expectSettledBooks();
  });

  it('rolls back when the repeat is refused: the first one may have been booked', async () => {
    studio.platform.script('bet', 'lose', { refuse: 15003, status: 401 });
    expect((await studio.client.play('100')).status).toBe(503);
    expect(studio.platform.callsOf('rollback')).toHaveLength(1);
    expect(studio.platform.balance).toBe(10_000n);
  });

  it('repeats a rollback until it is acknowledged', async () => {
    studio.platform.script('bet', 'lose', 'lose', 'lose');
    studio.platform.script('rollback', 'fail', 'drop', 'lose');
    expect((await studio.client.play('100')).status).toBe(503);
    await expectSettledBooks();
    expect(studio.platform.callsOf('rollback').length).toBeGreaterThanOrEqual(4);
    expect(studio.platform.balance).toBe(10_000n);
  });

  it('repeats a win until it is acknowledged, and refuses a new round until then', async () => {
    for (const operation of ['win', 'finish']) studio.platform.script(operation, 'lose', 'fail', 'hang');
    const { status, body } = await studio.client.play('100');
    expect([status, body.status]).toEqual([200, 'pending']);
    const next = await studio.client.play('100');
    expect([next.status, refusalOf(next).code]).toEqual([409, 'round-open']);
    await expectSettledBooks();
    const last = studio.platform.calls.filter((call) => call.body.roundId === body.id && call.operation !== 'bet');
    expect(last.length).toBeGreaterThanOrEqual(4);
    expect(new Set(last.map((call) => JSON.stringify(call.body))).size).toBe(1);
  });

  it('never gives a win up, also when the platform refuses it for a while', async () => {
    for (const operation of ['win', 'finish'])
      studio.platform.script(operation, { refuse: 15002, status: 401 }, { refuse: 15007, status: 404 });
    expect((await studio.client.play('100')).body.status).toBe('pending');
    await expectSettledBooks();
    expect(studio.logLines.some((line) => line.startsWith('error') && line.includes('15007'))).toBe(true);
  });
});

it('never writes the token or the session into a log', async () => {
  studio.platform.script('bet', 'lose');
  await studio.client.enter();
  await studio.client.play('100');
  await fetch(`${studio.server.url}/play/${studio.client.sessionId}`);
  await fetch(`${studio.server.url}/nowhere?token=${studio.platform.token}`);
  expect(studio.logLines.length).toBeGreaterThan(5);
  const log = studio.logLines.join('\n');
  expect(log).not.toContain(studio.platform.token);
  expect(log).not.toContain(studio.client.sessionId);
  expect(log).not.toContain(studio.platform.secret);
});
