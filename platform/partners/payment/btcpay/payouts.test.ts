import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#kernel';
import { btcpayProvider } from './provider.ts';
import { fakeClock } from '#testing';
import { apiKey, BtcpayStore, openBtcpay, type BtcpayDouble } from '#testing/payment-kit/index.ts';

let server: BtcpayDouble;
beforeAll(async () => {
  server = await openBtcpay(new BtcpayStore(fakeClock(), 'secret'));
});
afterAll(() => server.close());

const provider = () => btcpayProvider({ url: server.url, storeId: server.store.id, apiKey, webhookSecret: 'secret' });
let asked: Parameters<ReturnType<typeof provider>['createPayout']>[0];
let providerReference: string;
beforeEach(async () => {
  const fields = { crypto_network: 'BTC-CHAIN', wallet_id: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
  asked = { reference: newId(), amount: 50_000n, currency: 'BTC', exponent: 8, method: 'btcpay.withdrawal', fields };
  for (const payout of server.store.payouts) payout.state = 'Completed';
  ({ providerReference } = await provider().createPayout(asked));
  server.store.listsOfPayouts = 0;
});

const report = (changes: { reference?: string; providerReference?: string | null } = {}) =>
  provider().findReport('payout', { ...asked, providerReference, ...changes });
const ours = () => server.store.payoutsOf(asked.reference)[0]!;

it('is asked for by its own id, without the list of all that there ever were', async () => {
  expect(await report()).toMatchObject({ state: 'pending', providerReference });
  ours().state = 'Completed';
  expect(await report()).toMatchObject({ state: 'succeeded', amount: 50_000n });
  expect(server.store.listsOfPayouts).toBe(0);
});

it('is looked for where its id is not known, or is that of none', async () => {
  expect(await report({ providerReference: null })).toMatchObject({ providerReference });
  expect(await report({ providerReference: 'none' })).toMatchObject({ providerReference });
  expect(await report({ reference: newId() })).toBeUndefined();
  expect(server.store.listsOfPayouts).toBe(3);
});

it('is another one where the known one was cancelled', async () => {
  server.store.payouts.push({ ...ours(), id: 'made-by-hand', state: 'Completed' });
  ours().state = 'Cancelled';
  expect(await report()).toMatchObject({ state: 'succeeded', providerReference: 'made-by-hand' });
});
