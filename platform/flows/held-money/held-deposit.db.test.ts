import { limitDefinition } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findInvoice } from '#modules/payment';
import { findHeld } from '#modules/risk';
import { openPaymentStage, type PayingPlayer, type PaymentStage } from '../reconcile/testing.ts';
import { cancelPayment } from '../decline-invoice/cancel-payment.ts';
import { returnJob } from './hold-deposit.ts';
import { sendBack } from './send-back.ts';
import { tellClaim } from './tell-claim.ts';

let stage: PaymentStage;
let player: PayingPlayer;
beforeAll(async () => {
  stage = await openPaymentStage();
});
beforeEach(async () => {
  stage.provider.sendsBack = 'at-once';
  stage.provider.refunds.clear();
  player = await stage.register();
});
afterEach(async () => {
  await stage.reconcile('all');
  expect(await stage.found()).toEqual([]);
});
afterAll(() => stage.close());

const rejected = 3;
const limit = (amount: string) =>
  stage.desk.limitMoney(player.id, { definition: limitDefinition.deposit, period: 'daily', currency: 'EUR', amount });
const settle = (id: string) => stage.settle('payment', id);
const heldOf = async () => (await stage.desk.heldMoney()).filter(({ playerId }) => playerId === player.id);
const refunded = () => [...stage.provider.refunds.values()].map(({ payment, amount, currency }) => `${payment} ${amount} ${currency}`);
const tryToReturn = async () => {
  for (const { id: heldId } of await heldOf()) await sendBack(stage.platform.kernel, { heldId, turn: 0 });
};
const jobsOf = async (heldId: string) =>
  stage.platform.kernel.db.all(
    sql<{
      turn: number;
    }>`select (data ->> 'turn')::int as turn from jobs.job where name = ${returnJob} and data ->> 'heldId' = ${heldId} order by 1`,
  );

describe('money that arrives beyond a rule', () => {
  it('[LIM-05] six deposits that were given up and are paid all the same leave one on the balance; the others go back', async () => {
    await limit('100');
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const id = await player.begin(100);
      await player.decline(id);
      // Its provider has ended it, so that there is room for the next one; but pays it after all.
      await cancelPayment(stage.platform.kernel, { invoiceId: id });
      expect(stage.books.payment.get(id)?.state).toBe('failed');
      ids.push(id);
    }
    await Promise.all(ids.map(settle));
    expect(await player.account()).toMatchObject({ balance: 100, realBalance: 100, withdrawalBalance: 100 });
    const held = await heldOf();
    expect(held.map(({ sum, cause, status, reason }) => [sum, cause, status, reason])).toEqual(
      Array.from({ length: 5 }, () => ['100.00 EUR', 'deposit', 'returning', 'deposit-limit']),
    );
    await expect(player.withdraw(100.01)).rejects.toThrow('more than can be withdrawn');
    const late = held.map(({ subjectId }) => subjectId);
    expect(await Promise.all(late.map(player.statusOf))).toEqual(late.map(() => rejected));
    // The same report again, and a reconciliation between hold and return.
    await Promise.all(late.map(settle));
    await stage.reconcile('recent');
    expect(await stage.found()).toEqual([]);

    await Promise.all([tryToReturn(), tryToReturn(), tryToReturn()]);
    expect(refunded().toSorted()).toEqual(late.map((id) => `${id} 10000 EUR`).toSorted());
    expect(await Promise.all(late.map(player.resultOf))).toEqual(late.map(() => 'returned'));
    expect([await heldOf(), await player.account()]).toMatchObject([[], { balance: 100 }]);
  });

  it('[LIM-05] pending deposits do not pass a limit that was tightened, nor a break', async () => {
    const ids = await Promise.all([player.begin(100), player.begin(30), player.begin(30), player.begin(10)]);
    await limit('50');
    await settle(ids[0]);
    await settle(ids[1]);
    await settle(ids[2]);
    expect((await player.account()).balance).toBe(30);
    await stage.desk.coolOff(player.id, '1_day');
    await settle(ids[3]);
    expect((await player.account()).balance).toBe(30);
    expect((await heldOf()).map(({ reason }) => reason)).toEqual(['deposit-limit', 'deposit-limit', 'break']);
    await tryToReturn();
  });

  it.each([
    ['limited', 'limited'],
    ['blocked', 'blocked'],
  ] as const)('[LIM-05] is not credited to a player who is %s by then', async (status, reason) => {
    const id = await player.begin(10);
    await stage.desk.changeStatus(player.id, status);
    await settle(id);
    expect((await heldOf()).map((item) => item.reason)).toEqual([reason]);
    await tryToReturn();
    expect(await heldOf()).toEqual([]);
  });

  it('is told to the player in words of its own, and by mail; so is that it has gone back', async () => {
    const id = await player.begin(10);
    await limit('5');
    await settle(id);
    const held = await player.messages();
    expect(held).toContain('Going back: €10.00');
    expect(held.some((message) => message.startsWith('Not deposited'))).toBe(false);
    await tryToReturn();
    expect(await player.messages()).toContain('Sent back: €10.00');
    const mails = sql<{
      name: string;
    }>`select name from jobs.job where data ->> 'playerId' = ${player.id} and name like 'message.deposit-%' order by name`;
    expect((await stage.platform.kernel.db.all(mails)).map(({ name }) => name)).toEqual([
      'message.deposit-held',
      'message.deposit-returned',
    ]);
  });
});

