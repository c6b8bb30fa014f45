import { invoiceStatus } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, openBtcpayDriver, openStage, type BtcpayStore, type Invoice, type Sent, type Stage } from '#testing/payment-kit/index.ts';

const { pending, success, rejected } = invoiceStatus;

let stage: Stage<Awaited<ReturnType<typeof openBtcpayDriver>>>;
let store: BtcpayStore;
beforeAll(async () => {
  stage = await openStage(openBtcpayDriver);
  ({ store } = stage.driver);
});
afterAll(async () => {
  expect(await stage.checkBooks()).toEqual([]);
  await stage.close();
});

/** A player with an open address, and BTCPay Server's side of it; 0.0005 BTC is asked for. */
async function begun() {
  const payer = await stage.newPayer();
  const reference = await payer.begin();
  const invoice = store.invoiceOf(reference);
  /** What came of it, after all webhooks were delivered. */
  const deliverAll = async () => {
    for (const sent of await stage.driver.sent(reference)) expect(await stage.deliver(sent)).toMatchObject({ status: 200 });
    const { status, statusResult, publicData } = await payer.row(reference);
    return { status, statusResult, received: publicData?.received, balance: await payer.balance() };
  };
  return { payer, reference, invoice, deliverAll };
}

const pay = (invoice: Invoice, ...amounts: string[]) => amounts.forEach((amount) => store.pay(invoice, amount));

describe('bitcoin to an address of BTCPay Server', () => {
  it('[DEP-08] is asked for with the address, its code and its end', async () => {
    const payer = await stage.newPayer();
    const { data } = await payer.deposit();
    const invoice = store.invoiceOf(data.invoiceId);
    expect(data).toMatchObject({ type: 'address', address: expect.stringMatching(/^bc1q/), qr: `bitcoin:${data.address}?amount=0.0005` });
    expect(invoice).toMatchObject({ amount: '0.00050000', currency: 'BTC', networks: ['BTC-CHAIN'] });
    const { publicData } = await payer.row(data.invoiceId);
    expect(publicData).toMatchObject({ network: 'BTC-CHAIN', expected: '0.00050000', expiresAt: '2026-06-01T13:00:00.000Z' });
  });

  it('[DEP-08] shows what has come and credits it when it is confirmed', async () => {
    const { invoice, deliverAll } = await begun();
    pay(invoice, '0.0005');
    expect(await deliverAll()).toMatchObject({ status: pending, received: '0.00050000', balance: 0 });
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, balance: 0.0005 });
  });

  it("[DEP-08] is the player's when it is too much, and when more comes later", async () => {
    const { invoice, deliverAll } = await begun();
    pay(invoice, '0.0003', '0.0004');
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, statusResult: '', balance: 0.0007 });
    pay(invoice, '0.0001');
    expect(await deliverAll()).toMatchObject({ balance: 0.0007 });
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ balance: 0.0008 });
  });

  it('[DEP-08] too little waits for the rest, and is credited as it is when the time is over', async () => {
    const { invoice, deliverAll } = await begun();
    pay(invoice, '0.0002');
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: pending, received: '0.00020000', balance: 0 });
    store.expire(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, statusResult: 'underpaid', balance: 0.0002 });
    pay(invoice, '0.0003');
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, statusResult: '', balance: 0.0005 });
  });

  it("[DEP-08] that comes after the end is the player's", async () => {
    const { invoice, deliverAll } = await begun();
    store.expire(invoice);
    expect(await deliverAll()).toMatchObject({ status: rejected, balance: 0 });
    pay(invoice, '0.0005');
    expect(await deliverAll()).toMatchObject({ status: rejected, balance: 0 });
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, balance: 0.0005 });
  });

  it('that is never confirmed is not credited', async () => {
    const { invoice, deliverAll } = await begun();
    pay(invoice, '0.0005');
    store.invalidate(invoice);
    expect(await deliverAll()).toMatchObject({ status: rejected, statusResult: 'invalid', balance: 0 });
  });

  it('ends as the people of the store decide', async () => {
    const [lost, found] = [await begun(), await begun()];
    store.mark(found.invoice, 'Settled');
    expect(await found.deliverAll()).toMatchObject({ status: success, balance: 0.0005 });
    pay(lost.invoice, '0.0002');
    store.confirm(lost.invoice);
    store.mark(lost.invoice, 'Invalid');
    expect(await lost.deliverAll()).toMatchObject({ status: rejected, balance: 0 });
  });

  it('counts on every invoice of the reference, if two creations crossed', async () => {
    const { payer, reference, invoice } = await begun();
    const twin = { ...invoice, id: newId(), payments: [] };
    store.created(twin);
    store.pay(twin, '0.0005');
    store.confirm(twin);
    await stage.askProvider(reference);
    expect(await payer.balance()).toBe(0.0005);
    pay(invoice, '0.0005');
    store.confirm(invoice);
    expect(await stage.deliver((await stage.driver.sent(reference)).at(-1)!)).toMatchObject({ status: 200 });
    expect(await payer.balance()).toBe(0.001);
  });
});

