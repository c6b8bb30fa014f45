import { limitDefinition } from '@verdigale/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishCampaign, stopCampaignNamed } from '#modules/bonus';
import { changeStatus } from '#modules/player';
import { activeAccountOf, createTestPlatform, depositForm, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { halfOf, itemOf, publishTestCampaign, withdrawCampaigns } from '../../modules/bonus/campaign/testing.ts';
import { openDepositInvoice } from '../../modules/payment/deposit-invoice.ts';
import { seedMethods, type InvoiceRow } from '#modules/payment';
import { settleInvoice } from './settle-invoice.ts';
import { reportOf, testMethods } from './testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  const limits = ['EUR', 'USD'].map((currency) => ({ currency, min: '500', max: '10000000', presets: [] }));
  await seedMethods(
    platform.kernel.db,
    testMethods.map((method) => ({ ...method, limits })),
  );
  await platform.kernel.jobs.start({ work: false });
});
afterEach(() => withdrawCampaigns(platform.kernel));
afterAll(() => platform[Symbol.asyncDispose]());

type Wish = Partial<Parameters<typeof openDepositInvoice>[1]>;

async function begin(player: TestPlayer, amount: number, wish: Wish = {}): Promise<InvoiceRow> {
  const { kernel } = platform;
  const { id: accountId } = await activeAccountOf(player);
  return openDepositInvoice(
    kernel,
    { ...depositForm(accountId, 'test.page', amount), ...wish },
    {
      principal: { playerId: player.id, sessionId: player.sessionId, expiresAt: Number.MAX_SAFE_INTEGER },
      caller: { country: 'DE', ip: '127.0.0.1' },
      idempotencyKey: undefined,
    },
  );
}

const pay = (invoice: InvoiceRow, said: Parameters<typeof reportOf>[1] = {}) =>
  settleInvoice(platform.kernel, reportOf(invoice, said), 'sandbox');

const bonuses = async ({ call }: TestPlayer) => (await call('game.playerBonuses.list')).data;
const offers = async ({ call }: TestPlayer, more: object = {}) =>
  (await call('game.bonuses.list', { query: { currency: 'EUR', ...more } })).data;
const codes = async ({ call }: TestPlayer, trigger?: number) => (await call('game.bonuses.codes.list', { query: { trigger } })).data;
const enterCode = async ({ call }: TestPlayer, bonusCode: string, trigger = 3) =>
  (await call('game.bonuses.codes.add', { body: { bonusCode, trigger } })).data.status;

