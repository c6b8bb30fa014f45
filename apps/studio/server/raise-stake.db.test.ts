import { randomUUID } from 'node:crypto';
import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlackjackOutcome } from '../games/blackjack/math.ts';
import { refusalOf } from '../testing/studio-client.ts';
import { startTestStudio, waitFor, type TestStudio } from '../testing/test-studio.ts';
import type { RoundView } from '../wire.ts';

const game = 'twenty-one-lindens';
let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio();
  studio.platform.gameIdentity = game;
});
afterAll(() => studio.stop());
beforeEach(() => {
  Object.assign(studio.platform, { playerId: randomUUID(), currency: 'EUR', balance: 100_000n, maxStakeOfRound: null });
});

const betsOf = ({ id }: RoundView) => studio.platform.callsOf('bet').filter(({ roundId }) => roundId === id);
const optionsOf = (round: RoundView): readonly string[] => (round.outcome as BlackjackOutcome | null)?.options ?? [];
const launch = (mode: 'real' | 'demo' = 'real') => studio.client.launch({ game, mode, token: studio.platform.token });

/** A round that waits with a hand that may be doubled; rounds before it are left. */
async function toDouble(stake = '100'): Promise<RoundView> {
  for (;;) {
    const { body, status } = await studio.client.play(stake, { choice: { hands: 1 } });
    expect(status).toBe(200);
    if (optionsOf(body).includes('double')) return body;
    if (body.status === 'playing') await studio.client.step(body, 'leave');
  }
}

/** A round whose hand was split and is not over. */
async function toSplit(): Promise<RoundView> {
  for (;;) {
    const begun = await toDouble();
    const { body } = await studio.client.step(begun, optionsOf(begun).includes('split') ? 'split' : 'leave');
    if (body.status === 'playing') return body;
  }
}

