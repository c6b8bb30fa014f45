import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRound } from '../games/check-round.ts';
import { mines } from '../games/mines/index.ts';
import type { MinesOutcome } from '../games/mines/math.ts';
import { refusalOf } from '../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';
import type { FairnessView, RoundView } from '../wire.ts';

let studio: TestStudio;
const outcomeOf = (round: RoundView): MinesOutcome => round.outcome as MinesOutcome;

beforeAll(async () => {
  studio = await startTestStudio();
  studio.platform.gameIdentity = 'mines';
});
afterAll(() => studio.stop());
/** Each test has a player of its own. */
beforeEach(() => {
  Object.assign(studio.platform, { playerId: randomUUID(), currency: 'EUR', balance: 10_000n });
});

const launch = (mode: 'real' | 'demo' = 'real') => studio.client.launch({ game: 'mines', mode, token: studio.platform.token });
const bet = async (choice: unknown = 1): Promise<RoundView> => (await studio.client.play('100', { choice })).body;

const winsOf = ({ id }: RoundView) => studio.platform.callsOf('win').filter(({ roundId }) => roundId === id);

/** Where the mines are, as the database alone knows before the round is over. */
async function minesOf({ id }: RoundView): Promise<number[]> {
  const { rows } = await studio.pool.query<{ serverSeed: string; clientSeed: string; nonce: number; choice: number }>(
    `select server_seed as "serverSeed", client_seed as "clientSeed", nonce, choice
     from studio.round r join studio.seed s on s.id = r.seed_id where r.id = $1`,
    [id],
  );
  const { choice, ...seed } = rows[0]!;
  const hits = Array.from({ length: 25 }, (_, field) => checkRound(mines, { ...seed, choice, steps: [field] }).outcome);
  return hits.find(({ isHit }) => isHit)!.mines!;
}

async function gemsOf(round: RoundView): Promise<number[]> {
  const hidden = await minesOf(round);
  return Array.from({ length: 25 }, (_, field) => field).filter((field) => !hidden.includes(field));
}

describe.each(['real', 'demo'] as const)('a round with steps, %s', (mode) => {
  beforeEach(async () => {
    expect(await launch(mode)).toBe(200);
  });

  it('waits for the player step by step, and pays when he stops', async () => {
    const begun = await bet(3);
    expect(begun).toMatchObject({ status: 'playing', choice: 3, steps: [], win: null, outcome: { isOver: false, mines: null } });
    const [first, second] = (await gemsOf(begun)) as [number, number];
    const one = (await studio.client.step(begun, first)).body;
    expect(one).toMatchObject({ status: 'playing', steps: [first], outcome: { uncovered: [first], mines: null } });
    const two = (await studio.client.step(one, second)).body;
    const before = BigInt((await studio.client.enter()).balance);
    const paid = (await studio.client.step(two, 'cash-out')).body;
    // 3 mines, 2 gems: 128 hundredths.
    expect(paid).toMatchObject({ status: 'settled', win: '128', balance: (before + 128n).toString(), outcome: { isOver: true } });
    expect(outcomeOf(paid).mines).toEqual(await minesOf(begun));
    expect((await studio.client.enter()).balance).toBe(paid.balance);
  });

  it('ends on a mine without a win', async () => {
    const begun = await bet(24);
    const [hit] = (await minesOf(begun)) as [number];
    expect((await studio.client.step(begun, hit)).body).toMatchObject({ status: 'settled', win: '0', outcome: { isHit: true } });
    expect((await bet(1)).status).toBe('playing');
  });

  it('answers a step that is asked for again with the round, and takes no other step in its place', async () => {
    const begun = await bet(1);
    const [first, second] = (await gemsOf(begun)) as [number, number];
    const once = (await studio.client.step(begun, first)).body;
    expect((await studio.client.step(begun, first)).body).toEqual(once);
    expect(refusalOf(await studio.client.step(begun, second)).code).toBe('step-not-allowed');
    const paid = (await studio.client.step(once, 'cash-out')).body;
    expect((await studio.client.step(once, 'cash-out')).body).toEqual(paid);
    const { rows } = await studio.pool.query('select steps, win from studio.round where id = $1', [begun.id]);
    expect(rows).toEqual([{ steps: [first, 'cash-out'], win: '103' }]);
  });

  it('takes one of twenty parallel steps', async () => {
    const begun = await bet(1);
    const gems = await gemsOf(begun);
    const answers = await Promise.all(gems.slice(0, 20).map((gem) => studio.client.step(begun, gem)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await studio.client.enter()).open).toMatchObject({ id: begun.id, steps: [expect.any(Number)] });
  });

  it('refuses what the game does not offer or allow, and changes nothing', async () => {
    for (const choice of [0, 25, '3', null, undefined, { mines: 3 }]) {
      expect((await studio.client.play('100', { choice: choice ?? null })).status).toBe(422);
    }
    expect((await studio.client.play('20', { choice: 3 })).status).toBe(422);
    const begun = await bet(3);
    for (const step of ['cash-out', 25, -1, null, 'more', [1]]) {
      expect(refusalOf(await studio.client.step(begun, step)).code).toBe('step-not-allowed');
    }
    const [gem] = (await gemsOf(begun)) as [number];
    for (const index of [1, 7]) expect(refusalOf(await studio.client.step(begun, gem, index)).code).toBe('step-not-allowed');
    for (const index of [-1, 0.5, '0x', null]) {
      expect((await studio.client.post('step', { roundId: begun.id, index, step: gem })).status).toBe(400);
    }
    expect((await studio.client.step({ ...begun, id: randomUUID() }, gem)).status).toBe(409);
    expect((await studio.client.enter()).open).toEqual(begun);
  });

  it('lets no other round begin while it is open, and reveals no secret', async () => {
    const begun = await bet(3);
    const second = await studio.client.play('100', { choice: 3 });
    expect([second.status, refusalOf(second).code]).toEqual([409, 'round-open']);
    expect((await studio.client.post('rotate', { clientSeed: 'now' })).status).toBe(409);
    const [gem] = (await gemsOf(begun)) as [number];
    const paid = (await studio.client.step((await studio.client.step(begun, gem)).body, 'cash-out')).body;
    const { previous } = (await studio.client.post<FairnessView>('rotate', { clientSeed: 'now' })).body;
    const [round] = previous!.rounds;
    expect(checkRound(mines, { ...previous!, ...round! }).outcome).toEqual(paid.outcome);
  });

  it('belongs to its own player', async () => {
    const begun = await bet(3);
    const [gem] = (await gemsOf(begun)) as [number];
    await launch('demo');
    expect((await studio.client.step(begun, gem)).status).toBe(409);
    expect((await studio.client.enter()).open).toBeNull();
  });
});

