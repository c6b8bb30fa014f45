import { invoiceStatus, type InvoiceStatus, type PaymentMethod } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAccounts, openAccount } from '#modules/wallet';
import { createTestPlatform, depositForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { changeInvoice, insertInvoice } from './invoice.ts';
import { seedMethods, type MethodSeed } from './stored-method.ts';
import { testField, testMethod } from './testing.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());
beforeEach(() => platform.kernel.db.run(sql`delete from payment.method`));

const seed = (...methods: MethodSeed[]) => seedMethods(platform.kernel.db, methods);

async function list(query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<PaymentMethod[]> {
  return (await player.call('payment.methods.deposit', { query: { currency: 'EUR', ...query }, headers })).data;
}

const names = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ method }) => method);

describe('which methods', () => {
  it('those of the currency and direction that are switched on, in their order', async () => {
    const dollars = [{ currency: 'USD', min: '1000', max: '10000', presets: [] }];
    await seed(
      testMethod('b'),
      testMethod('a'),
      testMethod('off', { isEnabled: false }),
      testMethod('out', { direction: 'withdrawal' }),
      testMethod('dollars', { limits: dollars }),
    );
    expect(await names()).toEqual(['b', 'a']);
    expect(await names({ currency: 'USD' })).toEqual(['dollars']);
    await seed(testMethod('b', { isEnabled: false }));
    expect(await names()).toEqual(['a']);
  });

  it("those of the country that was picked, else the one he is seen in, else the player's own", async () => {
    await seed(testMethod('everywhere'), testMethod('german', { countries: ['DE'] }), testMethod('swedish', { countries: ['SE'] }));
    expect(await names()).toEqual(['everywhere', 'german']);
    expect(await names({ country: 'SE' })).toEqual(['everywhere', 'swedish']);
    expect(await names({}, { 'cf-ipcountry': 'SE' })).toEqual(['everywhere', 'swedish']);
    expect(await names({ country: 'JP' }, { 'cf-ipcountry': 'SE' })).toEqual(['everywhere']);
  });

  it('none to deposit in a currency that is offered no more, and all to withdraw what is left in it', async () => {
    const pounds = [{ currency: 'GBP', min: '1000', max: '10000', presets: [] }];
    await seed(testMethod('in', { limits: pounds }), testMethod('out', { direction: 'withdrawal', limits: pounds }));
    const currency = { code: 'GBP', exponent: 2 };
    const { id: accountId } = await platform.kernel.db.transaction((tx) =>
      openAccount(tx, { playerId: player.id, currency, isActive: false }),
    );
    const ask = (direction: 'deposit' | 'withdrawal', code = 'GBP') =>
      player.call(`payment.methods.${direction}`, { query: { currency: code } });
    expect(await ask('deposit')).toMatchObject({ data: [] });
    expect(await ask('withdrawal')).toMatchObject({ data: [{ method: 'out', amountMin: 10 }] });
    expect((await ask('withdrawal', 'XXX')).status).toBe(422);
    const begun = await player.call('payment.invoices.deposit', { body: { ...depositForm(accountId, 'in', 20), currency: 'GBP' } });
    expect(begun).toMatchObject({ error: { fields: { method: [expect.any(String)] } } });
  });

  it('none to deposit where the brand must not be played, and all to withdraw', async () => {
    await seed(testMethod('in'), testMethod('out', { direction: 'withdrawal' }));
    expect(await names({ country: 'US' })).toEqual([]);
    const { data } = await player.call('payment.methods.withdrawal', { query: { currency: 'EUR', country: 'US' } });
    expect(data).toHaveLength(1);
  });

  it('with the one that the player used last before all others, unless it was refused', async () => {
    await seed(testMethod('first'), testMethod('second'), testMethod('third'));
    const use = async (method: string, minute: number, status: InvoiceStatus = invoiceStatus.success) => {
      const { db, clock } = platform.kernel;
      const [account] = await listAccounts(db, player.id);
      const createdAt = new Date(clock.now().getTime() + minute * 60_000);
      await db.transaction(async (tx) => {
        const common = { playerId: player.id, accountId: account!.id, currency: 'EUR', exponent: 2, amount: 1000n, provider: 'p' };
        const invoice = insertInvoice(tx, { ...common, method, type: 1, methodName: method, fields: {}, createdAt });
        changeInvoice(tx, invoice, { status }, createdAt);
      });
    };
    await use('second', 1);
    await use('third', 2);
    await use('first', 3, invoiceStatus.rejected);
    expect(await names()).toEqual(['third', 'first', 'second']);
    const stranger = await registerTestPlayer(platform);
    expect(await names({}, stranger.headers)).toEqual(['first', 'second', 'third']);
    await platform.kernel.db.run(sql`delete from payment.invoice`);
  });

  it('is answered with as many questions to the database, however many there are', async () => {
    const { db } = platform.kernel;
    const asked = async () => {
      const spies = [vi.spyOn(db, 'all'), vi.spyOn(db, 'one'), vi.spyOn(db, 'maybe')];
      await list();
      const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      for (const spy of spies) spy.mockRestore();
      return calls;
    };
    await seed(testMethod('one'));
    const few = await asked();
    await seed(...Array.from({ length: 30 }, (_, at) => testMethod(`m${at}`, { fields: [testField('email')] })));
    expect(await list()).toHaveLength(31);
    expect(await asked()).toBe(few);
  });
});

