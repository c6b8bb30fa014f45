import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickFault, registerDepositor, submit } from './depositor.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  expect(await server.reconcile()).toEqual([]);
  await server.close();
});

const approve = { decision: 'approve' };
const coins = () => `${server.sandboxUrl}/payment/coins`;

describe.concurrent('[DEP-07] a deposit', () => {
  it('by a form ends on the page of the bank, which leads back to the site', async () => {
    const player = await registerDepositor(server);
    const fields = { bank: 'meridian', account_holder: 'Ada Lovelace' };
    const { action, invoiceId } = await player.deposit({ method: 'sandbox.deposit.bank', amount: 50, country: 'ES', fields });
    expect(await (await fetch(action!)).text()).toContain('Ada Lovelace');
    expect((await submit(action!, approve)).page).toContain(`${server.url}/?success`);
    await player.untilInvoice(invoiceId, { status: 2, amount: 50 });
  });

  it('by a code is paid on the page that the code leads a phone to', async () => {
    const player = await registerDepositor(server);
    const { qr, action, invoiceId } = await player.deposit({ method: 'sandbox.deposit.pix', amount: 25 });
    expect(action).toBeUndefined();
    expect(await player.invoice(invoiceId)).toMatchObject({ status: 1, publicData: { qr, expiresAt: expect.any(String) } });
    await submit(qr!, approve);
    await player.untilInvoice(invoiceId, { status: 2 });
  });

  it('in a frame is paid there: the page may stand in the site alone, and leads nowhere', async () => {
    const player = await registerDepositor(server);
    const { action, invoiceId } = await player.deposit({
      method: 'sandbox.deposit.e-wallet',
      amount: 20,
      fields: { email: 'ada@mail.test' },
    });
    const page = await fetch(action!);
    const frameAncestors = /frame-ancestors ([^;]+)/.exec(page.headers.get('content-security-policy')!)![1]!.split(' ');
    expect(frameAncestors).toContain(server.url);
    const paid = await submit(action!, approve);
    expect(paid.page).not.toMatch(/href|refresh/);
    await player.untilInvoice(invoiceId, { status: 2 });
  });

  it('at an agent’s is paid in with the codes of the message', async () => {
    const player = await registerDepositor(server);
    const fields = { agentNumber: '4471-0093', phone: '+4915112345678' };
    const { invoiceId } = await player.deposit({ method: 'sandbox.deposit.cash-agent', amount: 20, fields });
    const { publicData } = (await player.invoice(invoiceId))!;
    expect(publicData).toMatchObject({ agentNumber: '4471-0093', transactionId: expect.stringMatching(/^\d{9}$/) });
    const counter = await (await fetch(`${server.sandboxUrl}/payment/agent?transactionId=${publicData!.transactionId}`)).text();
    await submit(`${server.sandboxUrl}/payment/${/agent\/pay_[\w-]+/.exec(counter)![0]}`, approve);
    await player.untilInvoice(invoiceId, { status: 2 });
  });

  it('whose code takes a moment gets it later, with status 1', async () => {
    const player = await registerDepositor(server);
    const fields = { phone: '+4915112345678' };
    const { invoiceId, qr } = await player.deposit({ method: 'sandbox.deposit.transfer-code', amount: 20, fields });
    expect(qr).toBeUndefined();
    await player.untilInvoice(invoiceId, { status: 1, publicData: { qr: expect.stringContaining('/payment/pay/') } });
    await submit((await player.invoice(invoiceId))!.publicData!.qr!, approve);
    await player.untilInvoice(invoiceId, { status: 2 });
  });
});

describe.concurrent('coins', () => {
  const bitcoin = { method: 'sandbox.deposit.crypto', currency: 'BTC', amount: 0.0002, fields: { crypto_network: 'BTC' } };
  const onTon = { method: 'sandbox.deposit.crypto', currency: 'USDT', amount: 2, fields: { crypto_network: 'TON' } };

  it('have one address until something comes; all that comes is credited, more and later too', async () => {
    const player = await registerDepositor(server);
    const [first, again] = [await player.deposit(bitcoin), await player.deposit(bitcoin)];
    expect(first).toMatchObject({ type: 'address', address: expect.stringMatching(/^tb1q/) });
    expect(again).toEqual(first);
    expect(await player.invoice(first.invoiceId)).toBeUndefined();
    const { address } = first as { address: string };
    await submit(coins(), { address, amount: '0.0003' });
    await player.untilInvoice(first.invoiceId, {
      status: 1,
      publicData: { address, received: '0.00030000', expected: '0.00020000', network: 'BTC', confirmationsNeeded: '3' },
    });
    await player.untilInvoice(first.invoiceId, { status: 2, amount: 0.0003, publicData: { confirmations: '3' } });
    await submit(coins(), { address, amount: '0.0001' });
    await player.untilInvoice(first.invoiceId, { status: 2, amount: 0.0004 });
    expect(await player.balance('BTC')).toBe(0.0004);
    expect((await player.deposit(bitcoin)).address).not.toBe(address);
  });

  it('on a network with tags find their payment by the tag', async () => {
    const [one, other] = [await registerDepositor(server), await registerDepositor(server)];
    const [a, b] = [await one.deposit(onTon), await other.deposit(onTon)];
    expect(a.address).toBe(b.address);
    expect(a.tag).not.toBe(b.tag);
    expect((await submit(coins(), { address: a.address!, tag: '', amount: '5' })).status).toBe(422);
    await submit(coins(), { address: a.address!, tag: a.tag!, amount: '5' });
    await one.untilInvoice(a.invoiceId, { status: 2, amount: 5, publicData: { tag: a.tag } });
    expect(await other.invoice(b.invoiceId)).toBeUndefined();
  });

  it('that are too few are shown as what came of what is needed, and credited when the time is over', async () => {
    const player = await registerDepositor(server);
    await pickFault(server, { method: bitcoin.method, amount: '21000', fault: 'underpaid' });
    const { address, invoiceId } = await player.deposit({ ...bitcoin, amount: 0.00021 });
    expect(await (await fetch(`${coins()}?address=${address}`)).text()).toContain('value="0.000105"');
    await submit(coins(), { address: address!, amount: '0.000105' });
    await player.untilInvoice(invoiceId, { status: 1, publicData: { received: '0.00010500', confirmations: '3' } });
    expect(await player.balance('BTC')).toBe(0);
    await player.untilInvoice(invoiceId, { status: 2, amount: 0.000105, statusResult: 'underpaid' });
    expect(await player.balance('BTC')).toBe(0.000105);
  });
});

