import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { invoiceStatus } from '@verdigale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Jobs } from '#kernel';
import { checkBooks } from '#modules/wallet';
import type { TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { createOperatorDesk } from '../../operator/desk.ts';
import { withdrawFlow } from './index.ts';
import { payOut, payOutInTheEnd } from './pay-out.ts';
import { payoutJob } from './request-withdrawal.ts';
import { reviewWithdrawal } from './review-withdrawal.ts';
import { openPaymentPlatform, registerPayer, type Payer } from './testing.ts';

const { pending, success, rejected } = invoiceStatus;

let provider: Server;
let platform: TestPlatform;
/** What the provider was asked to pay, each reference once, however often it is asked. */
const paid = new Map<string, number>();
let behaviour: 'pays' | 'pays and is cut off' | 'pays another sum' | 'answers of another payout' | 'refuses' | 'fails';

beforeAll(async () => {
  provider = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { reference, amount, currency } = JSON.parse(text) as { reference: string; amount: string; currency: string };
      if (behaviour === 'fails' || behaviour === 'refuses') return response.writeHead(behaviour === 'fails' ? 500 : 422).end('{}');
      paid.set(reference, (paid.get(reference) ?? 0) + 1);
      if (behaviour === 'pays and is cut off') return request.socket.destroy();
      const said = {
        reference: behaviour === 'answers of another payout' ? 'another' : reference,
        amount: behaviour === 'pays another sum' ? '1' : amount,
      };
      const data = { ...said, providerReference: `p-${reference}`, state: 'succeeded', currency };
      return response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  platform = await openPaymentPlatform({}, `http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await platform[Symbol.asyncDispose]();
  provider.close();
});
beforeEach(() => {
  behaviour = 'pays';
});

async function asked(): Promise<{ player: Payer; id: string }> {
  const player = await registerPayer(platform);
  await player.deposit('bank', 50);
  return { player, id: (await player.withdraw('bank', 50)).data.invoiceId };
}

const stateOf = async ({ player, id }: { player: Payer; id: string }) => [
  (await player.invoice(id)).status,
  (await player.account()).withdrawalBalance,
];

it('is paid once, however often and at how many places the payout runs', async () => {
  const one = await asked();
  await Promise.all(Array.from({ length: 20 }, () => payOut(platform.kernel, one.id)));
  await payOut(platform.kernel, one.id);
  expect(await stateOf(one)).toEqual([success, 0]);
});

it('is paid though the connection was lost after the provider had paid: it is asked again by the same reference', async () => {
  const one = await asked();
  behaviour = 'pays and is cut off';
  await expect(payOut(platform.kernel, one.id)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
  expect(await stateOf(one)).toEqual([pending, 0]);
  expect((await one.player.decline(one.id)).status).toBe(409);
  behaviour = 'pays';
  await payOut(platform.kernel, one.id);
  expect([paid.get(one.id), ...(await stateOf(one))]).toEqual([2, success, 0]);
});

it('gives the money back when the provider refuses for good, and keeps it while the provider only fails', async () => {
  const one = await asked();
  behaviour = 'fails';
  await expect(payOut(platform.kernel, one.id)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
  expect(await stateOf(one)).toEqual([pending, 0]);
  behaviour = 'refuses';
  await payOut(platform.kernel, one.id);
  expect([paid.get(one.id), ...(await stateOf(one))]).toEqual([undefined, rejected, 50]);
});

it.each(['pays another sum', 'answers of another payout'] as const)('is not paid for us where the provider %s', async (strange) => {
  const one = await asked();
  behaviour = strange;
  await expect(payOut(platform.kernel, one.id)).rejects.toMatchObject({ reason: 'paymentAmountMismatch' });
  expect(await stateOf(one)).toEqual([pending, 0]);
});

it('has people look where its provider has something else under its reference', async () => {
  const { kernel } = platform;
  const one = await asked();
  const [error, warn] = [vi.spyOn(kernel.log, 'error'), vi.spyOn(kernel.log, 'warn')];
  behaviour = 'pays another sum';
  await payOutInTheEnd(kernel, { invoiceId: one.id });
  expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0]);
  behaviour = 'fails';
  await payOutInTheEnd(kernel, { invoiceId: one.id, turn: 1 });
  expect([error.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  vi.restoreAllMocks();
});

it('is ordered again for as long as its provider fails, after pauses that double up to an hour', async () => {
  const { kernel } = platform;
  const handlers = new Map<string, (data: never) => Promise<void>>();
  const define: Jobs['define'] = (name, handler) => void handlers.set(name, handler);
  withdrawFlow.setup!({ ...kernel, jobs: { ...kernel.jobs, define }, events: { ...kernel.events, on: () => undefined } });
  const one = await asked();
  const queued = () =>
    kernel.db.all(
      sql<{ data: object; pause: number }>`select data, round(extract(epoch from start_after - created_on))::int as pause from jobs.job
        where name = ${payoutJob} and data ->> 'invoiceId' = ${one.id} order by created_on`,
    );
  const runLatest = async () => handlers.get(payoutJob)!((await queued()).at(-1)!.data as never);
  behaviour = 'fails';
  for (let turn = 0; turn < 14; turn += 1) await runLatest();
  expect((await queued()).map(({ pause }) => pause)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  expect(await stateOf(one)).toEqual([pending, 0]);
  behaviour = 'pays';
  await runLatest();
  expect([paid.get(one.id), ...(await stateOf(one))]).toEqual([1, success, 0]);
});

describe('of an account that was blocked meanwhile', () => {
  const desk = () => createOperatorDesk(platform.kernel, '');
  const held = async (id: string) => (await desk().heldWithdrawals()).find((each) => each.id === id)?.reasons;

  it('waits for an operator, who pays it or gives it back', async () => {
    const one = await asked();
    await desk().changeStatus(one.player.id, 'blocked');
    await payOut(platform.kernel, one.id);
    await payOut(platform.kernel, one.id);
    expect([paid.get(one.id), await held(one.id)]).toEqual([undefined, ['unknown-way', 'blocked']]);
    await reviewWithdrawal(platform.kernel, one.id, { isApproved: true });
    await payOut(platform.kernel, one.id);
    expect([paid.get(one.id), await held(one.id)]).toEqual([1, undefined]);
  });

  it('is paid where the player has blocked it himself, by an exclusion', async () => {
    const one = await asked();
    await one.player.call('player.limits.create', { body: { definition: 4, period: 'forever' } });
    await payOut(platform.kernel, one.id);
    expect([paid.get(one.id), await held(one.id)]).toEqual([1, undefined]);
  });
});

it('is paid or taken back, never both, when payout and player meet 100 times each', async () => {
  for (let round = 0; round < 2; round += 1) {
    const one = await asked();
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => (n % 2 ? payOut(platform.kernel, one.id) : void (await one.player.decline(one.id)))),
    );
    const [status, balance] = await stateOf(one);
    expect([status, balance, paid.has(one.id)]).toEqual(status === success ? [success, 0, true] : [rejected, 50, false]);
  }
});