describe('a step that stakes more', () => {
  it('[GAME-04] is a further bet of the round, taken before it is played, and once however often it is asked for', async () => {
    await launch();
    const begun = await toDouble();
    const before = studio.platform.balance;
    const { body } = await studio.client.step(begun, 'double');
    expect((await studio.client.step(begun, 'double')).body).toEqual(body);
    expect(body).toMatchObject({ status: 'settled', stake: '100', staked: '200', steps: ['double'] });
    expect(betsOf(begun).map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
      [`${begun.id}:bet`, '100'],
      [`${begun.id}:bet:1`, '100'],
    ]);
    expect(studio.platform.balance).toBe(before - 100n + BigInt(body.win!));
    expect(body.balance).toBe(studio.platform.balance.toString());
    const path = `/rounds/${begun.id}?${new URLSearchParams({ playerId: studio.platform.playerId, currency: 'EUR', locale: 'en' })}`;
    const asked = await fetch(`${studio.server.url}${path}`, {
      headers: { 'x-signature': signText(studio.platform.secret, path, new Date()) },
    });
    expect(await asked.json()).toMatchObject({ data: { stake: '200', win: body.win } });
  });

  it('changes nothing where the platform refuses it: the round goes on, and may be ended by another step', async () => {
    await launch();
    const begun = await toDouble();
    studio.platform.balance = 50n;
    const refused = await studio.client.step(begun, 'double');
    expect([refused.status, refusalOf(refused).code]).toEqual([409, 'insufficient-funds']);
    const { open } = await studio.client.enter();
    expect(open).toMatchObject({ id: begun.id, status: 'playing', staked: '100', steps: [], balance: '50' });
    expect((await studio.client.step(begun, 'stand')).body).toMatchObject({ status: 'settled', staked: '100' });
    expect(studio.platform.callsOf('rollback').filter(({ roundId }) => roundId === begun.id)).toEqual([]);
  });

  it('is offered as far as the platform would take it, after a reload too', async () => {
    await launch();
    studio.platform.maxStakeOfRound = 99n;
    let begun = (await studio.client.play('100', { choice: { hands: 1 } })).body;
    while (!optionsOf(begun).includes('stand')) {
      if (begun.status === 'playing') await studio.client.step(begun, 'leave');
      begun = (await studio.client.play('100', { choice: { hands: 1 } })).body;
    }
    expect(optionsOf(begun)).toEqual(['hit', 'stand']);
    expect(optionsOf((await studio.client.enter()).open!)).toEqual(['hit', 'stand']);
    await studio.client.step(begun, 'leave');
    studio.platform.maxStakeOfRound = 100n;
    const doubled = await toDouble();
    expect((await studio.client.step(doubled, 'double')).body).toMatchObject({ status: 'settled', staked: '200' });
  });

  it.each(['lose', 'drop', 'garble'] as const)('gives back what nobody confirmed (%s), and may be taken anew', async (fault) => {
    await launch();
    const begun = await toDouble();
    const before = studio.platform.balance;
    studio.platform.script('bet', fault, fault, fault, fault, fault);
    expect(refusalOf(await studio.client.step(begun, 'double')).code).toBe('bet-unconfirmed');
    await waitFor(async () => expect((await studio.client.enter()).open).toMatchObject({ status: 'playing', staked: '100', steps: [] }));
    expect(studio.platform.balance).toBe(before);
    expect(studio.platform.rolledBack.has(`${begun.id}:bet:1`)).toBe(true);
    studio.platform.script('bet');
    const again = await studio.client.step(begun, 'double');
    expect(again.body).toMatchObject({ status: 'settled', staked: '200' });
    expect(betsOf(begun).at(-1)).toMatchObject({ transactionId: `${begun.id}:bet:2`, amount: '100' });
    expect(studio.platform.balance).toBe(before - 100n + BigInt(again.body.win!));
  });

  it('[G8] is rolled back by the next start where the studio died over it, and the round waits as it stood', async () => {
    await launch();
    const begun = await toDouble();
    const before = studio.platform.balance;
    // What a process leaves that is killed after the platform has booked the raise.
    await studio.pool.query("update studio.round set state = 'raising', raises = 1 where id = $1", [begun.id]);
    studio.platform.book('bet', { transactionId: `${begun.id}:bet:1`, roundId: begun.id, amount: '100' });
    expect(studio.platform.balance).toBe(before - 100n);
    expect(refusalOf(await studio.client.step(begun, 'stand')).code).toBe('round-open');
    await studio.restart();
    await launch();
    await waitFor(() => expect(studio.platform.balance).toBe(before));
    await waitFor(async () => expect((await studio.client.enter()).open).toMatchObject({ id: begun.id, status: 'playing', staked: '100' }));
    expect((await studio.client.step(begun, 'stand')).body.status).toBe('settled');
  });

  it('goes back with the stake where the rules of the round are no longer played', async () => {
    await launch();
    const split = await toSplit();
    const staked = studio.platform.balance;
    await studio.pool.query("update studio.round set rules_version = 'old' where id = $1", [split.id]);
    await studio.restart();
    await waitFor(() => expect(studio.platform.balance).toBe(staked + 200n));
    expect([...studio.platform.rolledBack]).toEqual(expect.arrayContaining([`${split.id}:bet`, `${split.id}:bet:1`]));
  });

  it('[G9] goes back with the stake where the studio died over it and starts with other rules', async () => {
    await launch();
    const begun = await toDouble();
    const before = studio.platform.balance;
    await studio.pool.query("update studio.round set state = 'raising', raises = 1, rules_version = 'old' where id = $1", [begun.id]);
    studio.platform.book('bet', { transactionId: `${begun.id}:bet:1`, roundId: begun.id, amount: '100' });
    await studio.restart();
    await waitFor(() => expect(studio.platform.balance).toBe(before + 100n));
    await launch();
    expect((await studio.client.play('100', { choice: { hands: 1 } })).status).toBe(200);
  });

  it('takes credits in a demo, and is refused where they do not suffice', async () => {
    await launch('demo');
    const begun = await toDouble();
    const { body } = await studio.client.step(begun, 'double');
    expect(body).toMatchObject({ status: 'settled', staked: '200' });
    expect(BigInt(body.balance!)).toBe(BigInt(begun.balanceAfterBet!) - 100n + BigInt(body.win!));
    const next = await toDouble();
    await studio.pool.query('update studio.session set demo_balance = 50 where id = $1', [studio.client.sessionId]);
    const refused = await studio.client.step(next, 'double');
    expect([refused.status, refusalOf(refused).code]).toEqual([409, 'insufficient-funds']);
    expect((await studio.client.step(next, 'stand')).body).toMatchObject({ status: 'settled', staked: '100' });
  });
});
