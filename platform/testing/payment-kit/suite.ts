import { invoiceStatus } from '@verdigale/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PaymentRefused, type PaymentProvider } from '#partners/payment/index.ts';
import { newId } from '#kernel';
import type { DriverContext, ProviderDriver, Sent } from './driver.ts';
import type { Payer } from './payer.ts';
import { openStage, type Stage } from './stage.ts';

const { pending, success, rejected } = invoiceStatus;

/** What any payment provider must pass before players pay with it. */
export function describePaymentProvider(name: string, openDriver: (context: DriverContext) => Promise<ProviderDriver>): void {
  describe(`payment provider ${name}`, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage(openDriver);
    });
    afterEach(() => {
      stage.gate.mode = 'open';
    });
    afterAll(async () => {
      expect(await stage.checkBooks()).toEqual([]);
      await stage.close();
    });

    creation(() => stage);
    callbacks(() => stage);
    badDays(() => stage);
    payouts(() => stage);
    givingBack(() => stage);
  });
}

/** A request as the platform makes it, under a reference of its own. */
async function requestOf(stage: Stage): Promise<Parameters<PaymentProvider['createPayment']>[0]> {
  const payer = await stage.newPayer();
  const { requested: amount, currency, exponent, method, fields } = await payer.row(await payer.begin());
  const page = 'https://site.example/main';
  return {
    reference: newId(),
    amount,
    currency,
    exponent,
    method,
    fields,
    locale: 'en',
    returnUrls: { success: page, error: page, pending: page },
  };
}

function creation(get: () => Stage): void {
  describe('a payment', () => {
    it('is one, however often it is asked for', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      const first = await adapter.createPayment(request);
      expect(await adapter.createPayment(request)).toEqual(first);
      expect(await driver.count('payment', request.reference)).toBe(1);
    });

    it('is one when the answer to its creation was lost', async () => {
      const stage = get();
      const request = await requestOf(stage);
      stage.gate.mode = 'lost';
      await expect(stage.adapter.createPayment(request)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      stage.gate.mode = 'open';
      await stage.adapter.createPayment(request);
      expect(await stage.driver.count('payment', request.reference)).toBe(1);
    });

    it('is refused for another sum under the same reference', async () => {
      const { adapter, ...stage } = get();
      const request = await requestOf({ adapter, ...stage });
      await adapter.createPayment(request);
      await expect(adapter.createPayment({ ...request, amount: request.amount + 1n })).rejects.toBeInstanceOf(PaymentRefused);
    });

    it('is reported when asked about: the sum, and that nothing arrived', async () => {
      const { adapter, ...stage } = get();
      const request = await requestOf({ adapter, ...stage });
      const { providerReference } = await adapter.createPayment(request);
      const { amount, currency } = request;
      expect(await adapter.findReport('payment', request)).toMatchObject({ providerReference, state: 'pending', amount, currency });
      expect(await adapter.findReport('payment', { ...request, reference: newId() })).toBeUndefined();
    });
  });
}

function callbacks(get: () => Stage): void {
  const twice = (sent: readonly Sent[]) => sent.flatMap((each) => [each, each]);
  const orders: [string, (sent: readonly Sent[]) => Sent[]][] = [
    ['in their order, each twice', twice],
    ['the last one first, each twice', (sent) => twice(sent).toReversed()],
    ['all of it twice over', (sent) => [...sent, ...sent]],
  ];

  async function begun(): Promise<{ payer: Payer; reference: string }> {
    const payer = await get().newPayer();
    return { payer, reference: await payer.begin() };
  }

  describe('what the provider sends', () => {
    it.each(orders)('credits once: %s', async (_, order) => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      await driver.pay(reference);
      for (const sent of order(await driver.sent(reference))) expect(await deliver(sent)).toEqual({ status: 200, code: undefined });
      expect(await payer.status(reference)).toBe(success);
      expect(await payer.balance()).toBe(driver.deposit.amount);
    });

    it('credits once when everything comes at the same moment', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      await driver.pay(reference);
      const sent = await driver.sent(reference);
      await Promise.all([...sent, ...sent, ...sent].map((each) => deliver(each)));
      expect(await payer.balance()).toBe(driver.deposit.amount);
    });

    it('ends a payment that failed, without money', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      await driver.fail(reference);
      for (const sent of twice(await driver.sent(reference))) expect(await deliver(sent)).toMatchObject({ status: 200 });
      expect(await payer.status(reference)).toBe(rejected);
      expect(await payer.balance()).toBe(0);
    });

    it('is refused from anybody who does not know the secret, and changes nothing', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      await driver.pay(reference);
      for (const sent of await driver.sent(reference)) {
        const unsigned = { ...sent, headers: { 'content-type': 'application/json' } };
        const altered = { ...sent, body: `${sent.body} ` };
        for (const bad of [driver.forge(sent), unsigned, altered]) expect(await deliver(bad)).toEqual({ status: 401, code: 15001 });
      }
      expect(await payer.status(reference)).toBe(pending);
    });

    it('is refused once it is old', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver, clock, askProvider } = get();
      await driver.pay(reference);
      const sent = await driver.sent(reference);
      await askProvider(reference);
      clock.advance(6 * 60_000);
      for (const each of sent) expect([200, 401]).toContain((await deliver(each)).status);
      expect(await payer.balance()).toBe(driver.deposit.amount);
    });

    it('is refused when it names another sum, and changes nothing', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      await driver.pay(reference);
      expect(await deliver(await driver.misstate(reference))).toEqual({ status: 409, code: 16002 });
      expect(await payer.status(reference)).toBe(pending);
      expect(await payer.balance()).toBe(0);
    });

    it('is unknown for a payment that we never requested, and at another provider’s endpoint', async () => {
      const { payer, reference } = await begun();
      const { driver, deliver } = get();
      expect(await deliver(await driver.stranger())).toEqual({ status: 404, code: 16001 });
      await driver.pay(reference);
      const last = (await driver.sent(reference)).at(-1)!;
      expect(await deliver(last, 'other')).toEqual({ status: 404, code: 16001 });
      expect(await deliver(last, 'none')).toEqual({ status: 404, code: 1001 });
      expect(await payer.balance()).toBe(0);
    });

    it.each(['', '{', '[]', '"x"', '{"__proto__":{}}'])('is refused when it is %j', async (body) => {
      const { deliver } = get();
      expect([400, 401]).toContain((await deliver({ headers: { 'content-type': 'application/json' }, body })).status);
    });
  });
}

