import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;

beforeEach(async () => {
  studio = await startTestStudio();
  expect(await studio.client.launch({ mode: 'demo' })).toBe(200);
});
afterEach(() => studio.stop());

it('[GAME-03] plays on pretend credits and never calls the platform', async () => {
  let balance = BigInt((await studio.client.enter()).balance);
  expect(balance).toBe(100_000n);
  for (let spin = 0; spin < 30; spin += 1) {
    const { status, body } = await studio.client.play('200');
    expect(status).toBe(200);
    expect(body.balanceAfterBet).toBe((balance - 200n).toString());
    balance += BigInt(body.win ?? 0) - 200n;
    expect(body).toMatchObject({ status: 'settled', balance: balance.toString() });
  }
  expect((await studio.client.enter()).balance).toBe(balance.toString());
  expect(studio.platform.calls).toEqual([]);
});

it('answers the same request with the same round', async () => {
  const requestId = randomUUID();
  const first = await studio.client.play('100', { requestId });
  expect(await studio.client.play('100', { requestId })).toEqual(first);
});

it('spends credits that are there, once, and gives new ones on request', async () => {
  await studio.pool.query('update studio.session set demo_balance = 150');
  const answers = await Promise.all(Array.from({ length: 10 }, () => studio.client.play('100')));
  const paid = answers.filter((answer) => answer.status === 200);
  const won = paid.reduce((total, answer) => total + BigInt(answer.body.win ?? 0), 0n);
  expect(paid.length).toBeGreaterThanOrEqual(1);
  expect((await studio.client.enter()).balance).toBe((150n - 100n * BigInt(paid.length) + won).toString());

  await studio.pool.query('update studio.session set demo_balance = 10');
  expect(await studio.client.play('100')).toMatchObject({ status: 409, body: { error: { code: 'insufficient-funds', balance: '10' } } });
  expect((await studio.client.post<{ balance: string }>('refill')).body.balance).toBe('100000');
  expect((await studio.client.play('100')).status).toBe(200);
});

it('refuses stakes that are not on the list', async () => {
  for (const stake of ['1', '101', '5000']) expect((await studio.client.play(stake)).status).toBe(422);
});

it('gives no credits to a session that plays for money', async () => {
  await studio.client.launch({ mode: 'real', token: studio.platform.token });
  expect((await studio.client.post('refill')).status).toBe(404);
});
