import { btcpay } from '#partners/payment/btcpay/index.ts';
import type { DriverContext, ProviderDriver } from '../driver.ts';
import { apiKey } from './access.ts';
import { openBtcpay } from './server.ts';
import { BtcpayStore, newId } from './store.ts';

const limits = [{ currency: 'BTC', min: '20000', max: '500000000', presets: [] }];
const networks = ['BTC-CHAIN', 'LTC-CHAIN'].map((id) => ({ id, name: id, limits }));
const texts = { labels: { en: 'Network' }, hints: {}, isRequired: true, value: null, position: 1 };
const network = { ...texts, key: 'crypto_network', fieldType: 'select', options: networks } as const;
const address = { ...texts, key: 'wallet_id', fieldType: 'text', position: 2 } as const;
const common = { provider: 'btcpay', names: { en: 'Bitcoin' }, logo: '', limits, countries: [] as string[], isEnabled: true } as const;

/** Bitcoin to an address of a store of BTCPay Server. */
export async function openBtcpayDriver({ clock }: DriverContext): Promise<ProviderDriver & { store: BtcpayStore }> {
  const store = new BtcpayStore(clock, 'a secret of the webhook');
  const server = await openBtcpay(store);
  const aboutIt = (reference: string) => store.deliveries.filter(({ body }) => body.includes(store.invoiceOf(reference).id));
  return {
    store,
    identity: 'btcpay',
    url: server.url,
    connect: (url) => btcpay({ url, storeId: store.id, apiKey, webhookSecret: store.webhookSecret }),
    methods: [
      { ...common, id: 'btcpay.deposit', direction: 'deposit', type: 'address', processingType: 'message', fields: [network] },
      { ...common, id: 'btcpay.withdrawal', direction: 'withdrawal', type: 'form', processingType: 'message', fields: [network, address] },
    ],
    deposit: { method: 'btcpay.deposit', currency: 'BTC', amount: 0.0005, fields: { crypto_network: 'BTC-CHAIN' } },
    get withdrawal() {
      const wallet = `bc1q${newId(30)
        .toLowerCase()
        .replaceAll(/[1bio]/g, 'q')}`;
      return { method: 'btcpay.withdrawal', fields: { crypto_network: 'BTC-CHAIN', wallet_id: wallet } };
    },
    async pay(reference) {
      store.pay(store.invoiceOf(reference), '0.0005');
      store.confirm(store.invoiceOf(reference));
    },
    fail: async (reference) => store.expire(store.invoiceOf(reference)),
    async endPayout(reference, end) {
      for (const payout of store.payoutsOf(reference)) payout.state = end === 'paid' ? 'Completed' : 'Cancelled';
    },
    async claimRefunds() {
      for (const pull of store.pullPayments) if (!store.payouts.some(({ pullPaymentId }) => pullPaymentId === pull.id)) store.claim(pull);
    },
    count: async (kind, reference) =>
      kind === 'payout'
        ? store.payoutsOf(reference).length
        : store.invoices.filter(({ metadata }) => metadata.orderId === reference).length,
    sent: async (reference) => aboutIt(reference).flatMap((each) => [each, store.redeliver(each)]),
    forge: ({ body }) => store.sign(body, 'another secret'),
    async stranger() {
      const asked = { amount: '0.001', currency: 'BTC', metadata: { orderId: newId() } };
      await fetch(`${server.url}/api/v1/stores/${store.id}/invoices`, {
        method: 'POST',
        headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      return aboutIt(asked.metadata.orderId)[0]!;
    },
    async misstate(reference) {
      store.invoiceOf(reference).amount = '0.0006';
      return aboutIt(reference).at(-1)!;
    },
    close: () => server.close(),
  };
}