function badDays(get: () => Stage): void {
  describe('on a bad day', () => {
    it.each(['down', 'failing', 'rubbish', 'silent'] as const)(
      'a provider that is %s starts no deposit, and the next day it does',
      async (mode) => {
        const { newPayer, gate, driver } = get();
        const payer = await newPayer();
        gate.mode = mode;
        expect(await payer.deposit()).toMatchObject({ status: 503, code: 13003 });
        gate.mode = 'open';
        const reference = await payer.begin();
        expect(await driver.count('payment', reference)).toBe(1);
      },
    );

    it('what it never reported is asked for, once it can be reached', async () => {
      const { newPayer, gate, driver, askProvider } = get();
      const payer = await newPayer();
      const reference = await payer.begin();
      await driver.pay(reference);
      gate.mode = 'down';
      await askProvider(reference);
      expect(await payer.status(reference)).toBe(pending);
      gate.mode = 'open';
      await askProvider(reference);
      await askProvider(reference);
      expect(await payer.status(reference)).toBe(success);
      expect(await payer.balance()).toBe(driver.deposit.amount);
    });
  });
}

function payouts(get: () => Stage): void {
  describe('a payout', () => {
    it('is one, however often it is asked for, and leaves the account when it has arrived', async () => {
      const stage = get();
      const { driver } = stage;
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      await stage.payOut(reference);
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(pending);
      // By it the provider is asked from now on.
      expect((await payer.row(reference)).providerReference).toEqual(expect.stringMatching(/./));
      await driver.endPayout(reference, 'paid');
      await stage.askProvider(reference);
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(success);
      expect(await payer.balance()).toBe(0);
    });

    it('is made once when its answer was lost, and not at all when the provider is down', async () => {
      const stage = get();
      const { gate, driver } = stage;
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      gate.mode = 'down';
      await expect(stage.payOut(reference)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      gate.mode = 'lost';
      await expect(stage.payOut(reference)).rejects.toMatchObject({ reason: 'paymentUnavailable' });
      gate.mode = 'open';
      await stage.payOut(reference);
      expect(await driver.count('payout', reference)).toBe(1);
      expect(await payer.status(reference)).toBe(pending);
    });

    it('that will never arrive gives the money back', async () => {
      const stage = get();
      const payer = await (await stage.newPayer()).funded(stage.askProvider);
      const reference = await payer.withdraw();
      await stage.payOut(reference);
      await stage.driver.endPayout(reference, 'refused');
      await stage.askProvider(reference);
      await stage.askProvider(reference);
      expect(await payer.status(reference)).toBe(rejected);
      expect(await payer.balance()).toBe(stage.driver.deposit.amount);
    });
  });
}

function givingBack(get: () => Stage): void {
  describe('money that may not stay', () => {
    it('goes back once, whatever answer was lost; a provider that sends nothing back leaves it to people', async () => {
      const { newPayer, driver, adapter, askProvider, gate, sendBack } = get();
      const payer = await newPayer();
      const reference = await payer.begin();
      await payer.limit();
      await driver.pay(reference);
      await askProvider(reference);
      expect([await payer.status(reference), await payer.balance()]).toEqual([rejected, 0]);
      for (const mode of ['down', 'lost', 'open'] as const) {
        gate.mode = mode;
        await sendBack(reference);
      }
      await driver.claimRefunds?.();
      await sendBack(reference);
      const { held, returned, statusResult } = await payer.row(reference);
      expect([returned, statusResult]).toEqual(adapter.refund ? [held, 'returned'] : [0n, 'returning']);
    });

    it('is never more than came', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      await adapter.createPayment(request);
      const refund = { ...request, payment: request.reference, reference: newId() };
      if (adapter.refund) await expect(adapter.refund(refund)).rejects.toBeInstanceOf(PaymentRefused);
      await driver.pay(request.reference);
      if (adapter.refund) await expect(adapter.refund({ ...refund, amount: request.amount + 1n })).rejects.toBeInstanceOf(PaymentRefused);
      expect(await adapter.findReport('payment', request)).toMatchObject({ state: 'succeeded' });
    });

    it('is not taken once its player has given it up, where the provider can see to that', async () => {
      const { adapter, driver, ...stage } = get();
      const request = await requestOf({ adapter, driver, ...stage });
      await adapter.createPayment(request);
      await adapter.cancelPayment?.(request.reference);
      await adapter.cancelPayment?.(request.reference);
      await driver.pay(request.reference);
      expect((await adapter.findReport('payment', request))?.state).toBe(adapter.cancelPayment ? 'failed' : 'succeeded');
    });
  });
}
