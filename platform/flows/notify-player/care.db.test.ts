import { limitDefinition, type MessengerMessage } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCare, recordOutcome, showCare } from '#modules/care';
import { changeCashLimit } from '#modules/limit';
import { changeStatus } from '#modules/player';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { callWallet, giveMoney, launchTestGame } from '../game-wallet/testing.ts';
import { settleInvoice } from '../settle-invoice/index.ts';
import { reportOf } from '../settle-invoice/testing.ts';
import { seedTestMethod, storeInvoice } from '../../modules/payment/testing.ts';
import { assessActive, assessPlayers } from '../../modules/care/testing.ts';

const start = '2026-06-03T12:00:00Z';
const daysMs = (days: number) => days * 86_400_000;

let platform: TestPlatform;
let player: TestPlayer;
let accountId: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.kernel.jobs.start({ work: false });
  await seedTestMethod(platform.kernel);
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(async () => {
  platform.clock.set(start);
  player = await registerTestPlayer(platform);
  ({ id: accountId } = await activeAccountOf(player));
});

const pay = (more: Partial<Parameters<typeof storeInvoice>[1]> = {}) =>
  storeInvoice(platform.kernel, { playerId: player.id, accountId, amount: 50_00n, ...more });
const assess = () => assessPlayers(platform.kernel, [player.id]);
const shown = async () => (await showCare(platform.kernel, player.id)).found?.markers ?? [];
const kinds = async () => (await showCare(platform.kernel, player.id)).steps.map(({ kind, outcome }) => [kind, outcome]).toReversed();

async function messages(): Promise<string[]> {
  await platform.relay.drain();
  await platform.relay.drain();
  const rows = await platform.kernel.db.all(
    sql<{
      content: MessengerMessage['content'];
    }>`select content from notification.message where player_id = ${player.id} order by created_at, id`,
  );
  return rows.map(({ content }) => content.title).filter((title) => !title.startsWith('Welcome'));
}

/** A day of many deposits, and withdrawals that were taken back: a score of 4. */
async function worrying(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await pay();
  for (let n = 0; n < 2; n += 1) await pay({ type: 2, status: 3, statusResult: 'declined-by-player' });
}

async function raiseLimit(): Promise<void> {
  for (const amount of ['10', '20']) {
    const wish = { definition: limitDefinition.loss, period: 'daily', currency: 'EUR', amount };
    await platform.kernel.db.transaction((tx) => changeCashLimit(tx, platform.kernel, player.id, wish));
  }
}

describe('markers of harm', () => {
  it('[T10] are read from what the player has paid', async () => {
    await pay({ createdAt: new Date(Date.parse(start) - daysMs(10)) });
    for (let n = 0; n < 3; n += 1) await pay({ status: 3, statusResult: 'declined' });
    await pay({ status: 3, statusResult: 'expired' });
    for (let n = 0; n < 5; n += 1) await pay();
    await assess();
    expect(await shown()).toEqual(['deposits-often', 'deposits-rising', 'failed-deposits']);
  });

  it('[T10] count what comes to one address each time, however old it is', async () => {
    const address = await pay({ status: 1, received: 0n, createdAt: new Date(Date.parse(start) - daysMs(40)) });
    for (let n = 1n; n <= 5n; n += 1n) await settleInvoice(platform.kernel, reportOf(address, { received: n * 50_00n }), address.provider);
    await assess();
    expect(await shown()).toEqual(['deposits-often']);
  });

  it('[T10] no longer tell of a looser limit that was never confirmed', async () => {
    await raiseLimit();
    await assess();
    expect(await shown()).toEqual(['limits-raised']);
    // It can be confirmed a day later, for a week.
    platform.clock.advance(daysMs(8) - 1);
    await assess();
    expect(await shown()).toEqual(['limits-raised']);
    platform.clock.advance(1);
    await assess();
    expect(await shown()).toEqual([]);
  });

  it('[T10] are read from when and how long he has played, by his own clock, and from what he has lost', async () => {
    await pay({ amount: 10_00n });
    await giveMoney(platform.kernel, accountId, 100_00n);
    await platform.kernel.db.run(sql`update player.player set time_zone = 'America/New_York' where id = ${player.id}`);
    const { token } = await launchTestGame(platform, { playerId: player.id, accountId });
    const bet = async (at: string) => {
      platform.clock.set(at);
      const { token: fresh } = await launchTestGame(platform, { playerId: player.id, accountId });
      const round = { roundId: at, transactionId: at };
      expect(await callWallet(platform, 'bet', { token: fresh, amount: '200', currency: 'EUR', ...round })).toMatchObject({ status: 200 });
    };
    expect(token).toBeTruthy();
    // Three nights in New York, in the morning of Greenwich.
    for (const day of ['04', '05', '06']) await bet(`2026-06-${day}T06:30:00Z`);
    await assess();
    expect(await shown()).toEqual(['night-play']);
    for (const hour of ['12', '13', '14', '15', '16', '17']) await bet(`2026-06-06T${hour}:10:00Z`);
    await assess();
    expect(await shown()).toEqual(['loss-beyond-deposits', 'night-play', 'long-play']);
  });

  it('[T10] are read of everybody, also where an old profile has an unknown time zone', async () => {
    await giveMoney(platform.kernel, accountId, 100_00n);
    await platform.kernel.db.run(sql`update player.player set time_zone = 'Mars/Base' where id = ${player.id}`);
    for (const day of ['04', '05', '06']) {
      platform.clock.set(`2026-06-${day}T02:30:00Z`);
      const { token } = await launchTestGame(platform, { playerId: player.id, accountId });
      await callWallet(platform, 'bet', { token, amount: '1', currency: 'EUR', roundId: day, transactionId: day });
    }
    await assess();
    expect(await shown()).toEqual(['night-play']);
  });

  it('of a player who shows none leave no trace, and of one who is blocked are not looked at', async () => {
    await pay();
    await assess();
    expect(await showCare(platform.kernel, player.id)).toEqual({ found: undefined, steps: [] });
    await worrying();
    await platform.kernel.db.transaction((tx) => changeStatus(tx, platform.kernel, player.id, 'blocked'));
    await assess();
    expect(await showCare(platform.kernel, player.id)).toEqual({ found: undefined, steps: [] });
  });
});

