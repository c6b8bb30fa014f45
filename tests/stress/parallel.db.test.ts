import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Client } from './client.ts';
import { startKillableServer, type KillableServer } from './killable-server.ts';
import { openProvider, type Provider } from './provider.ts';
import { openStudio, type Call, type Studio } from './studio.ts';

// Real connections, many at once: the server and its database are processes of their own.

let server: KillableServer;
let studio: Studio;
let provider: Provider;
beforeAll(async () => {
  provider = await openProvider({ address: () => server.address(), now: () => server.now() });
  server = await startKillableServer({ players: 3, balance: 100, providerUrl: provider.url });
  studio = openStudio(server);
});
afterAll(async () => {
  const { faults } = await server.prove();
  await server.close();
  await provider.close();
  expect(faults).toEqual([]);
});

const many = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const tally = (values: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, each]) => [value, each.length]));

const bet = (token: string, id: string): Call => ({
  operation: 'bet',
  body: { token, transactionId: id, roundId: `round of ${id}`, amount: '100', currency: 'EUR' },
});
const balanceOf = async (token: string) => (await studio.send({ operation: 'balance', body: { token } })).data?.balance;

it('takes one of 200 parallel bets when the balance holds one', async () => {
  const token = server.tokens[0]!;
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => studio.send(bet(token, `b${n}`))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 15004)).toHaveLength(199);
  expect(await balanceOf(token)).toBe('0');
});

it('takes 200 parallel copies of one bet once, and answers all of them the same', async () => {
  const token = server.tokens[1]!;
  const answers = await Promise.all(Array.from({ length: 200 }, () => studio.send(bet(token, 'copy'))));
  expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1);
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  expect(await balanceOf(token)).toBe('0');
});

it('gives a stake back once, whatever comes first and however often', async () => {
  const token = server.tokens[2]!;
  const rollback: Call = {
    operation: 'rollback',
    body: { token, transactionId: 'x', betTransactionId: 'undone', roundId: 'round of undone' },
  };
  await Promise.all(Array.from({ length: 100 }, (_, n) => studio.send(n % 2 ? rollback : bet(token, 'undone'))));
  expect(await balanceOf(token)).toBe('100');
});

/** A player with so much money, who deposited it. */
async function enter(name: string, cents = 0) {
  const client = new Client(server.address, `${name}@mail.test`);
  const accounts = await client.register();
  const begin = async (plan: string, amount: number) => {
    const { data } = await client.deposit(plan, 'test.card', 'EUR', accounts.euro, amount / 100);
    return provider.entryOf(data.invoiceId)!;
  };
  if (cents > 0) await provider.notify(provider.change(await begin(`${name}-first`, cents), { state: 'succeeded' }));
  const balance = async () => (await client.accounts()).find(({ currency }) => currency === 'EUR')!.realBalance;
  const statuses = async () => tally((await client.invoices()).map(({ invoiceType, status }) => `${invoiceType}:${status}`));
  return { client, accounts, begin, balance, statuses };
}

it('credits one deposit once, whatever 200 callbacks come at the same time', async () => {
  const player = await enter('same-invoice');
  const entry = await player.begin('same-invoice-1', 1_000);
  const pending = provider.change(entry, {});
  const report = provider.change(entry, { state: 'succeeded' });
  const answers = await many(200, (n) => provider.notify(n % 10 === 0 ? pending : report));
  expect(tally(answers)).toEqual({ 200: 200 });
  expect(await player.balance()).toBe(10);
});

it('credits 200 deposits of one player that are reported at the same time', async () => {
  const player = await enter('many-invoices');
  const entries = await many(200, (n) => player.begin(`many-invoices-${n}`, 100 + n));
  await Promise.all(entries.map((entry) => provider.notify(provider.change(entry, { state: 'succeeded' }))));
  expect(await player.balance()).toBe((200 * 100 + (199 * 200) / 2) / 100);
  expect(await player.statuses()).toEqual({ '1:2': 200 });
});