describe('sending it back', () => {
  async function hold(): Promise<{ heldId: string; invoiceId: string }> {
    const invoiceId = await player.begin(10);
    await limit('5');
    await settle(invoiceId);
    return { heldId: (await heldOf())[0]!.id, invoiceId };
  }

  it('waits for a provider that takes its time, and sends it once', async () => {
    const { heldId, invoiceId } = await hold();
    stage.provider.sendsBack = 'later';
    await sendBack(stage.platform.kernel, { heldId, turn: 0 });
    await sendBack(stage.platform.kernel, { heldId, turn: 1 });
    expect([await player.resultOf(invoiceId), await jobsOf(heldId)]).toEqual(['returning', [{ turn: 0 }, { turn: 1 }, { turn: 2 }]]);
    await expect(stage.desk.markReturned(heldId, 'by hand')).rejects.toMatchObject({ reason: 'invoiceSettled' });
    stage.provider.sendsBack = 'at-once';
    await sendBack(stage.platform.kernel, { heldId, turn: 2 });
    expect([await player.resultOf(invoiceId), refunded()]).toEqual(['returned', [`${invoiceId} 1000 EUR`]]);
  });

  it('is left to an operator by a provider that has no such call, who may ask again or send it by hand', async () => {
    const { heldId, invoiceId } = await hold();
    stage.provider.sendsBack = 'never';
    await sendBack(stage.platform.kernel, { heldId, turn: 0 });
    expect(await heldOf()).toMatchObject([{ id: heldId, sum: '10.00 EUR', status: 'waiting' }]);
    expect(await stage.platform.metrics()).toMatch(/^held_money_waiting 1$/m);
    await stage.desk.retryReturn(heldId);
    await stage.platform.relay.drain();
    expect([(await heldOf())[0]?.status, (await jobsOf(heldId)).length]).toEqual(['returning', 2]);
    await sendBack(stage.platform.kernel, { heldId, turn: 0 });
    await Promise.all([1, 2, 3].map(() => stage.desk.markReturned(heldId, 'by bank transfer')));
    expect([await heldOf(), await player.resultOf(invoiceId), (await player.account()).balance]).toEqual([[], 'returned', 0]);
    await expect(stage.desk.retryReturn(heldId)).rejects.toMatchObject({ reason: 'notFound' });
    await expect(stage.desk.markReturned('nonsense', 'x')).rejects.toMatchObject({ reason: 'notFound' });
    await expect(stage.desk.decideWin(heldId, { isPaid: true })).rejects.toMatchObject({ reason: 'notFound' });
  });

  it('that is left to an operator takes the page for saying where to from the player: its provider has closed it', async () => {
    const { kernel } = stage.platform;
    const { heldId, invoiceId } = await hold();
    const shown = async () => (await findInvoice(kernel.db, invoiceId))!.publicData;
    await tellClaim(kernel, (await findHeld(kernel.db, heldId))!, 'https://pay.test/claim');
    expect(await shown()).toMatchObject({ [`claim.${heldId}`]: 'https://pay.test/claim' });
    stage.provider.sendsBack = 'never';
    await sendBack(kernel, { heldId, turn: 1 });
    expect([(await heldOf())[0]?.status, await shown()]).toEqual(['waiting', {}]);
    await stage.desk.markReturned(heldId, 'by hand');
  });

  it('waits while the reconciliation halts the payouts of its provider', async () => {
    const { heldId } = await hold();
    await stage.tamper(`update wallet.ledger_account set balance = balance + 1 where id = ${player.ledgerId}`);
    await stage.reconcile('all');
    await sendBack(stage.platform.kernel, { heldId, turn: 0 });
    expect(refunded()).toEqual([]);
    await stage.tamper(`update wallet.ledger_account set balance = balance - 1 where id = ${player.ledgerId}`);
    await stage.forget();
    await sendBack(stage.platform.kernel, { heldId, turn: 1 });
    expect(refunded()).toHaveLength(1);
  });

  it('is not forgotten: a held pocket and the list must agree', async () => {
    const { heldId } = await hold();
    await stage.tamper(`delete from risk.held_money where id = '${heldId}'`);
    await stage.reconcile('recent');
    expect((await stage.found()).map(({ kind, details }) => `${kind}: ${details}`)).toEqual([
      'books: held: 1000 in the pocket, 0 on the list',
    ]);
    await stage.forget();
  });
});
