import { errors } from '@verdigale/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, useOperatorDialect } from '#kernel';
import { checkBooks } from '#modules/wallet';
import { identify } from '#modules/staff';
import { addTestStaff, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from './desk.ts';
import { operatorRoutes } from './routes.ts';
import { signDesk } from './signed-desk.ts';
import { market, openFeed } from '../modules/sportsbook/testing.ts';
import { openPaymentPlatform, registerPayer } from '../flows/withdraw/testing.ts';

const key = 'the-key-of-an-operator-long-enough';
let platform: TestPlatform;
let staff: { ann: string; bob: string };
const app = Fastify();
beforeAll(async () => {
  platform = await openPaymentPlatform({ noticed: { large: '300', first: null }, heldFor: ['large'] });
  staff = await addTestStaff(platform);
  const { admission, config, db } = platform.kernel;
  useOperatorDialect(app, { key, edge: config.edge, admission, identify: (given) => identify(db, given) });
  const desk = createOperatorDesk(platform.kernel, config.documentsDir);
  operatorRoutes(app, (person) => signDesk(desk, platform.kernel, person));
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await app.close();
  await platform[Symbol.asyncDispose]();
});

async function call(method: 'GET' | 'POST', url: string, { body, bearer = staff.ann }: { body?: object; bearer?: string } = {}) {
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, ...response.json<{ data?: unknown; error?: { code: number } }>() };
}

async function holdWithdrawal(): Promise<string> {
  const player = await registerPayer(platform);
  await player.deposit('bank', 400);
  return (await player.withdraw('bank', 350)).data.invoiceId;
}

it('the operator’s API takes the key as a browser’s password for no call, since browsers repeat it with those of other sites', async () => {
  const authorization = `Basic ${Buffer.from(`ann:${key}`).toString('base64')}`;
  expect((await app.inject({ url: '/build', headers: { authorization } })).statusCode).toBe(401);
});

it('[T2] the operator’s API has the running code checked on demand', async () => {
  const { status, data } = await call('GET', '/build');
  expect({ status, data }).toEqual({ status: 200, data: { fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/), isUnchanged: true } });
  expect((await call('GET', '/build')).data).toEqual(data);
});

it('[T5] the operator’s API lists significant events of a month at most, and of no stretch that ends before it begins', async () => {
  const events = (from: string, until: string) => call('GET', `/events?from=${from}&until=${until}`);
  expect(await events('2026-10-01', '2026-11-01')).toMatchObject({ status: 200, data: expect.any(Array) });
  for (const [from, until] of [
    ['2026-10-01', '2026-11-02'],
    ['0001-01-01', '9999-12-31'],
    ['2026-11-01', '2026-11-01'],
    ['2026-11-01', '2026-10-01'],
  ] as const)
    expect([from, until, await events(from, until)]).toMatchObject([
      from,
      until,
      { status: 422, error: { fields: { until: [expect.any(String)] } } },
    ]);
});

it('[T10] the operator’s API shows whom to call, and takes what came of it', async () => {
  const { id: playerId } = await registerPayer(platform);
  const id = newId();
  await platform.kernel.db.run(sql`insert into care.step (id, player_id, kind, score, markers, created_at)
    values (${id}, ${playerId}, 'call', 5, '{night-play}', ${platform.clock.now()})`);
  expect(await call('GET', '/care')).toMatchObject({ data: [{ id, playerId, kind: 'call', score: 5, markers: ['night-play'] }] });
  const end = (outcome: string) => call('POST', `/care/${id}/outcome`, { body: { outcome, note: 'will set a limit' } });
  expect((await end('happy')).status).toBe(422);
  expect(await end('reached')).toMatchObject({ status: 200, data: { id, outcome: 'reached' } });
  expect(await end('declined')).toMatchObject({ status: 409, error: { code: errors.outcomeRecorded.code } });
  expect(await call('GET', '/care')).toMatchObject({ data: [] });
});