describe('[DEP-06] what a method asks for', () => {
  it('comes filled with what the profile knows, and never with its secrets', async () => {
    await platform.kernel.db.run(
      sql`update player.player set phone = '4915123456789', first_name = 'Anna', security_answer = 'Rex' where id = ${player.id}`,
    );
    const fields = ['email', 'phone', 'firstName', 'country', 'currency', 'securityAnswer', 'status', 'note'].map((key) => testField(key));
    await seed(testMethod('form', { fields: [...fields, testField('agentNumber', { value: '4471' })] }));
    const [form] = await list();
    expect(Object.fromEntries(form!.fields.map(({ key, value }) => [key, value]))).toEqual({
      email: player.email,
      phone: '4915123456789',
      firstName: 'Anna',
      country: 'DE',
      currency: 'EUR',
      securityAnswer: null,
      status: null,
      note: null,
      agentNumber: '4471',
    });
  });

  it('is what applies in the currency: fields, and the networks with their limits in main units', async () => {
    const limits = ['USDT', 'BTC'].map((currency) => ({ currency, min: '1000000', max: '900000000', presets: [] }));
    const options = [
      { id: 'TRC20', name: 'Tron', regex: '^T', limits: [{ currency: 'USDT', min: '5000000', max: '90000000' }] },
      { id: 'BTC', name: 'Bitcoin', limits: [{ currency: 'BTC', min: '1000000', max: '900000000' }] },
      { id: null, name: 'Any', minAmount: 1, maxAmount: 900 },
    ];
    const fields = [testField('crypto_network', { fieldType: 'select', options }), testField('tag', { currencies: ['BTC'] })];
    await seed(testMethod('coins', { type: 'address', limits, fields }));
    const [tether] = await list({ currency: 'USDT' });
    expect(tether).toMatchObject({ amountMin: 1, amountMax: 900 });
    expect(tether!.fields).toHaveLength(1);
    expect(tether!.fields[0]!.options).toEqual([
      { id: 'TRC20', name: 'Tron', regex: '^T', minAmount: 5, maxAmount: 90 },
      { id: null, name: 'Any', minAmount: 1, maxAmount: 900 },
    ]);
    const [bitcoin] = await list({ currency: 'BTC' });
    expect(bitcoin!.fields.map(({ key }) => key)).toEqual(['crypto_network', 'tag']);
    expect(bitcoin!.fields[0]!.options?.[0]).toEqual({ id: 'BTC', name: 'Bitcoin', minAmount: 0.01, maxAmount: 9 });
  });
});