describe.concurrent('a provider', () => {
  const card = 'sandbox.deposit.card';

  it.each([
    ['declines', 'decline', 5101, '/?error', 3],
    ['reports everything twice', 'callback-twice', 5102, '/?success', 2],
    ['never calls back, and is asked', 'callback-never', 5103, '/?success', 2],
  ] as const)('that %s leaves one true end', async (_, fault, amount, page, status) => {
    const player = await registerDepositor(server);
    await pickFault(server, { method: card, amount: String(amount), fault });
    const { action, invoiceId } = await player.deposit({ method: card, amount: amount / 100 });
    expect((await submit(action!, approve)).page).toContain(server.url + page);
    await player.untilInvoice(invoiceId, { status });
    expect(await player.balance()).toBe(status === 2 ? amount / 100 : 0);
  });

  it('may have called back before the player returns, or after', async () => {
    const player = await registerDepositor(server);
    await pickFault(server, { method: card, amount: '5104', fault: 'callback-before-redirect' });
    await pickFault(server, { method: card, amount: '5105', fault: 'callback-after-redirect' });
    const [before, after] = [await player.deposit({ method: card, amount: 51.04 }), await player.deposit({ method: card, amount: 51.05 })];
    await submit(before.action!, approve);
    expect(await player.invoice(before.invoiceId)).toMatchObject({ status: 2 });
    await submit(after.action!, approve);
    expect(await player.invoice(after.invoiceId)).toMatchObject({ status: 1 });
    await player.untilInvoice(after.invoiceId, { status: 2 });
    expect(await player.balance()).toBe(102.09);
  });

  it('that is slow lets the player go on without an answer, and gives it later', async () => {
    const player = await registerDepositor(server);
    await pickFault(server, { method: card, amount: '5106', fault: 'slow' });
    const { action, invoiceId } = await player.deposit({ method: card, amount: 51.06 });
    expect((await submit(action!, approve)).page).toContain(`${server.url}/?pending`);
    await player.untilInvoice(invoiceId, { status: 2 });
  });

  it('that takes no coins for this sum leaves no address', async () => {
    const player = await registerDepositor(server);
    await pickFault(server, { method: 'sandbox.deposit.crypto', amount: '22000', fault: 'decline' });
    const refused = player.deposit({
      method: 'sandbox.deposit.crypto',
      currency: 'BTC',
      amount: 0.00022,
      fields: { crypto_network: 'BTC' },
    });
    await expect(refused).rejects.toMatchObject({ code: 13003 });
  });
});

it('cash is handed out to whoever has both codes', async () => {
  const player = await registerDepositor(server);
  const { action, invoiceId: paidIn } = await player.deposit({ method: 'sandbox.deposit.card', amount: 100 });
  await submit(action!, approve);
  await player.untilInvoice(paidIn, { status: 2 });
  const { data: accounts } = await player.call('wallet.accounts.list');
  const { data } = await player.call('payment.invoices.withdrawal', {
    body: {
      method: '0x.withdrawal.cash_agent',
      currency: 'EUR',
      accountId: accounts[0]!.id,
      amount: 20,
      fields: { agentNumber: '4471-0093', phone: '+4915112345678' },
    },
  });
  await player.untilInvoice(data.invoiceId, { status: 1, publicData: { clientId: expect.any(String) } });
  const { clientId, securityCode } = (await player.invoice(data.invoiceId))!.publicData!;
  const lookUp = async (codes: Record<string, string>) =>
    (await fetch(`${server.sandboxUrl}/payment/agent?${new URLSearchParams(codes)}`)).text();
  expect(await lookUp({ clientId: clientId!, securityCode: '000000' })).toContain('Nobody has these codes');
  const counter = await lookUp({ clientId: clientId!, securityCode: securityCode! });
  await submit(`${server.sandboxUrl}/payment/${/agent\/pay_[\w-]+/.exec(counter)![0]}`, approve);
  await player.untilInvoice(data.invoiceId, { status: 2 });
  expect(await player.balance()).toBe(80);
});

it.each([
  ['no method', { amount: '1', fault: 'slow' }],
  ['no such fault', { method: 'm', amount: '1', fault: 'explode' }],
  ['an invalid amount', { method: 'm', amount: '-1', fault: 'slow' }],
])('a fault with %s is refused', async (_, body) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.sandboxUrl}/payment/faults`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(422);
});