describe('the ladder of care', () => {
  it('begins with a calm message, once, whoever looks at the same time', async () => {
    await worrying();
    await Promise.all(Array.from({ length: 10 }, assess));
    expect([await kinds(), await messages()]).toEqual([[['message', null]], ['A look at your play']]);
    expect(await listCare(platform.kernel)).toEqual([]);
  });

  it('[T10] judges the message a week later, then waits for people: a call, a limit, a break, each with its outcome', async () => {
    const later = async (days: number) => {
      platform.clock.advance(daysMs(days));
      await worrying();
      await assess();
    };
    const waiting = async () => (await listCare(platform.kernel)).find(({ playerId }) => playerId === player.id);
    const end = async (outcome: string) =>
      recordOutcome(platform.kernel, (await waiting())!.id, { outcome, by: 'ann', note: 'on the phone' });
    await later(0);
    await later(6);
    expect(await kinds()).toEqual([['message', null]]);
    await later(1);
    expect(await kinds()).toEqual([
      ['message', 'unchanged'],
      ['call', null],
    ]);
    expect(await waiting()).toMatchObject({
      kind: 'call',
      score: 6,
      markers: ['deposits-often', 'deposits-rising', 'withdrawals-taken-back'],
    });
    await later(30);
    expect(await kinds()).toHaveLength(2);
    await end('not-reached');
    await later(1);
    expect(await kinds()).toContainEqual(['limit', null]);
    expect(await messages()).toEqual(['A look at your play', 'A limit might help']);
    await end('declined');
    await later(6.9);
    expect(await waiting()).toBeUndefined();
    for (let n = 0; n < 3; n += 1) await pay({ status: 3, statusResult: 'declined' });
    await raiseLimit();
    await later(0.1);
    expect(await waiting()).toMatchObject({
      kind: 'break',
      score: 8,
      markers: expect.arrayContaining(['failed-deposits', 'limits-raised']),
    });
    await end('break-taken');
    expect((await kinds()).map(([, outcome]) => outcome)).toEqual(['unchanged', 'not-reached', 'declined', 'break-taken']);
    expect(await messages()).toHaveLength(2);
  });

  it('ends by itself where the player has calmed down', async () => {
    await worrying();
    await assess();
    platform.clock.advance(daysMs(40));
    await assess();
    expect([await kinds(), await shown()]).toEqual([[['message', 'eased']], []]);
  });

  it('[T10] records an outcome once, of a step that waits for somebody, and by name', async () => {
    await worrying();
    await assess();
    platform.clock.advance(daysMs(7));
    await worrying();
    await assess();
    const [{ id } = { id: '' }] = (await listCare(platform.kernel)).filter((step) => step.playerId === player.id);
    const end = (outcome: string, by = 'ann', step = id) => recordOutcome(platform.kernel, step, { outcome, by, note: '' });
    await expect(end('happy')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(end('reached', ' ')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(end('reached', 'ann', 'nothing')).rejects.toMatchObject({ reason: 'notFound' });
    await end('reached');
    await end('reached', 'bob');
    await expect(end('declined')).rejects.toMatchObject({ reason: 'outcomeRecorded' });
    expect(await platform.kernel.db.one(sql<{ by: string }>`select ended_by as by from care.step where id = ${id}`)).toEqual({ by: 'ann' });
  });
});

it('[T10] by night everybody is looked at who has paid or played within the day, or has an open step', async () => {
  await worrying();
  const quiet = await registerTestPlayer(platform);
  platform.clock.advance(daysMs(0.5));
  await assessActive(platform.kernel, new Date(platform.clock.now().getTime() - daysMs(1)));
  expect(await kinds()).toEqual([['message', null]]);
  expect((await showCare(platform.kernel, quiet.id)).found).toBeUndefined();
  platform.clock.advance(daysMs(40));
  await assessActive(platform.kernel, new Date(platform.clock.now().getTime() - daysMs(1)));
  expect(await kinds()).toEqual([['message', 'eased']]);
});

it('[T10] the end of a deposit has its player looked at, once however many end', async () => {
  const invoices = await Promise.all([1, 2].map(() => pay({ status: 1 })));
  for (const invoice of invoices) await settleInvoice(platform.kernel, reportOf(invoice), 'nobody');
  await platform.relay.drain();
  const jobs = await platform.kernel.db.all(
    sql<{ data: object }>`select data from jobs.job where name = 'care.assess-player' and data ->> 'playerId' = ${player.id}`,
  );
  expect(jobs).toEqual([{ data: { playerId: player.id } }]);
});
