import { invoiceStatus } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import type { Sent } from './driver.ts';
import type { Payer } from './payer.ts';
import type { Stage } from './stage.ts';

const { pending, success, rejected } = invoiceStatus;

/** What becomes of what a provider sends: by itself, twice, late, forged. */
export function callbacks(get: () => Stage): void {
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