it('takes what came of a call from two who say it at once, and tells of two outcomes which one stands', async () => {
  const { id: playerId } = await registerPayer(platform);
  const openStep = async () => {
    const id = newId();
    await platform.kernel.db.run(sql`insert into care.step (id, player_id, kind, score, markers, created_at)
      values (${id}, ${playerId}, 'call', 5, '{night-play}', ${platform.clock.now()})`);
    return (outcome: string) => call('POST', `/care/${id}/outcome`, { body: { outcome, note: '' } });
  };
  const same = await openStep();
  const saidAtOnce = await Promise.all(Array.from({ length: 5 }, () => same('reached')));
  expect(saidAtOnce.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const other = await openStep();
  const answers = await Promise.all([other('reached'), other('declined')]);
  const [taken, refused] = answers.toSorted((a, b) => a.status - b.status);
  const { outcome } = taken!.data as { outcome: string };
  expect(refused).toMatchObject({ status: 409, error: { message: `this step has ended as ${outcome}` } });
});

describe('the operator’s API', () => {
  it('has an event ruled by two people', async () => {
    const feed = await openFeed(platform);
    await feed.say(feed.fixture('match'), feed.odds('match', [market({ home: '2.5', away: '1.6' })]));
    const body = { kind: 'void', eventId: 'match', market: null, ends: null, reason: 'never played' };
    const asked = await call('POST', '/sportsbook/rulings', { body });
    const { id } = asked.data as { id: string };
    expect(asked).toEqual({ status: 200, data: { id, status: 'waiting' } });
    expect(await call('GET', '/sportsbook/rulings')).toMatchObject({ data: [{ id, eventId: 'match', askedBy: 'ann', kind: 'void' }] });
    expect((await call('POST', '/sportsbook/rulings', { body: { ...body, kind: 'pay' } })).status).toBe(422);
    expect((await call('POST', '/sportsbook/rulings', { body: { ...body, eventId: 'unknown' } })).status).toBe(404);
    const decide = (word: string, bearer: string) => call('POST', `/sportsbook/rulings/${id}/${word}`, { bearer });
    expect((await decide('approve', staff.ann)).status).toBe(422);
    expect(await decide('approve', staff.bob)).toEqual({ status: 200, data: { id, status: 'approved' } });
    expect((await decide('refuse', staff.bob)).status).toBe(409);
    expect(await call('GET', '/sportsbook/stuck')).toEqual({ status: 200, data: [] });
  });

  it('stops play and lets it go on', async () => {
    const wish = { scope: 'product', name: 'casino', because: 'a fault' };
    expect(await call('POST', '/stops', { body: wish })).toEqual({
      status: 200,
      data: { scope: 'product', name: 'casino', isStopped: true },
    });
    expect(await call('GET', '/stops')).toMatchObject({ data: [{ scope: 'product', name: 'casino', reason: 'a fault' }] });
    expect((await call('POST', '/stops', { body: { ...wish, because: '' } })).status).toBe(422);
    expect((await call('POST', '/stops', { body: { ...wish, scope: 'world' } })).status).toBe(422);
    expect((await call('POST', '/stops/lift', { body: wish })).status).toBe(200);
    expect(await call('GET', '/stops')).toMatchObject({ data: [] });
    expect((await call('POST', '/stops/lift', { body: wish })).status).toBe(404);
    for (const name of ['', 'nobody', '019a1111-1111', 'nobody@mail.test', '%'])
      for (const path of ['/stops', '/stops/lift'])
        expect([name, (await call('POST', path, { body: { ...wish, scope: 'player', name } })).status]).toEqual([name, 404]);
    // What no database holds is refused by whoever reads it.
    for (const told of [{ name: 'a\u0000@b.test' }, { because: 'a\u0000' }])
      expect((await call('POST', '/stops', { body: { ...wish, scope: 'player', name: 'a@b.test', ...told } })).status).toBe(422);
  });

  it('shows the withdrawals that wait, and pays one out, however often it is said', async () => {
    const id = await holdWithdrawal();
    expect(await call('GET', '/withdrawals')).toMatchObject({
      status: 200,
      data: [{ id, sum: '350.00 EUR', reasons: ['large', 'unknown-way'] }],
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', `/withdrawals/${id}/approve`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await call('POST', `/withdrawals/${id}/refuse`, { body: { reason: 'late' } })).toMatchObject({
      status: 409,
      error: { code: errors.invoiceSettled.code },
    });
    expect(await call('GET', '/withdrawals')).toMatchObject({ data: [] });
  });

  it('gives the money of a refused one back', async () => {
    const id = await holdWithdrawal();
    expect(await call('POST', `/withdrawals/${id}/refuse`, { body: { reason: 'ask the player' } })).toMatchObject({
      status: 200,
      data: { id, decision: 'refused' },
    });
    expect(await call('POST', `/withdrawals/${id}/approve`)).toMatchObject({ status: 409 });
  });

  it('[M6] lets the key of the tools look, and nobody act by it', async () => {
    const id = await holdWithdrawal();
    expect(await call('GET', '/withdrawals', { bearer: key })).toMatchObject({ status: 200, data: [{ id }] });
    expect(await call('POST', `/withdrawals/${id}/approve`, { bearer: key })).toMatchObject({
      status: 401,
      error: { code: errors.unauthorised.code },
    });
    expect(await call('GET', '/withdrawals')).toMatchObject({ data: [{ id }] });
    expect((await call('POST', `/withdrawals/${id}/refuse`, { body: { reason: 'ask the player' } })).status).toBe(200);
  });

  it.each(['', 'x', `${key} `, key.slice(0, -1), 'ü'])('is closed to the key %j', async (bearer) => {
    expect(await call('GET', '/withdrawals', { bearer: encodeURIComponent(bearer) })).toMatchObject({
      status: 401,
      error: { code: errors.unauthorised.code },
    });
  });

  it('refuses what it does not know, and changes nothing', async () => {
    const id = await holdWithdrawal();
    expect((await call('POST', '/withdrawals/none/approve')).status).toBe(422);
    expect((await call('POST', '/withdrawals/01990000-0000-7000-8000-000000000000/approve')).status).toBe(404);
    expect((await call('POST', `/withdrawals/${id}/refuse`, { body: {} })).status).toBe(422);
    expect((await call('POST', `/withdrawals/${id}/refuse`, { body: { reason: 'x', amount: 1 } })).status).toBe(422);
    expect(await call('GET', '/withdrawals')).toMatchObject({ data: [{ id }] });
  });
});