describe('a bonus that goes with a deposit', () => {
  it('[DEP-03 BON-04] is issued when the money comes, once, by its percentage and cap', async () => {
    const { items } = await publishTestCampaign(platform.kernel);
    const bonusId = items[0]!.id;
    const player = await registerTestPlayer(platform);
    const invoice = await begin(player, 80, { bonusId });
    expect(await bonuses(player)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => pay(invoice)));
    expect(await bonuses(player)).toMatchObject([
      { bonusId, bonusType: 2, status: 1, result: 1, amount: 40, requiredWagerCasinoAmount: 400, maxBetAmount: 5 },
    ]);
    const rich = await registerTestPlayer(platform);
    await pay(await begin(rich, 5_000, { bonusId }));
    expect(await bonuses(rich)).toMatchObject([{ amount: 100 }]);
  });

  it('[DEP-03] is not given where it was declined, not chosen, or did not come about', async () => {
    const { items } = await publishTestCampaign(platform.kernel);
    const player = await registerTestPlayer(platform);
    await pay(await begin(player, 20, { bonusId: items[0]!.id, isBonusDecline: true }));
    await pay(await begin(player, 20, { bonusId: null }));
    await pay(await begin(player, 20, { bonusId: items[0]!.id }), { state: 'failed' });
    expect(await bonuses(player)).toEqual([]);
  });

  it('is refused before money moves where it cannot be had', async () => {
    const { items } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', nth: 1, from: { base: '20' } } });
    const bonusId = items[0]!.id;
    const player = await registerTestPlayer(platform);
    await expect(begin(player, 19, { bonusId })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    await expect(begin(player, 20, { bonusId: player.id })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    await pay(await begin(player, 20));
    await expect(begin(player, 20, { bonusId })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
  });

  it('of a code is not had by its name alone', async () => {
    const { items } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'HUSH' } });
    const player = await registerTestPlayer(platform);
    await expect(begin(player, 20, { bonusId: items[0]!.id })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
  });

  it('that was promised is given though its campaign has ended or changed meanwhile', async () => {
    const { kernel } = platform;
    const { items, code } = await publishTestCampaign(kernel);
    const player = await registerTestPlayer(platform);
    const invoice = await begin(player, 20, { bonusId: items[0]!.id });
    await stopCampaignNamed(kernel, code);
    await expect(begin(player, 20, { bonusId: items[0]!.id })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    await pay(invoice);
    expect(await bonuses(player)).toMatchObject([{ amount: 10 }]);
    await publishCampaign(kernel, code);
  });

  it('that was promised for a sum is given for it, though its least is more by the rates with which it arrives', async () => {
    const { db } = platform.kernel;
    const { items } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', from: { base: '20' } } });
    const player = await registerTestPlayer(platform, { currency: 'USD' });
    const dollars = { currency: 'USD', bonusId: items[0]!.id };
    const invoice = await begin(player, 23.24, dollars);
    const setRate = (rate: string) => db.run(sql`update settings.currency set rate = ${rate} where code = 'USD'`);
    await setRate('118');
    await expect(begin(player, 23.24, dollars)).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    await pay(invoice);
    await setRate('116.2');
    expect(await bonuses(player)).toMatchObject([{ amount: 11.62 }]);
  });

  it('of a code that waits is given for the sum that it was promised for, and refused, not left out, where the rates have moved before', async () => {
    const { db } = platform.kernel;
    const { items } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'TWENTY', from: { base: '20' } } });
    const player = await registerTestPlayer(platform, { currency: 'USD' });
    await enterCode(player, 'twenty');
    const dollars = { currency: 'USD', bonusId: items[0]!.id };
    const setRate = (rate: string) => db.run(sql`update settings.currency set rate = ${rate} where code = 'USD'`);
    await setRate('118');
    await expect(begin(player, 23.24, dollars)).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    await setRate('116.2');
    const invoice = await begin(player, 23.24, dollars);
    await setRate('118');
    await pay(invoice);
    await setRate('116.2');
    expect(await bonuses(player)).toMatchObject([{ amount: 11.62 }]);
    expect(await codes(player)).toMatchObject([{ bonusCode: 'TWENTY', status: 2 }]);
  });

  it('chosen for two deposits at once is given with one of them', async () => {
    const { items } = await publishTestCampaign(platform.kernel);
    const player = await registerTestPlayer(platform);
    const invoices = await Promise.all([1, 2, 3, 4].map(() => begin(player, 20, { bonusId: items[0]!.id })));
    await Promise.all(invoices.map((invoice) => pay(invoice)));
    expect(await bonuses(player)).toHaveLength(1);
  });

  it('is not given to a player who may not play any more', async () => {
    const { kernel } = platform;
    const { items } = await publishTestCampaign(kernel);
    const player = await registerTestPlayer(platform);
    const invoice = await begin(player, 20, { bonusId: items[0]!.id });
    await kernel.db.transaction((tx) => changeStatus(tx, kernel, player.id, 'limited'));
    await pay(invoice);
    expect(await bonuses(player)).toEqual([]);
  });

  it('of a package gives all its items by one claim', async () => {
    const spins = itemOf({
      kind: 'free-spins',
      provider: 'verdigale-studio',
      game: 'copper-canyon',
      quantity: 20,
      stake: { base: '0.20' },
      validHours: 24,
      winnings: 'real',
    });
    const { id, items } = await publishTestCampaign(platform.kernel, { name: 'Both', items: [itemOf(halfOf()), spins] });
    const player = await registerTestPlayer(platform);
    await pay(await begin(player, 20, { bonusId: items[0]!.id }));
    const [bonus] = await bonuses(player);
    const [free] = (await player.call('game.playerFreespins.list')).data;
    expect(bonus).toMatchObject({ packageId: id, packageName: 'Both', packagePriority: 0 });
    expect(free).toMatchObject({ packageId: id, packagePriority: 1, count: 20, stake: 0.2, issueSessionId: bonus!.issueSessionId });
  });
});

describe('an address', () => {
  const at = (bonusId: string | null) => ({ method: 'test.address', bonusId, fields: {} });

  it('[DEP-08] that is asked for again takes the new choice', async () => {
    const [one, other] = [await publishTestCampaign(platform.kernel), await publishTestCampaign(platform.kernel)];
    const player = await registerTestPlayer(platform);
    const invoice = await begin(player, 5, at(one.items[0]!.id));
    expect((await begin(player, 5, at(other.items[0]!.id))).id).toBe(invoice.id);
    await pay(invoice, { received: 2_000n });
    expect(await bonuses(player)).toMatchObject([{ bonusId: other.items[0]!.id, amount: 10 }]);
  });

  it('gives nothing where the choice was taken back, and where too little came; what comes in parts counts together', async () => {
    const { items } = await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', from: { base: '20' } } });
    const player = await registerTestPlayer(platform);
    const invoice = await begin(player, 5, at(items[0]!.id));
    await pay(invoice, { received: 1_999n });
    expect(await bonuses(player)).toEqual([]);
    await pay(invoice, { received: 2_400n });
    await pay(invoice, { received: 2_500n });
    expect(await bonuses(player)).toMatchObject([{ amount: 12 }]);
    const cautious = await registerTestPlayer(platform);
    const declined = await begin(cautious, 5, at(items[0]!.id));
    await begin(cautious, 5, at(null));
    await pay(declined, { received: 5_000n });
    expect(await bonuses(cautious)).toEqual([]);
  });
});