describe('an open round of a player who comes back', () => {
  beforeEach(async () => {
    await launch();
  });

  it('[T7] is played on in a later session, and settled as the one that bet', async () => {
    const begun = await bet(3);
    const [gem] = (await gemsOf(begun)) as [number];
    const one = (await studio.client.step(begun, gem)).body;
    await launch();
    expect((await studio.client.enter()).open).toEqual(one);
    expect(await bet(3)).toMatchObject({ error: { code: 'round-open' } });
    expect((await studio.client.step(one, 'cash-out')).body).toMatchObject({ status: 'settled', win: '112' });
    expect(winsOf(begun)).toMatchObject([{ betTransactionId: `${begun.id}:bet`, amount: '112' }]);
    expect(studio.platform.balance).toBe(10_012n);
  });

  it('keeps its place among others: a round of another currency is not in its way', async () => {
    const begun = await bet(3);
    studio.platform.currency = 'USD';
    await launch();
    expect((await studio.client.enter()).open).toBeNull();
    expect((await studio.client.step(begun, 0)).status).toBe(409);
    expect((await bet(3)).status).toBe('playing');
  });

  it('pays what it is worth after a day, and once', async () => {
    const begun = await bet(3);
    const [gem] = (await gemsOf(begun)) as [number];
    await studio.client.step(begun, gem);
    await studio.pool.query("update studio.round set next_attempt_at = now() - interval '1 second' where id = $1", [begun.id]);
    await waitFor(async () =>
      expect((await studio.client.enter()).unseen).toMatchObject([{ id: begun.id, status: 'settled', win: '112' }]),
    );
  });

  it('returns the stake of a round in which he did nothing', async () => {
    const begun = await bet(3);
    await studio.pool.query("update studio.round set next_attempt_at = now() - interval '1 second' where id = $1", [begun.id]);
    await waitFor(async () =>
      expect((await studio.client.enter()).unseen).toMatchObject([{ id: begun.id, status: 'returned', win: null }]),
    );
    expect(studio.platform.balance).toBe(10_000n);
  });

  it('[G9] returns the stake of a round that another process began by rules which this one does not play', async () => {
    const begun = await bet(3);
    await studio.client.step(begun, (await gemsOf(begun))[0]!);
    await studio.pool.query("update studio.round set rules_version = '0', next_attempt_at = now() - interval '1 second' where id = $1", [
      begun.id,
    ]);
    await waitFor(async () => expect((await studio.client.enter()).unseen).toMatchObject([{ id: begun.id, status: 'returned' }]));
    expect(studio.platform.balance).toBe(10_000n);
  });

  it('[G9] returns the stake of a round whose rules are no longer played', async () => {
    const begun = await bet(3);
    await studio.client.step(begun, (await gemsOf(begun))[0]!);
    await studio.pool.query("update studio.round set rules_version = '0' where id = $1", [begun.id]);
    await studio.restart();
    await launch();
    await waitFor(async () =>
      expect((await studio.client.enter()).unseen).toMatchObject([{ id: begun.id, status: 'returned', outcome: null }]),
    );
    expect(studio.platform.balance).toBe(10_000n);
  });
});