it('credits an address by what has arrived, in whatever order 200 reports of it come', async () => {
  const { client, accounts } = await enter('address');
  const { data } = await client.deposit('address-1', 'test.address', 'BTC', accounts.bitcoin, 0.00005);
  const entry = provider.entryOf(data.invoiceId)!;
  const reports = Array.from({ length: 200 }, (_, n) => provider.change(entry, { state: 'succeeded', received: 5_000n + BigInt(n) }));
  await Promise.all(reports.toReversed().map((report) => provider.notify(report)));
  expect((await client.accounts()).find(({ currency }) => currency === 'BTC')!.realBalance).toBe(0.000_051_99);
});

it('[M1] takes one of 200 withdrawals when the balance holds one', async () => {
  const player = await enter('withdrawals', 1_000);
  const answers = await many(200, (n) => player.client.withdraw(`withdrawals-${n}`, player.accounts.euro, 10));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 199 });
  expect(await player.balance()).toBe(0);
});

it('takes 200 copies of one withdrawal once, and answers all of them the same', async () => {
  const player = await enter('copies', 10_000);
  const answers = await many(200, () => player.client.withdraw('copies-1', player.accounts.euro, 10));
  expect(new Set(answers.map(({ data }) => data.invoiceId)).size).toBe(1);
  expect(await player.balance()).toBe(90);
});

it('leaves one account active after 200 switches at the same time', async () => {
  const { client, accounts } = await enter('switches');
  const ids = [accounts.euro, accounts.bitcoin];
  const answers = await many(200, (n) => client.call<{ status: number }[]>('PUT', `/api/wallet/accounts/${ids[n % 2]}/switch`));
  for (const { data } of answers) expect(data.filter(({ status }) => status === 1)).toHaveLength(1);
  expect((await client.accounts()).filter(({ status }) => status === 1)).toHaveLength(1);
});

it('pays a withdrawal out or gives it back, never both, when 200 are taken back as they are paid', async () => {
  const player = await enter('taken-back', 20_000);
  const isTakenBack = new Set<string>();
  // Together they reach the sum that is held for a look: the payout of one waits for an operator, who approves it.
  let isAsked = false;
  const operator = vi.waitUntil(async () => (await server.review(() => true), isAsked), { timeout: 60_000, interval: 200 });
  const asked = await many(200, async (n) => {
    provider.habits.set(`taken-back-${n}`, { endsAtOnce: { state: n % 3 ? 'succeeded' : 'failed', reports: 1 } });
    const { data } = await player.client.withdraw(`taken-back-${n}`, player.accounts.euro, 1);
    // A quarter at once, the others as the first payout, one of about their time, or their own is made.
    const payout = ['', 'taken-back-0', `taken-back-${(n * 7) % 200}`, `taken-back-${n}`][n % 4]!;
    if (payout) await vi.waitUntil(() => provider.entryOf(payout) ?? isTakenBack.has(payout), { timeout: 60_000 });
    isTakenBack.add(`taken-back-${n}`);
    return { id: data.invoiceId, status: await player.client.giveUp(data.invoiceId) };
  });
  isAsked = true;
  await operator;
  expect(asked.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  await vi.waitFor(async () => expect(await player.statuses()).not.toHaveProperty('2:1'), { timeout: 30_000, interval: 300 });
  const paid = asked.filter(({ id }) => provider.entryOf(id)?.state === 'succeeded');
  expect(paid.filter(({ status }) => status === 200)).toEqual([]);
  expect({ '2:2': 0, ...(await player.statuses()) }).toEqual({ '1:2': 1, '2:2': paid.length, '2:3': 200 - paid.length });
  expect(await player.balance()).toBe(200 - paid.length);
}, 120_000);

it('never failed while nothing was killed', () => {
  expect(studio.resent).toEqual({ lost: 0, failed: 0 });
});