describe('bitcoin that may not stay', () => {
  async function held() {
    const { payer, reference, invoice, deliverAll } = await begun();
    await payer.limit();
    pay(invoice, '0.0005');
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: rejected, statusResult: 'returning', balance: 0 });
    await stage.sendBack(reference);
    const pull = store.pullPayments.at(-1)!;
    expect(pull.description).toBe(`Refund of ${reference}`);
    const claims = async () => Object.entries((await payer.row(reference)).publicData ?? {}).filter(([key]) => key.startsWith('claim.'));
    return { payer, reference, pull, claims };
  }

  it('goes where its player says, on a page of the server that he is told of once, and is gone when it has arrived', async () => {
    const { payer, reference, pull, claims } = await held();
    await stage.sendBack(reference);
    expect(store.pullPayments.filter(({ description }) => description === pull.description)).toEqual([pull]);
    expect(pull).toMatchObject({ amount: '0.00050000', currency: 'BTC', payoutMethods: ['BTC-CHAIN'], autoApproveClaims: true });
    expect(await claims()).toEqual([[`claim.${pull.name}`, `https://pay.example/pull-payments/${pull.id}`]]);
    expect(await payer.told('deposit.claim')).toBe(1);
    store.claim(pull, 'InProgress');
    await stage.sendBack(reference);
    expect((await payer.row(reference)).statusResult).toBe('returning');
    store.payouts.at(-1)!.state = 'Completed';
    await stage.sendBack(reference);
    expect([(await payer.row(reference)).statusResult, await claims(), await payer.balance()]).toEqual(['returned', [], 0]);
  });

  it('waits for its player beside money of the same address that was credited before', async () => {
    const { payer, reference, invoice, deliverAll } = await begun();
    pay(invoice, '0.0005');
    store.confirm(invoice);
    await deliverAll();
    await payer.limit();
    pay(invoice, '0.0002');
    store.confirm(invoice);
    expect(await deliverAll()).toMatchObject({ status: success, statusResult: 'returning', balance: 0.0005 });
    await stage.sendBack(reference);
    const { publicData } = await payer.row(reference);
    expect(Object.keys(publicData ?? {}).filter((key) => key.startsWith('claim.'))).toHaveLength(1);
    expect(await payer.told('deposit.claim')).toBe(1);
  });

  it('is left to people where another refund stands under its reference', async () => {
    const { reference, pull } = await held();
    pull.amount = '0.00060000';
    await stage.sendBack(reference);
    expect(await stage.waiting(reference)).toBe('another refund has this reference');
  });

  it('is left to people once those of the store have taken it back', async () => {
    const { reference, pull } = await held();
    pull.archived = true;
    await stage.sendBack(reference);
    expect(await stage.waiting(reference)).toBe('the provider could not send it back');
  });
});

describe('a delivery of BTCPay Server', () => {
  const signed = (event: object): Sent => store.sign(JSON.stringify({ deliveryId: newId(), timestamp: store.now(), ...event }));

  it('is a hint: what it says is believed only when the server confirms it', async () => {
    const { payer, reference, invoice } = await begun();
    const lie = { type: 'InvoiceSettled', storeId: store.id, invoiceId: invoice.id, manuallyMarked: false, overPaid: true };
    expect(await stage.deliver(signed(lie))).toMatchObject({ status: 200 });
    expect(await payer.status(reference)).toBe(pending);
  });

  it.each([
    ['that only tests the endpoint', () => ({ type: 'InvoiceSettled', storeId: store.id, invoiceId: '__test__' })],
    ['of another store', () => ({ type: 'InvoiceSettled', storeId: newId(), invoiceId: newId() })],
    ['about something else', () => ({ type: 'PayoutUpdated', storeId: store.id, payoutId: newId() })],
  ])('%s is taken and changes nothing', async (_, event) => {
    expect(await stage.deliver(signed(event()))).toMatchObject({ status: 200 });
  });

  it('is taken later when the server cannot be asked', async () => {
    const { payer, reference, invoice, deliverAll } = await begun();
    pay(invoice, '0.0005');
    store.confirm(invoice);
    stage.gate.mode = 'down';
    expect(await stage.deliver((await stage.driver.sent(reference)).at(-1)!)).toEqual({ status: 503, code: 13003 });
    expect(await payer.balance()).toBe(0);
    stage.gate.mode = 'open';
    expect(await deliverAll()).toMatchObject({ status: success, balance: 0.0005 });
  });
});

describe('a payout by BTCPay Server', () => {
  it('asks for the sum in bitcoin, approved, under our reference', async () => {
    const payer = await (await stage.newPayer()).funded(stage.askProvider);
    const reference = await payer.withdraw();
    await stage.payOut(reference);
    const metadata = { reference, source: 'Verdigale' };
    expect(store.payoutsOf(reference)).toMatchObject([
      { amount: '0.00050000', payoutMethodId: 'BTC-CHAIN', state: 'AwaitingPayment', metadata },
    ]);
  });

  it.each([
    ['an invalid address', async () => ({ wallet_id: 'bc1qnowhere-at-all' })],
    ['an address that another payout goes to', async () => ({ wallet_id: await usedAddress() })],
    ['a network of another coin', async () => ({ crypto_network: 'LTC-CHAIN' })],
  ])('gives the money back for %s', async (_, fields) => {
    const payer = await (await stage.newPayer()).funded(stage.askProvider);
    const reference = await payer.withdraw(await fields());
    await stage.payOut(reference);
    expect(await payer.row(reference)).toMatchObject({ status: rejected, statusResult: 'refused' });
    expect(await payer.balance()).toBe(0.0005);
    expect(store.payoutsOf(reference)).toEqual([]);
  });

  async function usedAddress(): Promise<string> {
    const payer = await (await stage.newPayer()).funded(stage.askProvider);
    const reference = await payer.withdraw();
    await stage.payOut(reference);
    return store.payoutsOf(reference)[0]!.destination;
  }
});