describe('offers', () => {
  it('[BON-04] are those that the next deposit can have, those that the amount fits first', async () => {
    const { kernel } = platform;
    const large = await publishTestCampaign(kernel, { code: 'a-large', trigger: { kind: 'deposit', from: { base: '100' } } });
    const small = await publishTestCampaign(kernel, { code: 'b-small' });
    await publishTestCampaign(kernel, { trigger: { kind: 'deposit', nth: 2 } });
    await publishTestCampaign(kernel, { countries: ['BR'] });
    const player = await registerTestPlayer(platform);
    const ids = [large, small].map(({ items }) => items[0]!.id);
    expect((await offers(player)).map(({ id }) => id)).toEqual(ids);
    expect((await offers(player, { amount: 20 })).map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await offers(player, { bonusIds: [ids[1]!] })).map(({ id }) => id)).toEqual([ids[1]]);
    // Of an account in a currency in which nobody deposits any more.
    expect(await offers(player, { currency: 'GBP' })).toEqual([]);
  });

  it('say whether they were had, can be had, or are given away', async () => {
    const { kernel } = platform;
    const had = await publishTestCampaign(kernel);
    const open = await publishTestCampaign(kernel);
    const gone = await publishTestCampaign(kernel, { budget: { claims: 1, spent: null } });
    const player = await registerTestPlayer(platform);
    const rival = await registerTestPlayer(platform);
    await pay(await begin(rival, 20, { bonusId: gone.items[0]!.id }));
    await pay(await begin(player, 20, { bonusId: had.items[0]!.id }));
    const ids = [had, open, gone].map(({ items }) => items[0]!.id);
    const { data: statuses } = await player.call('game.bonuses.status', { query: { bonusIds: [...ids, player.id] } });
    expect(statuses.map(({ status }) => status)).toEqual([1, 3, 4, 2]);
    expect(statuses.map(({ issueStatus }) => issueStatus)).toEqual([1, 3, 4, 2]);
  });
});

describe('a player who has excluded himself from one product', () => {
  const exclude = ({ call }: TestPlayer, product: string) =>
    call('player.limits.create', { body: { definition: limitDefinition.selfExclusion, period: '6_months', product } });

  it('[X8] is offered nothing for it, and is given nothing of what he chose before; the other goes on', async () => {
    const casino = (await publishTestCampaign(platform.kernel)).items[0]!.id;
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'CASINO' } });
    const sport = (await publishTestCampaign(platform.kernel, { items: [itemOf(halfOf(), { product: 'sportsbook' })] })).items[0]!.id;
    const player = await registerTestPlayer(platform);
    const before = await begin(player, 20, { bonusId: casino });
    expect((await exclude(player, 'casino')).status).toBe(200);
    expect((await offers(player)).map(({ id }) => id)).toEqual([sport]);
    await expect(begin(player, 20, { bonusId: casino })).rejects.toMatchObject({ reason: 'bonusUnavailable' });
    expect(await enterCode(player, 'CASINO')).toBe(4);
    await pay(before);
    expect(await bonuses(player)).toEqual([]);
    await pay(await begin(player, 20, { bonusId: sport }));
    expect(await bonuses(player)).toMatchObject([{ bonusId: sport }]);
  });
});

describe('a code for a deposit', () => {
  it('[BON-06] is not available once the deposit that it is for has passed', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'FIRST', nth: 1 } });
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'THIRD', nth: 3 } });
    const player = await registerTestPlayer(platform);
    await pay(await begin(player, 20));
    expect(await enterCode(player, 'FIRST')).toBe(4);
    // One that is still to come waits for it.
    expect(await enterCode(player, 'THIRD')).toBe(1);
  });

  it('[BON-06 DEP-03] goes with the next one and is applied when its money comes', async () => {
    await publishTestCampaign(platform.kernel, { trigger: { kind: 'deposit', code: 'HALF' } });
    const player = await registerTestPlayer(platform);
    // As the wallet asks: of trigger 1 it is none, of trigger 3 it waits, and only then there is an offer.
    expect([await enterCode(player, 'half', 1), await offers(player)]).toEqual([3, []]);
    expect(await enterCode(player, 'half')).toBe(1);
    expect(await codes(player, 3)).toMatchObject([{ bonusCode: 'HALF', status: 1, trigger: 3 }]);
    expect(await offers(player)).toHaveLength(1);
    await pay(await begin(player, 20));
    expect(await bonuses(player)).toMatchObject([{ amount: 10 }]);
    expect(await offers(player)).toEqual([]);
    expect(await codes(player, 3)).toEqual([]);
    const told = await platform.kernel.db.all(
      sql<{ status: number }>`select (payload #>> '{playerBonusCode,status}')::int as status from kernel.outbox
        where topic = 'player.bonus.code.updated' and player_id = ${player.id} order by id`,
    );
    expect(told).toEqual([{ status: 1 }, { status: 2 }]);
  });
});
